"""How quick the server is."""
