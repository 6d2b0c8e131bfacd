"""What holds for all tests."""

import signal

# A run in the background starts with Ctrl-C switched off, and all programs that tests start would
# inherit that; some tests press Ctrl-C.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
