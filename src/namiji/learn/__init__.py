"""How the `network` bot learns: by playing against itself (docs/network.md). Needs PyTorch."""
