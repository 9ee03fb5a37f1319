"""What compiled bots think with."""
