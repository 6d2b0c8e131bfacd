"""How many people a server carries: real rules over real sockets, beside a bare loop with the same messages."""
