r"""A report's tables and figures in LaTeX, to be read into a document with ``\input``.

It needs the packages ``booktabs``, ``graphicx``, ``longtable`` and ``hyperref``; a number leads to
its run in the table at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gategrad.report.document import Document, Part, costs, facts, spread, times, verdicts
from gategrad.report.parts import Table, Value

__all__ = ["escaped", "latex_report"]

_ESCAPES: Final = {
    "\\": r"\textbackslash{}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_",
    "{": r"\{", "}": r"\}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
    "±": r"$\pm$", "×": r"$\times$", "\u2212": "$-$", "<": "$<$", ">": "$>$",
}  # fmt: skip


def escaped(text: str) -> str:
    """Text that LaTeX prints as it is."""
    return "".join(_ESCAPES.get(letter, letter) for letter in text)


def latex_report(document: Document) -> str:
    """The text; figures are those of ``figures/``."""
    return "\n".join(_lines(document)) + "\n"


def _lines(document: Document) -> Iterator[str]:
    yield r"% packages: booktabs, graphicx, longtable, hyperref"
    yield r"\providecommand{\runlink}[2]{\hyperlink{run-#1}{#2}}"
    yield r"\section*{Claims}"
    yield r"\begin{longtable}{p{0.38\linewidth}lp{0.38\linewidth}}\toprule"
    yield r"claim & verdict & what says so \\ \midrule"
    for claim, *_ in verdicts(document):
        cells = (claim.text, claim.verdict, claim.reason)
        yield " & ".join(map(escaped, cells)) + r" \\"
    yield r"\bottomrule\end{longtable}"
    for part in document.parts:
        yield from _part(part)
    yield r"\section*{Runs}"
    yield r"\begin{longtable}{p{0.16\linewidth}p{0.78\linewidth}}\toprule"
    for row in document.rows.values():
        about = facts(row, document.commands[row.run_id])
        text = "; ".join(f"{name}: {value}" for name, value in about.items())
        name = rf"\hypertarget{{run-{row.run_id}}}{{\texttt{{{row.run_id}}}}}"
        yield rf"{name} & \footnotesize {escaped(text)} \\"
    yield r"\bottomrule\end{longtable}"


def _part(part: Part) -> Iterator[str]:
    experiment = part.experiment
    yield rf"\section*{{{escaped(experiment.title)} ({part.scale})}}"
    yield escaped(experiment.claim)
    yield escaped(" ".join(part.section.notes))
    for figure in part.section.figures:
        yield r"\begin{figure}[ht]\centering"
        yield rf"\includegraphics[width=0.7\linewidth]{{figures/{figure.name}-{part.scale}.png}}"
        yield rf"\caption{{{escaped(figure.caption)}}}\end{{figure}}"
    for table in part.section.tables:
        yield from _table(table)


def _table(table: Table) -> Iterator[str]:
    paper = any(value.paper for line in table.lines for value in line.values)
    each = 3 if paper else 1
    width = 1 + each * len(table.columns) + 3
    yield r"\begin{table}[ht]\centering\small"
    yield rf"\caption{{{escaped(table.title)}}}"
    yield rf"\resizebox{{\linewidth}}{{!}}{{\begin{{tabular}}{{l{'r' * (width - 2)}l}}\toprule"
    heads = [escaped(table.first)]
    for name in table.columns:
        heads += [escaped(name), "paper", "difference"] if paper else [escaped(name)]
    yield " & ".join([*heads, "seeds", "time", r"inference \\ \midrule"])
    for line in table.lines:
        if not line.values:
            yield rf"\multicolumn{{{width}}}{{l}}{{\textbf{{{escaped(line.label)}}}}} \\"
            continue
        cells = [escaped(line.label)]
        for value in line.values:
            cells += _cells(value)[:each]
        measured = line.measured
        seeds = {row.config.seed for some in measured for row in some.rows}
        cells.append(str(len(seeds)) if seeds else "")
        cells += [times(line), escaped(costs(line))]
        yield " & ".join(cells) + r" \\"
    yield r"\bottomrule\end{tabular}}"
    if table.note:
        yield rf"\par\footnotesize {escaped(table.note)}"
    yield r"\end{table}"


def _cells(value: Value) -> list[str]:
    """Ours, the paper's, the difference."""
    ours = "--"
    if value.ours is not None:
        text = f"{value.ours.mean:.2f}{escaped(spread(value.ours.spread))}"
        ours = rf"\runlink{{{value.ours.rows[0].run_id}}}{{{text}}}"
    if value.paper is None:
        return [ours, "--", "--"]
    paper = f"{value.paper.mean:.2f}{escaped(spread(value.paper.spread))}"
    return [ours, paper, "--" if value.difference is None else f"${value.difference:+.2f}$"]
