"""From samples to batches on the device that trains."""
