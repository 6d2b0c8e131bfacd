"""An engine process. Ctrl-C is for the process that started it, also while this one is still starting."""

import signal
import sys

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # before the other imports, which take a second
    from jotunheim.server.engine.serving import main

    sys.exit(main())
