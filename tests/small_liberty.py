"""A library of few cells."""

SMALL = """
library (small) { /* cell (HIDDEN) { area : 9; } */
  cell (INV) { area : 2; pin (A) { direction : input; }
    pin (Y) { direction : output; function : "!A"; } }
  cell ("NAND2") { area : 4.0; pin ("A") { direction : input; }
    pin ("B") { direction : "input"; }
    pin (Y) { direction : output; function : "(A B)'"; } }
  cell (NAND2X4) { area : 9; pin (A) { direction : input; } pin (B) { direction : input; }
    pin (Y) { direction : output; function : "!A + !B"; } }
  cell (NOR2) { area : 3.5; pin (A) { direction : input; } pin (B) { direction : input; }
    pin (Y) { direction : output; function : "!(A|B)"; } }
  cell (FLOP) { area : 20; ff (IQ, IQN) { clocked_on : "C"; next_state : "D"; }
    pin (C) { direction : input; } pin (D) { direction : input; }
    pin (Q) { direction : output; function : "IQ"; } }
}
"""
