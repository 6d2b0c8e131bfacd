"""The table on the network: lobby, rooms, engine processes, store. The only place with async code and a clock."""
