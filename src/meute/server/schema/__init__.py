"""Every message between server and client; the client's types are made from it.

A sentence travels as a key with parameters and is put into words by the client, from the texts it
fetched once. Actions and views are the room's own records, as `meute.encode` writes them.
"""
