"""Results of studies as tables, figures and claims: HTML, Markdown and LaTeX."""

from gategrad.report.build import write_report
from gategrad.report.experiments import Experiment, load_experiments
from gategrad.report.parts import Claim, Figure, Line, Published, Section, Table, Value, judged
from gategrad.report.rows import Measured, Row, Rows, read_rows

__all__ = [
    "Claim",
    "Experiment",
    "Figure",
    "Line",
    "Measured",
    "Published",
    "Row",
    "Rows",
    "Section",
    "Table",
    "Value",
    "judged",
    "load_experiments",
    "read_rows",
    "write_report",
]
