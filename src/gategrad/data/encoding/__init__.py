"""From raw values to bits: where thresholds are, and how columns of tables become bits."""
