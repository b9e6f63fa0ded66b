"""kartenwerk watch: a page that shows a deck and follows every change of its files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli.options import Data, Plain

if TYPE_CHECKING:
    from kartenwerk.products.watching import PageState, Watcher

PORT = 8731
WATCHED = "A deck's or a game's id, see kartenwerk list; or the folder of a deck of your own."


def watch(
    deck: Annotated[str, typer.Argument(help=WATCHED)] = ".",
    port: Annotated[int, typer.Option(help="The port of the page on this machine; 0: any that is free.")] = PORT,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Whether to open the page in a browser.")] = True,
    once: Annotated[bool, typer.Option("--once", help="Write the page and its pictures to --out, and end.")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="With --once: where.")] = None,
    data: Data = None,
    plain: Plain = False,
) -> None:
    """Show a deck, or a game's booklet, on a page of this machine that follows each saved file. Ctrl-C ends it."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.custom import custom_folder
    from kartenwerk.products.watching import Watcher

    known = Workshop.over(data).catalog
    folder = custom_folder(deck, (*known.deck_ids, *known.game_ids))
    if folder is None and deck not in known.game_ids:
        known.deck(deck)
    if once != (out is not None):
        raise KartenwerkError("--once and --out go together", key="--once", expected=_("--once --out DIR"))
    watcher = Watcher(data, folder, deck)
    if out is not None:
        _write(_looked(watcher), watcher, out)
        return
    watched = folder or data
    _serve(watcher, watched, port, open_page)


def _looked(watcher: Watcher, changed: Callable[[], object] = lambda: None) -> PageState:
    """Look at the deck, and tell what was seen; each time that the page has other things to show it has `changed`."""
    import time
    from dataclasses import replace

    from kartenwerk.cli.output import complain, flush, say

    start = time.perf_counter()
    early: list[str] = []

    def tell(state: PageState) -> None:
        watcher.last = state
        for fault in state.faults:
            complain(fault)
            early.append(fault)
        flush()
        changed()

    state = watcher.look(tell)
    state = replace(state, seconds=time.perf_counter() - start)
    watcher.last = state
    count = sum(card.count for card in state.cards if not card.id.startswith("back-"))
    unit = state.unit.removesuffix("s") if count == 1 else state.unit
    say(f"{state.title}: {count} {unit}   {state.seconds:.1f} s")
    for fault in state.faults:
        if fault not in early:
            complain(fault)
    changed()
    return state


def _write(state: PageState, watcher: Watcher, out: Path) -> None:
    from dataclasses import replace

    from kartenwerk.build.files import check_folder, place_below, write_bytes, write_text
    from kartenwerk.products.watching import page_html

    check_folder(out)
    told = replace(state, seconds=0.0).as_json().replace("<", "\\u003c")
    page = page_html(state.title, told)
    for key, picture in watcher.pictures.items():
        write_bytes(place_below(out, f"cards/{key}.png"), picture)
    write_text(place_below(out, "index.html"), page)


def _serve(watcher: Watcher, watched: Path | None, port: int, open_page: bool) -> None:
    import threading
    import webbrowser

    from kartenwerk.cli.output import flush, say
    from kartenwerk.cli.page_server import PageServer
    from kartenwerk.custom.changes import changes

    server = PageServer(watcher, port)
    say(server.address)
    _looked(watcher)
    flush()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    if open_page:
        webbrowser.open(server.address)
    try:
        if watched is None:  # nothing of the program's own decks changes
            threading.Event().wait()
        else:
            for _ in changes(watched, lambda: False):
                _looked(watcher, server.tell)
                flush()
    finally:
        server.shutdown()
