"""Results of any study: lines, comparisons, tables, figures and claims; HTML, Markdown, LaTeX."""

from gategrad.results.any_study import studies_of
from gategrad.results.claims import Claim, Outcome, judged, printed_claim
from gategrad.results.experiments import About, Experiment, load_about, load_experiments
from gategrad.results.report import Report
from gategrad.results.report_files import write_report
from gategrad.results.result_rows import Measured, Published, ResultRow, ResultRows, read_rows
from gategrad.results.results_file import ResultsFile
from gategrad.results.sections import Figure, ResultTable, Section, TableLine

__all__ = [
    "About",
    "Claim",
    "Experiment",
    "Figure",
    "Measured",
    "Outcome",
    "Published",
    "Report",
    "ResultRow",
    "ResultRows",
    "ResultTable",
    "ResultsFile",
    "Section",
    "TableLine",
    "judged",
    "load_about",
    "load_experiments",
    "read_rows",
    "studies_of",
    "printed_claim",
    "write_report",
]
