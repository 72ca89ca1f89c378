"""The table of appendix F on cifar10."""

from numeric_tables import NumericTable

_TABLE = NumericTable("cifar10")
TITLE, CLAIM, PLACE = _TABLE.title, _TABLE.claim, 60.7
OBSERVE = ("speed",)
runs, report = _TABLE.runs, _TABLE.report
