"""Where the program begins: `kartenwerk` and `python -m kartenwerk`."""

import atexit
import gc
import os

from kartenwerk.base.stopping import stop_at_once, stop_in_silence, stop_tidily


def main() -> None:
    """Load the program, which takes a moment, and run it. It can be stopped at any time."""
    stop_at_once()
    gc.set_threshold(250_000, 20, 20)  # most of what a command makes lives until its end
    os.environ["PYDANTIC_DISABLE_PLUGINS"] = "__all__"  # pydantic would look for them in every installed package
    from kartenwerk.cli import main as run

    signals = stop_tidily()
    try:
        code = run(signals)
    finally:
        stop_in_silence()
    atexit._run_exitfuncs()
    os._exit(code)  # all is written: to take down the interpreter takes longer than many a command


if __name__ == "__main__":
    main()
