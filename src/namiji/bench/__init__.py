"""What `namiji bench` measures."""
