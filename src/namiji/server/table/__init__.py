"""The rules of a table: its settings, its log, and the state that follows from the log."""
