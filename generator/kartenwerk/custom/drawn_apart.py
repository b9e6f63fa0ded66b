"""Pictures in SVG as dots, drawn in a process of its own: what takes too long there, or too much memory, ends alone."""

from __future__ import annotations

import subprocess
import sys

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _

SECONDS = 120
"""So much of a processor's time a picture may take."""
_WAITED = 10 * SECONDS  # on a machine that has much else to do
_MEMORY = 6_000_000_000
"""Bytes that a picture may take; of the largest card each layer has a hundred million."""


def draw_apart(text: str, name: str, columns: int, rows: int) -> bytes:
    """The picture as a PNG of that size in dots; KartenwerkError, which names the file, if it cannot be drawn."""
    # -P: no module that lies in the current folder, which may be a stranger's
    words = [sys.executable, "-P", "-m", "kartenwerk.custom.drawn_apart", str(columns), str(rows)]
    try:
        done = subprocess.run(words, input=text.encode(), capture_output=True, timeout=_WAITED, check=False)
    except subprocess.TimeoutExpired:
        raise _fault(name, "") from None
    if done.returncode or not done.stdout:
        # a process that was ended from outside, by a limit or for want of memory, has a code below 0
        raise _fault(name, done.stderr.decode("utf-8", "replace").strip() if done.returncode == 1 else "")
    return done.stdout


def _fault(name: str, found: str) -> KartenwerkError:
    if not found:
        return KartenwerkError(
            "the picture takes too long or too much memory to be drawn",
            file=name,
            expected=_("fewer or smaller filters, masks and patterns"),
        )
    return KartenwerkError("the picture cannot be drawn", file=name, found=found[-100:])


def _main() -> int:
    import resvg_py

    _limit()
    text = sys.stdin.buffer.read().decode()
    columns, rows = map(int, sys.argv[1:])
    try:
        png = resvg_py.svg_to_bytes(svg_string=text, width=columns, height=rows, dpi=96, skip_system_fonts=True)
    except Exception as error:  # the renderer raises whatever it stumbles over
        sys.stderr.write(str(error))
        return 1
    sys.stdout.buffer.write(bytes(png))
    return 0


def _limit() -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    limits = {resource.RLIMIT_CPU: SECONDS, resource.RLIMIT_CORE: 0}
    if sys.platform == "linux":
        limits[resource.RLIMIT_AS] = _MEMORY
    for kind, most in limits.items():
        _, hard = resource.getrlimit(kind)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)  # whoever runs this may allow less
        resource.setrlimit(kind, (least, least))


if __name__ == "__main__":
    sys.exit(_main())
