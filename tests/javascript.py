"""The page's scripts that know no page, in a JavaScript engine of Python's."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from gategrad.circuit import Circuit
from gategrad.explore.circuit_data import circuit_data
from gategrad.explore.page import script

quickjs = pytest.importorskip("quickjs", reason="pip install quickjs: it runs the page's scripts")

_TESTED = """
function load(text) { globalThis.circuit = new Circuit(JSON.parse(text)); }
function results(text) {
  return JSON.stringify(JSON.parse(text).map((x) => {
    const predicted = circuit.predict(x);
    const bits = Array.from(circuit.outputs, (net) => circuit.values[net]);
    return { predicted, bits, sums: Array.from(circuit.classSums()) };
  }));
}
function drawn(text) { return JSON.stringify(Array.from(imageOfStrokes(...JSON.parse(text)))); }
function unpacked(text) { return JSON.stringify(Array.from(unpack(JSON.parse(text)))); }
function cone(net) { return JSON.stringify(Array.from(circuit.cone([net]))); }
"""


class Scripts:
    """``circuit.js`` and ``drawing.js``, loaded once."""

    def __init__(self) -> None:
        self._context = quickjs.Context()
        for name in ("circuit.js", "drawing.js"):
            self._context.eval(script(name))
        self._context.eval(_TESTED)

    def call(self, name: str, *arguments: Any) -> Any:
        text = self._context.get(name)(*arguments)
        return None if text is None else json.loads(text)

    def load(self, circuit: Circuit) -> None:
        self.call("load", json.dumps(circuit_data(circuit)))

    def run(self, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Classes, output bits and class sums of raw rows."""
        found = self.call("results", json.dumps(rows.tolist()))
        return tuple(
            np.array([row[name] for row in found]) for name in ("predicted", "bits", "sums")
        )

    def draw(
        self, strokes: Any, drawing: dict[str, Any], side: int, least: float = 0
    ) -> np.ndarray:
        image = self.call("drawn", json.dumps([strokes, drawing, side, side, least]))
        return np.array(image).reshape(side, side)
