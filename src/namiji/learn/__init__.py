"""How the `net` bot learns: by playing against itself (docs/net.md). Needs PyTorch."""
