"""The game server: the authority of online play (docs/protocol.md, docs/deploy.md)."""
