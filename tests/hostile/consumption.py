"""What a program consumes from its start to its end, with all processes that it starts and waits for.

The system keeps the highest memory of a process when it begins to run another program, and a copy of the tests' process
would begin with all that they hold. So a small process starts the program and reads what it has taken.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import NamedTuple

_STARTER = """
import json, os, sys
child = os.fork()
if not child:
    os.execv(sys.argv[1], sys.argv[1:])
_, status, used = os.wait4(child, 0)
code = os.waitstatus_to_exitcode(status)
print(json.dumps([code, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024 / 1e6]), file=sys.stderr)
"""


class Consumption(NamedTuple):
    """How a program ended, what it wrote to standard error, and what it took.

    Seconds are those of a processor, of all its processes; megabytes are those of the largest process.
    """

    code: int
    err: str
    seconds: float
    megabytes: float


def measure(*words: str) -> Consumption:
    """Run a program to its end. Its standard output is not kept."""
    starter = (sys.executable, "-I", "-S", "-c", _STARTER)
    run = subprocess.run((*starter, *words), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True)
    *lines, last = run.stderr.splitlines(keepends=True)
    code, seconds, megabytes = json.loads(last)
    return Consumption(code, "".join(lines), seconds, megabytes)
