"""What is to go: options, keys and names that still work, and say once a run what takes their place.

A row of `LEAVING` is all it takes: whoever reads an option or a key calls `warn_of` with the name as it is typed.
The row goes with what it speaks of. See "What stays" in the guide for how long a warning lasts.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.base.translation import translate


class Leaving(NamedTuple):
    """An option, a key or a name that will go.

    `since` is the version that warned first, `gone` the one that will no longer know it. `instead` is what to write in
    its place: a name, or a message where there is more to say; "" where nothing takes its place.
    """

    name: str
    since: str
    gone: str
    instead: str = ""

    @property
    def sentence(self) -> str:
        """The warning, as a message."""
        if not self.instead:
            return _(
                "{name} is out of date since version {since} and goes with {gone}",
                name=self.name,
                since=self.since,
                gone=self.gone,
            )
        return _(
            "{name} is out of date since version {since} and goes with {gone}; in its place: {instead}",
            name=self.name,
            since=self.since,
            gone=self.gone,
            instead=self.instead,
        )


LEAVING: Mapping[str, Leaving] = {}
"""What is to go, by its name."""


def warn_of(name: str, language: str, leaving: Mapping[str, Leaving] = LEAVING) -> None:
    """Warn on standard error, in that language and once a process, if what has this name is to go."""
    if name in leaving:
        _warn(leaving[name], language)


@cache
def _warn(leaving: Leaving, language: str) -> None:
    with suppress(OSError):  # nobody reads it, and the command works on
        print(f"kartenwerk: {translate(leaving.sentence, language)}", file=sys.stderr, flush=True)
