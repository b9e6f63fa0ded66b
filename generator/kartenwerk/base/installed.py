"""Games of installed packages. They are found by entry points and loaded when first used.

A package names its games in the group `kartenwerk.games` ("stichprobe = stichprobe:GAME"), and keeps their data in a
folder `data/` beside the module: `data/rules_data/games/stichprobe.toml`, and templates of its own if it has any.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from kartenwerk.base.cache import Cache
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.states import SETTLED, state_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "kartenwerk.games"
DATA = "data"
KIND = "installed"
_NONE = b"none"
_VERSION = re.compile(r"^Version: *(\S+)", re.MULTILINE)

NONE_CAN_COME = _(
    "none can be added: this program has a Python of its own, to which nothing is installed; "
    "for games of packages install it with pip"
)
"""What is said of games of packages where `takes_packages` is false."""


def takes_packages() -> bool:
    """Whether packages can be installed beside the program: not where it lies in a folder with its own Python."""
    return not getattr(sys, "frozen", False)


@cache
def installed_games() -> dict[str, EntryPoint]:
    """The entry point of every game that an installed package brings, by the game's id.

    The usual answer, that there is none, is kept in the cache under the state of the packages.
    KartenwerkError where two packages bring a game of the same id.
    """
    packages, known = _packages(), Cache.of_user()
    if packages and known.read(KIND, packages) == _NONE:
        return {}
    found = _found_games()
    if packages and not found:
        known.write(KIND, packages, _NONE)
    return found


def _packages() -> str | None:
    """The state of all package metadata; None if some of it has changed just now."""
    now = time.time_ns()
    state = state_of(_what_packages_say())
    return None if state is None or state.changed > now - SETTLED else f"{GROUP} {sys.version} {state.digest}"


def _what_packages_say() -> Iterator[str]:
    """The files in which packages may name games, there or not."""
    for folder in sys.path:
        yield f"{folder}/EGG-INFO/entry_points.txt"
        if folder.endswith((".egg", ".zip")):
            yield folder
            continue
        with suppress(OSError), os.scandir(folder or ".") as entries:
            listed = sorted(entry.path for entry in entries if entry.name.endswith((".dist-info", ".egg-info")))
            yield from (f"{place}/entry_points.txt" for place in listed)


def _found_games() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # a fiftieth of a second, which most answers do not need

    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        if point.name in found and found[point.name].value != point.value:
            raise KartenwerkError(
                "two packages bring a game of this id",
                key=point.name,
                found=_("{one} and {other}", one=found[point.name].value, other=point.value),
                expected=_("one of them to be uninstalled"),
            )
        found[point.name] = point
    return dict(sorted(found.items()))


def library_version(name: str) -> str:
    """The version of an installed library; PackageNotFoundError if it is not there.

    Only the head of its metadata is read: the rest is its manual, in which a parser of mails looks for more.
    """
    from importlib.metadata import distribution

    head = (distribution(name).read_text("METADATA") or "").partition("\n\n")[0]
    found = _VERSION.search(head)
    return found[1] if found else distribution(name).version


def package_folder(point: EntryPoint) -> Path:
    """The folder of the package that brings a game. A top-level package is not imported for this.

    KartenwerkError if the package is not there.
    """
    spec = find_spec(point.module)
    if spec is None or not spec.submodule_search_locations:
        raise KartenwerkError("the package of an installed game is not there", key=point.name, found=point.module)
    return Path(next(iter(spec.submodule_search_locations)))


def data_folders() -> tuple[Path, ...]:
    """The data of all installed games, to be laid over the project's own."""
    folders = (package_folder(point) / DATA for point in installed_games().values())
    return tuple(folder for folder in folders if folder.is_dir())
