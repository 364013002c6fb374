"""The table in the browser: lobby, tables, sockets and a store that loses nothing."""
