"""What whoever runs a server does with its tables and people, beside the running server."""
