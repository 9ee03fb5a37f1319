"""Tables in memory: their connections, their clocks, and the registry that loads and drops them."""
