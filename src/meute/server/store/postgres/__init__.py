"""Tables in a PostgreSQL database, which several processes and machines may share."""
