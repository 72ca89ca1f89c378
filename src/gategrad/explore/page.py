"""The page: template, style, scripts and data in one HTML file."""

from __future__ import annotations

import html
import json
import os
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit
from gategrad.circuit.encoders.table_values import MISSING
from gategrad.explore.circuit_data import circuit_data
from gategrad.explore.packed_arrays import pack
from gategrad.explore.view import View
from gategrad.system.atomic import write_bytes

__all__ = ["SCRIPTS", "page_html", "script", "write_page"]

_WEB: Final = Path(__file__).parent / "web"

SCRIPTS: Final = (
    "circuit.js", "drawing.js", "theme.js", "grid.js", "image_input.js", "table_input.js",
    "classes.js", "gate.js", "statistics.js", "main.js",
)  # fmt: skip
"""The page's scripts in the order that they need; the first two know no page."""


def write_page(circuit: Circuit, path: str | os.PathLike[str], view: View | None = None) -> int:
    """Write a page that runs a circuit in any browser, offline.

    The file holds everything: it loads nothing and sends nothing. The circuit runs in a few lines
    of JavaScript, on the arrays that the circuit is; its classes are those of every other target.

    Args:
        circuit: What to show, as it is; see :func:`gategrad.optimize` for a smaller one.
        path: The HTML file, replaced as a whole.
        view: What surrounds it; see :func:`~gategrad.explore.view.view_of_run`.

    Returns:
        The file's size in bytes.

    Raises:
        ValueError: A circuit whose class sums are not whole numbers of up to 53 bits, or a view
            that does not fit it.
    """
    content = page_html(circuit, view or View("A circuit")).encode("utf-8")
    write_bytes(path, content)
    return len(content)


def page_html(circuit: Circuit, view: View) -> str:
    """The page's text; see :func:`write_page`."""
    parts = {
        "title": html.escape(view.title),
        "style": (_WEB / "page.css").read_text("utf-8"),
        "data": _safe_json(_page_data(circuit, view)),
        "scripts": "\n".join(script(name) for name in SCRIPTS),
    }
    template = (_WEB / "page.html").read_text("utf-8")
    return re.sub(r"<!-- (\w+) -->", lambda marker: parts[marker[1]], template)


def script(name: str) -> str:
    """The text of one of :data:`SCRIPTS`."""
    return (_WEB / name).read_text("utf-8")


def _page_data(circuit: Circuit, view: View) -> dict[str, Any]:
    """What the scripts read: the circuit and its view."""
    view = view.check(circuit)
    encoder = circuit.encoder
    assert view.shape is not None
    columns = [asdict(column) for column in view.columns]
    return {
        "title": view.title,
        "facts": list(view.facts),
        "note": view.note,
        "circuit": circuit_data(circuit),
        "input": {
            "shape": list(view.shape),
            "columns": columns,
            "drawing": None if view.drawing is None else asdict(view.drawing),
            "dtype": "bool" if encoder is None else encoder.dtype,
            "low": 0.0 if encoder is None else encoder.low,
            "high": 1.0 if encoder is None else encoder.high,
            "missing": MISSING,
            "ranges": None if view.ranges is None else view.ranges.tolist(),
        },
        "samples": None
        if view.samples is None or view.labels is None or len(view.samples) == 0
        else {"x": pack(_flat(view.samples)), "labels": [int(label) for label in view.labels]},
    }


def _flat(rows: NDArray[Any]) -> NDArray[Any]:
    flat = np.ascontiguousarray(rows).reshape(-1)
    return flat.view(np.uint8) if flat.dtype == np.bool_ else flat


def _safe_json(content: dict[str, Any]) -> str:
    # Inside a script element no text may look like a tag, whatever a class is called.
    text = json.dumps(content, separators=(",", ":"), allow_nan=False)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
