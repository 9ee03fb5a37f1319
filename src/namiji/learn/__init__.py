"""Training of the neural network by self-play, with PyTorch (see docs/network.md)."""
