"""A table: its settings, its log, the state that follows from it, and its life in memory."""
