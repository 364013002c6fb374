"""Small programs around the project."""
