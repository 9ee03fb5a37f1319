"""What goes over the wire: messages, frames and their schema."""
