"""The web side: HTTP, sockets, limits and the files of the client."""
