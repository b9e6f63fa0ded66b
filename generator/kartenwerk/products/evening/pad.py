"""The pad of an evening: leaf after leaf as people would have filled it in, or one blank leaf with their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.evening.evening_words import EveningWords, describe_house_rules
from kartenwerk.products.evening.rows import (
    PenRow,
    columns_of_game,
    game_rows,
    plain_rows,
    score_line,
    set_leaves,
)
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.generic_words import generic_words
from kartenwerk.products.pad.game import leaf_layout, session_pad
from kartenwerk.products.pad.layout import PadData, PadLayout, PadTable, fit_first, pad_layout
from kartenwerk.products.pad.pad import GENERIC_LEAF, LEAF, Pad, PadLeaf, print_pad
from kartenwerk.table.evening.evening import Evening, open_evening
from kartenwerk.text.german import capital
from kartenwerk.text.templating import fill

STROKES = 9.0
"""The width of five strokes and the gap behind them, in mm."""


def filled_pad_product(evening: Evening, page: str, paper: str, *, blank: bool = False) -> Product:
    """The leaves of an evening on sheets of `paper`."""
    text, game = evening.parts.text, evening.session.data
    make = partial(_read_pad, text=text, name=evening.name, page=page, blank=blank)
    name = evening.session.deck.file_name(f"{'leer' if blank else 'abend'}_{page}_auf_{paper}")
    path = f"{game.deck}/{game.id}/{file_stem(evening.name, 'abend')}_{name}.pdf"
    choices = (("evening", sha256(text.encode()).hexdigest()[:16]), ("blank", str(blank)))
    return Product(path, "pad", partial(print_pad, make=make, paper=paper), (game.deck, game.id), choices)


def file_stem(name: str, otherwise: str) -> str:
    """The name of a file without its ending and without signs that a path may not have; `otherwise` if none is left."""
    return "".join(sign for sign in name.rpartition(".")[0] if sign.isalnum() or sign in "-_") or otherwise


def _read_pad(workshop: Workshop, text: str, name: str, page: str, blank: bool) -> Pad:
    return evening_pad(workshop, open_evening(text, name, workshop.catalog), page, blank=blank)


def evening_pad(workshop: Workshop, evening: Evening, page: str, *, blank: bool = False) -> Pad:
    """PadLeaf after leaf of the game's own pad where the evening fits on them, else of plain ones.

    KartenwerkError if so many players have no room on a leaf.
    """
    words = generic_words(workshop)
    leaves = _of_game(workshop, evening, page, blank) or _plain(workshop, evening, page, blank)
    document = f"{evening.session.data.title}: {evening.head.name or words['pad']}"
    return session_pad(evening.session, leaves, document, fill(words["leaves"], blaetter=len(leaves)))


def _leaf(evening: Evening, template: str, layout: PadLayout, written: Mapping[str, Any]) -> PadLeaf:
    session = evening.session
    parties = session.game.teams(len(evening.head.players))
    return PadLeaf(template, layout, written, session.house.date, parties)


def _of_game(workshop: Workshop, evening: Evening, page: str, blank: bool) -> list[PadLeaf]:
    """The leaves of the game's own pad; none where the evening does not fit on them."""
    data, session = PadData.load(workshop.roots, workshop.game_language), evening.session
    date = generic_words(workshop)["date"]
    template, trim = game_template(workshop.roots, session.data.id, LEAF), workshop.catalog.trim(page)
    if template == GENERIC_LEAF:
        return []
    try:
        match = _match(evening, blank)
        if match is not None:
            layout = leaf_layout(workshop, session, page, len(evening.everybody))
            return [_leaf(evening, template, layout, each) for each in match if _room_for_strokes(layout, each)]
        names = columns_of_game(evening)
        layout = pad_layout(data, trim, PadTable(session.data.score.at(session.values), len(names), date=date))
        rows = () if blank else game_rows(evening)
        return [_leaf(evening, template, layout, each) for each in _write(workshop, evening, names, rows, layout)]
    except KartenwerkError:  # too many columns, or too many rows
        return []


def _match(evening: Evening, blank: bool) -> Sequence[Mapping[str, Any]] | None:
    """What leaves without a row for each deal show; None for a game that has rows.

    KartenwerkError where that cannot be: nothing can be struck out there, and nobody can come later.
    """
    deals = [score_line(evening, line) for line in evening.lines]
    names = evening.everybody
    written_match = showcase_of(evening.session.game).written_match
    if written_match is None:
        return None
    found = written_match(evening.session, deals) if deals and not blank else ()
    if any(line.struck or line.names != names for line in evening.lines):
        raise KartenwerkError("this evening has no room on the game's own leaf")
    nothing = {"namen": names, "zeilen": (), "spiele": (), "striche": (), "ergebnis": (), "schluss": "", "nummern": ()}
    return [{**nothing, "gestrichen": (0,) * len(names), **leaf} for leaf in found or [{}]]


def _room_for_strokes(layout: PadLayout, leaf: Mapping[str, Any]) -> bool:
    """Whether the strokes of everybody fit into their column."""
    most = max(leaf["striche"], default=0)
    return bool(STROKES * (most // 5 + 1) < layout.seats[0][0].width)


def _plain(workshop: Workshop, evening: Evening, page: str, blank: bool) -> list[PadLeaf]:
    """Leaves for any game: two columns for each player, or one where there are too many players."""
    data, trim = PadData.load(workshop.roots, workshop.game_language), workshop.catalog.trim(page)
    names, date = evening.everybody, generic_words(workshop)["date"]
    try:
        score, layout = fit_first(
            (data.generic, data.narrow), lambda score: pad_layout(data, trim, PadTable(score, len(names), date=date))
        )
    except KartenwerkError as error:
        raise KartenwerkError(
            "so many players do not fit on a leaf",
            key="--page",
            found=_("{page}, {players} players", page=page, players=len(names)),
            expected="a5",
        ) from error
    rows = () if blank else plain_rows(evening, len(score.seat))
    return [_leaf(evening, GENERIC_LEAF, layout, each) for each in _write(workshop, evening, names, rows, layout)]


def _write(
    workshop: Workshop, evening: Evening, names: Sequence[str], rows: Sequence[PenRow], layout: PadLayout
) -> Iterator[Mapping[str, Any]]:
    """What is written on leaf after leaf; the numbers in front go on in the empty rows."""
    room = layout.matches[0].rows
    words = EveningWords.load(workshop.roots, evening.session.data.language)
    pages = [*set_leaves(rows, room, words.carried)]
    following = 1
    for number, page in enumerate(pages, start=1):
        following = int(page[-1].nr) + 1 if page else following
        free = map(str, range(following, following + room - len(page)))
        last = number == len(pages)
        yield {
            "namen": evening.everybody,
            "spalten": names,
            "reihen": [*page],
            "zeilen": (),
            "pot": (),
            "nummern": [*(row.nr for row in page), *free],
            "schluss": words.result if last else words.carried,
            "hausregeln": _foot(workshop, evening),
        }


def _foot(workshop: Workshop, evening: Evening) -> str:
    """The house rules that differ, in the words of the game."""
    return ". ".join(map(capital, describe_house_rules(workshop, evening)))
