"""All areas of the workbench, each loaded when somebody goes there: a program that starts is soon there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.live import LiveDeck
from kartenwerk.workbench.router import Area, DeferredArea
from kartenwerk.workbench.table_codes import TableCodes


def all_areas(
    bench: Bench,
    jobs: Jobs,
    live: LiveDeck | None = None,
    tournaments: Sequence[Path] = (),
    evenings: Sequence[Path] = (),
    codes: TableCodes | None = None,
) -> list[Area]:
    """The areas in the order of the head's links, each loaded when it is first asked for.

    `tournaments` and `evenings` are shown though they lie elsewhere than in the folder of the bench.
    """

    def load_print() -> Area:
        from kartenwerk.workbench.printing import PrintArea

        return PrintArea(bench, jobs)

    def load_printers() -> Area:
        from kartenwerk.workbench.printers import PrintersArea

        return PrintersArea(bench)

    def load_own() -> Area:
        from kartenwerk.workbench.own import OwnArea

        return OwnArea(bench, live)

    def load_own_print() -> Area:
        from kartenwerk.workbench.own_print import OwnPrintArea

        assert live is not None
        return OwnPrintArea(bench, jobs, live)

    def load_tournament() -> Area:
        from kartenwerk.workbench.tournament import TournamentArea

        return TournamentArea(bench, tuple(tournaments), codes)

    def load_evening() -> Area:
        from kartenwerk.workbench.evening import EveningArea

        return EveningArea(bench, tuple(evenings))

    is_printed = live is not None and live.folder is not None
    return [
        DeferredArea("print", "", r"|order|decks/.*|jobs|jobs/.*", load_print),
        DeferredArea("printers", None, r"printers|printers/.*", load_printers),
        DeferredArea("own", "own", r"own|own/.*", load_own),
        *([DeferredArea("own", None, r"own/(print|printed|jobs|jobs/.*)", load_own_print)] if is_printed else []),
        DeferredArea("tournament", "tournament", r"tournament|tournament/.*", load_tournament),
        DeferredArea("evening", "evening", r"evening|evening/.*", load_evening),
    ]
