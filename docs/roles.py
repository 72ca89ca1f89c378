"""Sphinx's roles in docstrings, such as :class:`~gategrad.Netlist`, as links of the site."""

from __future__ import annotations

import re
from typing import Any

_ROLE = re.compile(r":(?:attr|class|data|func|meth|mod):<code>(~?)([\w.]+)</code>")


def on_page_content(html: str, **_: Any) -> str:
    """A link where the name has a place on the site; the name alone elsewhere."""
    return _ROLE.sub(_link, html)


def _link(role: re.Match[str]) -> str:
    short, name = role.groups()
    shown = name.rpartition(".")[2] if short else name
    return f'<autoref identifier="{name}" optional><code>{shown}</code></autoref>'
