"""A game as numbers for learners: observations, masks of legal actions, rewards.

They are plain rules over the same records as the rules of the game, and so run wherever those do.
"""
