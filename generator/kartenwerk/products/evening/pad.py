"""The pad of an evening: leaf after leaf as people would have filled it in, or one blank leaf with their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Page
from kartenwerk.play.games import written_match
from kartenwerk.products.evening.rows import CARRIED, PenRow, columns_of_game, game_rows, paged, plain_rows, scored
from kartenwerk.products.game_templates import GENERIC, game_template
from kartenwerk.products.pad.game import LEAF, drawn_leaf, leaf_layout
from kartenwerk.products.pad.layout import PadData, PadLayout, PadTable, pad_layout
from kartenwerk.table.evening.evening import Evening, open_evening

STROKES = 9.0
"""The width of five strokes and the gap behind them, in mm."""

RESULT = "Ergebnis"


def filled_pad_product(evening: Evening, page: str, paper: str, *, blank: bool = False) -> Product:
    """The leaves of an evening on sheets of `paper`."""
    text, game = evening.parts.text, evening.session.data
    make = partial(evening_pad, text=text, name=evening.name, page=page, paper_id=paper, blank=blank)
    kind = "leer" if blank else "abend"
    stem = "".join(sign for sign in evening.name.rpartition(".")[0] if sign.isalnum() or sign in "-_") or "abend"
    choices = (("evening", sha256(text.encode()).hexdigest()[:16]), ("blank", str(blank)))
    return Product(
        f"{game.deck}/{game.id}/{stem}_{kind}_{page}_auf_{paper}.pdf", "pad", make, (game.deck, game.id), choices
    )


def evening_pad(workshop: Workshop, text: str, name: str, page: str, paper_id: str, blank: bool) -> Made:
    """The evening that the text tells, as a PDF: a leaf after the other, so many on a sheet as it holds."""
    from kartenwerk.printing.press.nup import n_up

    evening = open_evening(text, name, workshop.catalog)
    paper = workshop.sheet(paper_id)
    leaves = evening_leaves(workshop, evening, page, blank=blank)
    sheets = [n_up(leaf, paper=paper, marks=workshop.marks, legend=workshop.legend("none")) for leaf in leaves]
    title = f"{evening.session.data.title}: {evening.head.name or 'Punkteblock'}"
    return printed(workshop, evening.session.deck.palette, sheets, title, f"{len(leaves)} Blatt", duplex="one-sided")


def evening_leaves(workshop: Workshop, evening: Evening, page: str, *, blank: bool = False) -> list[Page]:
    """The leaves at their trim size: those of the game's own pad where the evening fits on them, else plain ones.

    KartenwerkError if so many players have no room on a leaf.
    """
    return [
        _drawn(workshop, evening, template, layout, muster)
        for template, layout, muster in _of_game(workshop, evening, page, blank)
        or _plain(workshop, evening, page, blank)
    ]


Leaf: TypeAlias = tuple[str, PadLayout, Mapping[str, Any]]
"""The template of a leaf, where things stand on it, and what is written there."""


def _of_game(workshop: Workshop, evening: Evening, page: str, blank: bool) -> list[Leaf]:
    """The leaves of the game's own pad; none where the evening does not fit on them."""
    data, session = PadData.load(workshop.roots), evening.session
    template, trim = game_template(workshop.roots, session.data.id, LEAF), workshop.catalog.trim(page)
    if template.startswith(GENERIC):
        return []
    try:
        match = _match(evening, blank)
        if match is not None:
            layout = leaf_layout(workshop, session, page, len(evening.everybody))
            return [(template, layout, leaf) for leaf in match if _room_for_strokes(layout, leaf)]
        names = columns_of_game(evening)
        layout = pad_layout(data, trim, PadTable(session.data.score, len(names)))
        return [(template, layout, leaf) for leaf in _leaves(evening, names, game_rows(evening), layout, blank)]
    except KartenwerkError:  # too many columns, or too many rows
        return []


def _match(evening: Evening, blank: bool) -> Sequence[Mapping[str, Any]] | None:
    """What leaves without a row for each deal show; None for a game that has rows.

    KartenwerkError where that cannot be: nothing can be struck out there, and nobody can come later.
    """
    deals = [scored(evening, line) for line in evening.lines]
    names = evening.everybody
    found = written_match(evening.session.data.id, evening.session, [] if blank else deals)
    if found is None:
        return None
    if any(line.struck or line.names != names for line in evening.lines):
        raise KartenwerkError("this evening has no room on the game's own leaf")
    nothing = {"namen": names, "zeilen": (), "spiele": (), "striche": (), "ergebnis": (), "schluss": "", "nummern": ()}
    return [{**nothing, "gestrichen": (0,) * len(names), **leaf} for leaf in found or [{}]]


def _room_for_strokes(layout: PadLayout, leaf: Mapping[str, Any]) -> bool:
    """Whether the strokes of everybody fit into their column."""
    most = max(leaf["striche"], default=0)
    return bool(STROKES * (most // 5 + 1) < layout.seats[0][0].width)


def _plain(workshop: Workshop, evening: Evening, page: str, blank: bool) -> list[Leaf]:
    """Leaves for any game: two columns for each player, or one where there are too many players."""
    data, trim = PadData.load(workshop.roots), workshop.catalog.trim(page)
    names = evening.everybody
    for score in (data.generic, data.narrow):
        try:
            layout = pad_layout(data, trim, PadTable(score, len(names)))
        except KartenwerkError:
            continue
        rows = plain_rows(evening, len(score.seat))
        return [(f"{GENERIC}/{LEAF}", layout, leaf) for leaf in _leaves(evening, names, rows, layout, blank)]
    raise KartenwerkError(
        "so many players do not fit on a leaf", key="--page", found=f"{page}, {len(names)} players", expected="a5"
    )


def _leaves(
    evening: Evening, names: Sequence[str], rows: Sequence[PenRow], layout: PadLayout, blank: bool
) -> Iterator[Mapping[str, Any]]:
    """What is written on leaf after leaf; the numbers in front go on in the empty rows."""
    room = layout.matches[0].rows
    pages = [*paged(() if blank else rows, room)]
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
            "schluss": RESULT if last else CARRIED,
            "hausregeln": _foot(evening),
        }


def _drawn(workshop: Workshop, evening: Evening, template: str, layout: PadLayout, muster: Mapping[str, Any]) -> Page:
    session = evening.session
    values: dict[str, Any] = {
        "r": session.values,
        "game": session.data,
        "titel": session.deck.series.title(session.data.title),
        "house": session.house,
        "parteien": session.game.teams(len(evening.head.players)),
        "musterdatum": session.house.date,
        "muster": muster,
    }
    return drawn_leaf(workshop, session.deck, template, layout, values)


def _foot(evening: Evening) -> str:
    """The house rules that differ, in the words of the game."""
    data, changes = evening.session.data, evening.session.house.changes
    said = (f"{data.rules[key].label}: {data.rules[key].in_words(value)}" for key, value in changes.items())
    return ". ".join(one[:1].upper() + one[1:] for one in said)
