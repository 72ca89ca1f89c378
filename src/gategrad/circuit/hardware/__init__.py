"""What stands around a network in hardware, as netlists: comparators, adders and argmax."""
