"""The table of appendix F on cifar100."""

from numeric_tables import NumericTable

_TABLE = NumericTable("cifar100")
TITLE, CLAIM, PLACE = _TABLE.title, _TABLE.claim, 60.8
OBSERVE = ("speed",)
runs, report = _TABLE.runs, _TABLE.report
