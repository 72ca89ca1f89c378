"""The one writer of pages: templates in, HTML, Markdown or LaTeX out, all text escaped.

A template is a file ``NAME.html.jinja``, ``NAME.md.jinja`` or ``NAME.tex.jinja``; its ending says
how text is escaped. Those of LaTeX have ``<< >>`` and ``<% %>`` in place of braces. Needs jinja2:
the extra ``plot``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gategrad.system.atomic import write_bytes

if TYPE_CHECKING:
    from jinja2 import Environment

__all__ = [
    "TEMPLATES",
    "latex_text",
    "markdown_table",
    "markdown_text",
    "page_part",
    "render",
    "write_page",
]

TEMPLATES: Final = Path(__file__).with_name("templates")

_LATEX: Final = {
    "\\": r"\textbackslash{}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_",
    "{": r"\{", "}": r"\}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
    "±": r"$\pm$", "×": r"$\times$", "\u2212": "$-$", "<": "$<$", ">": "$>$",
}  # fmt: skip
_LATEX_SIGNS: Final[dict[str, Any]] = {
    "variable_start_string": "<<", "variable_end_string": ">>", "block_start_string": "<%",
    "block_end_string": "%>", "comment_start_string": "<#", "comment_end_string": "#>",
}  # fmt: skip
# An underscore within a word means nothing in Markdown. Tildes strike out, dollars are formulas.
_MARKDOWN: Final = re.compile(r"[\\`*\[\]|~$]|(?<![^\W_])_|_(?![^\W_])")


def latex_text(text: str) -> str:
    """Text that LaTeX prints as it is."""
    return "".join(_LATEX.get(letter, letter) for letter in " ".join(text.splitlines()))


def markdown_text(text: str) -> str:
    """Text that Markdown prints as it is, in a table, too."""
    text = _MARKDOWN.sub(lambda found: "\\" + found[0], " ".join(text.splitlines()))
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _markdown_code(text: str) -> str:
    """Text as Markdown's code, whatever backticks it has."""
    text = " ".join(text.splitlines())
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence, space = "`" * (longest + 1), " " if longest else ""
    return f"{fence}{space}{text}{space}{fence}"


def markdown_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table's lines.

    Args:
        columns: Names of the columns.
        rows: Cells of each line, which are Markdown already.
    """
    lines = [_table_line(columns), "|---" * len(columns) + "|"]
    return lines + [_table_line(cells) for cells in rows]


def _table_line(cells: Iterable[str]) -> str:
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


_ESCAPES: Final[dict[str, Callable[[str], str]]] = {"md": markdown_text, "tex": latex_text}


def render(template: Path, values: Mapping[str, Any]) -> str:
    """A page.

    Args:
        template: Its file; it can include others beside it.
        values: What it names; texts are escaped.

    Raises:
        ImportError: jinja2 is not installed; names the extra.
    """
    kind = template.name.split(".")[-2]
    return _environment(template.parent, kind).get_template(template.name).render(values)


@cache
def _environment(folder: Path, kind: str) -> Environment:
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
        from markupsafe import Markup
    except ModuleNotFoundError as error:
        raise ImportError("pages need jinja2: pip install 'gategrad[plot]'") from error

    options: dict[str, Any] = dict(_LATEX_SIGNS) if kind == "tex" else {}
    if kind in _ESCAPES:
        escape = _ESCAPES[kind]
        # What is marked as escaped is left alone by the HTML escapes that come after it.
        options["finalize"] = lambda value: (
            value if hasattr(value, "__html__") else Markup(escape(str(value)))
        )
    made = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        **options,
    )
    made.filters["code"] = lambda text: Markup(_markdown_code(str(text)))
    return made


def write_page(path: Path, text: str) -> None:
    """Write a page, atomically. Half a letter, as names of files may have, is spelled out."""
    write_bytes(path, text.encode(errors="backslashreplace"))


def page_part(page: Path, name: str, text: Iterable[str]) -> None:
    """Replace what stands between ``<!-- name -->`` and ``<!-- end of name -->``.

    Raises:
        ValueError: The page does not have each of the two once.
    """
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    content = page.read_text("utf-8")
    if content.count(begin) != 1 or content.count(end) != 1:
        raise ValueError(f"{page.name} must have {begin} and {end} once")
    before, _, rest = content.partition(begin)
    after = rest.partition(end)[2]
    write_page(page, before + begin + "\n" + "\n".join(text) + "\n" + end + after)
