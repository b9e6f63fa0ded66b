"""ReportLab with its own defaults: no setting of the user or of the current folder has a say in what is printed.

ReportLab reads environment variables (RL_...), and runs a module `reportlab_settings` and a file in the user's home
folder when it is first imported. Importing this module imports it without them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

_PREFIX = "RL_"
_MODULES = ("reportlab_settings", "reportlab.local_rl_settings")


@contextmanager
def _nobodys_settings() -> Iterator[None]:
    switches = {name: os.environ.pop(name) for name in [*os.environ] if name.startswith(_PREFIX)}
    # a module of that name keeps ReportLab from looking for the user's, and then for the file in the home folder
    stand_ins = {name: ModuleType(name) for name in _MODULES if name not in sys.modules}
    sys.modules.update(stand_ins)
    try:
        yield
    finally:
        os.environ.update(switches)
        for name in stand_ins:
            sys.modules.pop(name, None)


with _nobodys_settings():
    import reportlab.rl_config  # noqa: F401
