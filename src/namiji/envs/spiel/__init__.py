"""Namiji for OpenSpiel."""
