"""What stands around a network in hardware, as netlists."""
