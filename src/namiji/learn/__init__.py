"""How the `network` bot learns: by playing against itself (docs/net.md). Needs PyTorch."""
