"""The balance of an edition: what to measure, what to aim for, and a search for a better route."""
