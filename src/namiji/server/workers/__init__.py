"""Processes that think for the server: bots and analyses."""
