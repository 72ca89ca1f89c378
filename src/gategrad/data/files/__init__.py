"""Files of data sets: found on this machine or downloaded, verified, converted once."""
