"""The server put together: HTTP, pages, settings, health, and what runs beside the loop."""
