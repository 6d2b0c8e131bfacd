"""kill -9 at random moments of a server that was started as its users start it: is anything lost or doubled?"""
