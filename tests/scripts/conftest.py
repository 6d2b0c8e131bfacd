"""Scripts are no package: their tests import them by name, as they import each other."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "scripts"))
