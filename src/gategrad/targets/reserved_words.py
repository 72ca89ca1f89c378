"""Words that name nothing in languages that circuits are written in, or are read beside."""

from __future__ import annotations

from typing import Final

__all__ = ["reserved_in"]

# Each with those of its earlier versions: IEEE 1364-2005, IEEE 1800-2017 (and two words of Icarus
# Verilog), C23, and C++23. Only what is no word of a language before is listed.
_WORDS: Final = {
    "Verilog": (
        "always and assign automatic begin buf bufif0 bufif1 case casex casez cell cmos config "
        "deassign default defparam design disable edge else end endcase endconfig endfunction "
        "endgenerate endmodule endprimitive endspecify endtable endtask event for force forever "
        "fork function generate genvar highz0 highz1 if ifnone incdir include initial inout input "
        "instance integer join large liblist library localparam macromodule medium module nand "
        "negedge nmos nor noshowcancelled not notif0 notif1 or output parameter pmos posedge "
        "primitive pull0 pull1 pulldown pullup pulsestyle_ondetect pulsestyle_onevent rcmos real "
        "realtime reg release repeat rnmos rpmos rtran rtranif0 rtranif1 scalared showcancelled "
        "signed small specify specparam strong0 strong1 supply0 supply1 table task time tran "
        "tranif0 tranif1 tri tri0 tri1 triand trior trireg unsigned use uwire vectored wait wand "
        "weak0 weak1 while wire wor xnor xor"
    ),
    "SystemVerilog": (
        "accept_on alias always_comb always_ff always_latch assert assume before bind bins binsof "
        "bit bool break byte chandle checker class clocking const constraint context continue "
        "cover covergroup coverpoint cross dist do endchecker endclass endclocking endgroup "
        "endinterface endpackage endprogram endproperty endsequence enum eventually expect export "
        "extends extern final first_match foreach forkjoin global iff ignore_bins illegal_bins "
        "implements implies import inside int interconnect interface intersect join_any join_none "
        "let local logic longint matches modport nettype new nexttime null package packed priority "
        "program property protected pure rand randc randcase randsequence ref reject_on restrict "
        "return s_always s_eventually s_nexttime s_until s_until_with sequence shortint shortreal "
        "soft solve static string strong struct super sync_accept_on sync_reject_on tagged this "
        "throughout timeprecision timeunit type typedef union unique unique0 until until_with "
        "untyped var virtual void wait_order weak wildcard with within wone wreal"
    ),
    "C": (
        "alignas alignof asm auto bool break case char const constexpr continue default do double "
        "else enum extern false float for fortran goto if inline int long main nullptr register "
        "restrict return short signed sizeof static static_assert struct switch thread_local true "
        "typedef typeof typeof_unqual union unsigned void volatile while"
    ),
    "C++": (
        "and and_eq bitand bitor catch char16_t char32_t char8_t class co_await co_return co_yield "
        "compl concept const_cast consteval constinit decltype delete dynamic_cast explicit export "
        "friend module import mutable namespace new noexcept not not_eq operator or or_eq private "
        "protected public reinterpret_cast requires static_cast std template this throw try typeid "
        "typename using virtual wchar_t xor xor_eq"
    ),
}


def reserved_in(word: str) -> str | None:
    """The first language in which a word is reserved; None where it is free in all."""
    return next((name for name, words in _WORDS.items() if word in words.split()), None)
