"""Where the program in a folder begins: without words it opens the workbench, with words it is the command line.

PyInstaller takes this file as a script; it is no module of any package.
"""

import sys
from multiprocessing import freeze_support
from pathlib import Path

FOLDER = "Kartenwerk"
"""The folder in the user's own into which the workbench puts files: where a program lies, nobody looks for them."""


def begin() -> None:
    freeze_support()  # first: a process that helps another one begins here, too, and goes no further
    match sys.argv[1:]:
        case ["-P", "-m", name] if name.startswith("kartenwerk."):  # how the program starts a module of its own apart
            from runpy import run_module

            del sys.argv[1:]
            run_module(name, run_name="__main__", alter_sys=True)
            return
        case []:
            sys.argv += ["open", "--out", str(Path.home() / FOLDER)]
    from kartenwerk.__main__ import main

    main()


if __name__ == "__main__":
    begin()
