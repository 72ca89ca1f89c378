"""What layers compute with: operations for autograd, and the kernels of CPU and GPU."""
