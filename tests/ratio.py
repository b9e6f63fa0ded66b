"""What the tests cost beside what they test: their CPU seconds as a multiple of those of a cold kit.

`python -m tests.ratio` measures both in one run, so that the machine is the same; a kit's name and tests may follow.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

SCRIPTS = Path(sys.executable).parent
CASES = ("-n", "auto", "--dist", "worksteal", "-m", "not slow", "--cost")


def cpu_seconds(command: Sequence[str | Path], environment: Mapping[str, str]) -> float:
    """CPU seconds of a command and its children; CalledProcessError if it fails."""
    before = os.times()
    subprocess.run(command, env={**os.environ, **environment}, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main(kit: str = "all", *tests: str) -> None:
    """Print both figures and their ratio."""
    with TemporaryDirectory() as folder:
        cold = {"KARTENWERK_CACHE": str(Path(folder, "cache"))}
        made = cpu_seconds([SCRIPTS / "kartenwerk", "kit", kit, "--out", Path(folder, "out")], cold)
    tested = cpu_seconds([SCRIPTS / "pytest", *CASES, *tests], {})
    print(f"tests {tested:.0f} s, a cold kit {kit} {made:.0f} s of CPU: {tested / made:.2f} times as much")


if __name__ == "__main__":
    main(*sys.argv[1:])
