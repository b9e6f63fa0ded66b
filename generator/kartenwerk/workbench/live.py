"""A deck or game that is looked at again whenever a file of it is saved, and the pages that follow it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Condition, Event, Lock

from kartenwerk.custom.changes import changes
from kartenwerk.products.watching.state import PageState
from kartenwerk.products.watching.watcher import Watcher

BEAT = 10.0
"""The seconds after which a stream is written to though nothing has changed, to notice that its page is gone."""

Report = Callable[[PageState, bool], object]
"""Hears what is seen, and whether that is all of it, or only what is known so far."""


class LiveDeck:
    """What a watcher sees. Pages are shown the last state; `typed` is how the command line names the deck.

    One thread looks while others show pages: a state is a value, and takes the place of the one before it at once.
    """

    def __init__(self, watcher: Watcher, typed: str) -> None:
        self._watcher = watcher
        self._looking, self._changed = Lock(), Condition()
        self.typed = typed
        self.state = PageState(typed)
        self.version = 0
        self.is_whole = False
        """Whether all of the state has been drawn."""

    @property
    def folder(self) -> Path | None:
        """The folder of a deck or game of one's own; None for what comes with the program."""
        return self._watcher.folder

    @property
    def data(self) -> Path | None:
        return self._watcher.data

    def look(self, report: Report = lambda state, whole: None) -> None:
        """Look at the files as they are now."""

        def show(state: PageState) -> None:
            self._show(state, whole=False)
            report(state, False)

        with self._looking:
            state = self._watcher.look(show)
            self._show(state, whole=True)
        report(state, True)

    def keep_looking(self, stopped: Event, report: Report = lambda state, whole: None) -> None:
        """Look at once, and whenever a file has been saved, until `stopped` is set."""
        watched = self.folder or self.data
        if watched is None:  # nothing of the program's own decks changes
            self.look(report)
            return
        for _ in changes(watched, stopped.is_set):
            self.look(report)

    def picture(self, key: str) -> bytes | None:
        return self._watcher.pictures.get(key)

    def follow(self) -> Iterator[int]:
        """The number of the state at once, whenever there is another one, and after each beat."""
        while True:
            seen = self.version
            yield seen
            with self._changed:
                if self.version == seen:
                    self._changed.wait(BEAT)

    def _show(self, state: PageState, *, whole: bool) -> None:
        with self._changed:
            self.state, self.is_whole = state, whole
            self.version += 1
            self._changed.notify_all()
