"""The balance report: what seats, stations and cards are worth."""
