"""Playing games with bots: one match, many of them, random games by the thousand."""
