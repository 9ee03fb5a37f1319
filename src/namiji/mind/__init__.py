"""The compiled code of the bots: evaluation, search, neural network, exact endings."""
