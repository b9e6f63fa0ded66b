"""Where tests run: in a home, a cache and a configuration of their own, whatever the user has.

Other test modules load the program, and with it what its cache keeps of installed packages; this is loaded before them.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
OWN = ROOT / ".pytest_cache"
"""What the tests keep: fonts and forms, so that a second run is quicker. Nothing of the user's is read or written."""

os.environ["KARTENWERK_CACHE"] = str(OWN / "kartenwerk")
os.environ["KARTENWERK_STATE"] = ""
os.environ["HOME"] = os.environ["USERPROFILE"] = str(OWN / "home")
for name in (
    "KARTENWERK_CONFIG",
    "XDG_CONFIG_HOME",
    "XDG_CACHE_HOME",
    "XDG_STATE_HOME",
    "XDG_CONFIG_DIRS",
    "NO_COLOR",
    "PYTHONPATH",
    "PYTHONDONTWRITEBYTECODE",
):
    os.environ.pop(name, None)
sys.dont_write_bytecode = False  # to compile tests and program takes seconds, in every worker and process
