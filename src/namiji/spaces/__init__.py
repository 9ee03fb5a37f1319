"""Games as numbers for machine learning: observations, masks of legal actions, rewards.

They are computed by rules over the same records as the game's own rules, and run wherever those do.
"""
