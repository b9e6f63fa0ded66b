"""The pad of an evening: leaf after leaf as people would have filled it in, or one blank leaf with their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any

from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.score import Score, ScoreColumn
from kartenwerk.display import Page
from kartenwerk.errors import KartenwerkError
from kartenwerk.evening.evening import Evening, WrittenLine, open_evening
from kartenwerk.products.pad import drawn_leaf
from kartenwerk.products.pad_layout import PadData, PadLayout, pad_layout

LEAF = "evening/blatt.svg.j2"
SUMS, CARRIED = "Ergebnis", "Übertrag"


@dataclass(frozen=True)
class FilledRow:
    """A row of a leaf: its number, the entries of each player, and whether they are struck out."""

    nr: str
    s: tuple[tuple[str, ...], ...]
    gestrichen: bool = False


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
    from kartenwerk.press.nup import n_up

    evening = open_evening(text, name, workshop.catalog)
    paper = workshop.sheet(paper_id)
    leaves = evening_leaves(workshop, evening, page, blank=blank)
    sheets = [n_up(leaf, paper=paper, marks=workshop.marks, legend=workshop.legend("none")) for leaf in leaves]
    title = f"{evening.session.data.title}: {evening.head.name or 'Punkteblock'}"
    return printed(workshop, evening.session.deck.palette, sheets, title, f"{len(leaves)} Blatt", duplex="one-sided")


def evening_leaves(workshop: Workshop, evening: Evening, page: str, *, blank: bool = False) -> list[Page]:
    """The leaves at their trim size; KartenwerkError if so many players have no room on a leaf."""
    layout, columns = _layout(workshop, evening, page)
    rows = layout.matches[0].rows
    pages = [_Leaf((), 1, ())] if blank else list(_paged(evening, rows, columns))
    return [_drawn(workshop, evening, layout, leaf, last=leaf is pages[-1]) for leaf in pages]


@dataclass(frozen=True)
class _Leaf:
    """The rows that are filled in, the number of the deal that the first empty row is for, and the sums at the foot."""

    rows: tuple[FilledRow, ...]
    following: int
    sums: tuple[int, ...]


def _layout(workshop: Workshop, evening: Evening, page: str) -> tuple[PadLayout, int]:
    """Where things stand, and how many columns each player has: two, or one where there are too many players."""
    data, trim = PadData.load(workshop.roots), workshop.catalog.trim(page)
    one = Score(seat=(ScoreColumn(head=data.generic.seat[-1].head, widest="–99"),))
    players = len(evening.everybody)
    for score in (data.generic, one):
        try:
            return pad_layout(data, trim.width, trim.height, score, players, 0), len(score.seat)
        except KartenwerkError:
            continue
    raise KartenwerkError(
        "so many players do not fit on a leaf", key="--page", found=f"{page}, {players} players", expected="a5"
    )


def _paged(evening: Evening, rows: int, columns: int) -> Iterator[_Leaf]:
    """The leaves one after the other; each but the first begins with the sums of the one before."""
    room, lines = rows, list(evening.lines)
    carried: tuple[FilledRow, ...] = ()
    while True:
        now, lines = lines[:room], lines[room:]
        following = now[-1].number + 1 if now else 1
        sums = _sums_after(evening, now)
        yield _Leaf((*carried, *(_row(line, evening, columns) for line in now)), following, sums)
        if not lines:
            return
        entries = tuple(("", number(total))[-columns:] for total in sums)
        carried, room = (FilledRow(CARRIED, entries),), rows - 1


def _sums_after(evening: Evening, now: Sequence[WrittenLine]) -> tuple[int, ...]:
    """How everybody stands after these lines, which end somewhere in the evening."""
    if not now:
        return ()
    end = evening.lines.index(now[-1])
    return evening.lines[end].sums


def _row(line: WrittenLine, evening: Evening, columns: int) -> FilledRow:
    cells = []
    for name, points, total in zip(evening.everybody, line.result, line.sums, strict=True):
        stood = "" if line.struck else number(total)
        cells.append((number(points) if name in line.names else "", stood)[-columns:] if columns > 1 else (stood,))
    return FilledRow(str(line.number), tuple(cells), line.struck)


def number(points: int) -> str:
    """A number as it is written by hand, with a proper minus."""
    return f"–{-points}" if points < 0 else str(points)


def _drawn(workshop: Workshop, evening: Evening, layout: PadLayout, leaf: _Leaf, *, last: bool) -> Page:
    rows = layout.matches[0].rows
    free = range(leaf.following, leaf.following + rows - len(leaf.rows))
    house, deck = evening.session.house, evening.session.deck
    values: dict[str, Any] = {
        "titel": deck.series.title(evening.session.data.title),
        "house": house,
        "musterdatum": house.date,
        "quer": layout.width > layout.height,
        "fuss": _foot(evening),
        "muster": {
            "namen": evening.everybody,
            "zeilen": leaf.rows,
            "nummern": [*(row.nr for row in leaf.rows), *map(str, free)],
            "ende": [number(total) for total in leaf.sums],
            "schluss": SUMS if last else CARRIED,
        },
    }
    return drawn_leaf(workshop, deck, LEAF, layout, values)


def _foot(evening: Evening) -> str:
    """The house rules that differ, in the words of the game."""
    data, changes = evening.session.data, evening.session.house.changes
    said = (f"{data.rules[key].label}: {data.rules[key].in_words(value)}" for key, value in changes.items())
    return ". ".join(one[:1].upper() + one[1:] for one in said)
