"""kartenwerk watch: the workbench, opened at a deck or game that follows every change of its files."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from kartenwerk.build.files import check_folder
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.language import language
from kartenwerk.cli.open import Landing, Opening, find_own, serve_workbench
from kartenwerk.cli.options.custom import WatchOptions
from kartenwerk.cli.output import complain, flush, say
from kartenwerk.cli.translation import figures, gettext
from kartenwerk.products.watching.state import PageState, Unit
from kartenwerk.products.watching.watcher import Watcher
from kartenwerk.workbench.live import LiveDeck
from kartenwerk.workbench.still import write_page


def watch(options: WatchOptions) -> None:
    live = _find(options)
    if options.out is None:
        wanted = Opening(Path("output"), options.port, options.open_page)
        serve_workbench(wanted, Landing(f"{language()}/own", live, _Reporter()))
        return
    check_folder(options.out)
    live.look(_Reporter())
    write_page(live, options.out, language())


def _find(options: WatchOptions) -> LiveDeck:
    """The deck or game that is named; a plain word is an id first. KartenwerkError for what there is not."""
    known = Workshop.over(options.data).catalog
    if options.deck not in (*known.deck_ids, *known.game_ids):
        with suppress(OSError, ValueError):  # a name that the system does not take
            if "/" in options.deck or Path(options.deck).exists():
                return find_own(Path(options.deck), options.data)
        known.deck(options.deck)
    return LiveDeck(Watcher(options.data, None, options.deck), options.deck)


class _Reporter:
    """Prints what is seen: each fault once a look, and a line for all of it."""

    def __init__(self) -> None:
        self._printed: list[str] = []
        self._start = time.perf_counter()

    def __call__(self, state: PageState, whole: bool) -> None:
        for fault in state.faults:
            if fault not in self._printed:
                self._printed.append(fault)
                complain(gettext(fault))
        if whole:
            seconds = figures(f"{time.perf_counter() - self._start:.1f}")
            say(f"{state.title}: {_count(state)}   {seconds} s")
            self._printed.clear()
            self._start = time.perf_counter()
        flush()


def _count(state: PageState) -> str:
    """How many cards, pieces and pages there are."""
    counts = dict[Unit, int]()
    for deck in state.in_language(next(iter(state.languages), "")):
        counts[deck.unit] = counts.get(deck.unit, 0) + deck.count
    return ", ".join(f"{count} {unit.removesuffix('s') if count == 1 else unit}" for unit, count in counts.items())
