"""kartenwerk watch: a page that shows a deck and follows every change of its files."""

from __future__ import annotations

import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from kartenwerk.build.files import check_folder, place_below, write_bytes, write_text
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.custom import custom_folder
from kartenwerk.cli.options.custom import WatchOptions
from kartenwerk.cli.output import complain, flush, say
from kartenwerk.cli.page_server import PageServer
from kartenwerk.custom.changes import changes
from kartenwerk.products.watching import PageState, Watcher, page_html


def watch(options: WatchOptions) -> None:
    known = Workshop.over(options.data).catalog
    folder = custom_folder(options.deck, (*known.deck_ids, *known.game_ids))
    if folder is None and options.deck not in known.game_ids:
        known.deck(options.deck)
    watcher = Watcher(options.data, folder, options.deck)
    if options.out is not None:
        _write(_look(watcher), watcher, options.out)
        return
    watched = folder or options.data
    _serve(watcher, watched, options.port, options.open_page)


def _look(watcher: Watcher, changed: Callable[[], object] = lambda: None) -> PageState:
    """Look at the deck, and report what was seen; `changed` is called whenever the page has new things to show."""
    start = time.perf_counter()
    early: list[str] = []

    def show(state: PageState) -> None:
        watcher.last = state
        for fault in state.faults:
            complain(fault)
            early.append(fault)
        flush()
        changed()

    state = watcher.look(show)
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
    check_folder(out)
    content = replace(state, seconds=0.0).as_json().replace("<", "\\u003c")
    page = page_html(state.title, content)
    for key, picture in watcher.pictures.items():
        write_bytes(place_below(out, f"cards/{key}.png"), picture)
    write_text(place_below(out, "index.html"), page)


def _serve(watcher: Watcher, watched: Path | None, port: int, open_page: bool) -> None:
    server = PageServer(watcher, port)
    say(server.address)
    _look(watcher)
    flush()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    if open_page:
        webbrowser.open(server.address)
    try:
        if watched is None:  # nothing of the program's own decks changes
            threading.Event().wait()
        else:
            for _ in changes(watched, lambda: False):
                _look(watcher, server.notify)
                flush()
    finally:
        server.shutdown()
