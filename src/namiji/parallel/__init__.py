"""Work on many cores and many machines."""
