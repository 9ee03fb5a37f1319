"""Web Push: players who ask for it are told that it is their turn (docs/deploy.md)."""
