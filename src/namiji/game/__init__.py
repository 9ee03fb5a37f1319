"""The game: actions, events, outcomes, views, and `Game` itself."""
