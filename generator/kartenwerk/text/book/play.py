"""Pages of a practice deal: moves in slots of equal height, each a picture over its reason, and the score at the foot.

A page is one row as high as the type area, so the slots of facing pages stand level and nothing is left to be broken.
A last page with fewer moves is as high as these, and the text goes on below.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Protocol

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.base.message import _, at_most
from kartenwerk.graphics.display import Box, ElementId, Fill, Item, belonging, rectangle
from kartenwerk.text.book.blocks import FigureCall, Illustrator, PlayMove, PracticeMoves, Prose
from kartenwerk.text.book.inline import plain
from kartenwerk.text.book.paragraph import Measure, SetLine, Typesetter
from kartenwerk.text.book.picture import move_items
from kartenwerk.text.book.row import Row
from kartenwerk.text.book.style import BookStyle, PlayPage

PICTURE, REASON, SCORE = 0, 1, 2
"""The parts that tags of a move distinguish."""

HAIRLINE = 0.2  # mm; the line between two slots


class Setter(Protocol):
    """What sets the blocks of a booklet (`book.rows.RowSetter`)."""

    @property
    def style(self) -> BookStyle: ...

    @property
    def type(self) -> Typesetter: ...

    @property
    def figures(self) -> Illustrator: ...


def play_rows(setter: Setter, page: PlayPage, play: PracticeMoves, place: ElementId) -> list[Row]:
    """The pages of a stretch of play; DataError with every reason that has more lines than its slot."""
    faults: list[KartenwerkError] = []
    numbered = list(enumerate(play.moves))
    rows: list[Row] = []
    slots = page.slots(setter.style.lines)
    for first in range(0, len(numbered), slots):
        items: list[Item] = []
        shown = numbered[first : first + slots]
        for slot, (number, move) in enumerate(shown):
            top = slot * page.slot * setter.style.lead_mm
            try:
                items += move_items(_set_move(setter, page, move, (*place, number)), 0.0, top)
            except KartenwerkError as error:
                faults.append(error)
            if slot:
                line = Box(0, top - HAIRLINE / 2, setter.style.measure, top + HAIRLINE / 2)
                items.append(Fill(rectangle(line), setter.style.inks.faint))
        foot = len(shown) * page.slot
        number, last = shown[-1]
        score = belonging(_draw(setter, last.score), (*place, number, SCORE))
        items += move_items(score, 0.0, foot * setter.style.lead_mm)
        full = len(shown) == slots
        lines = setter.style.lines if full else foot + page.score
        rows.append(Row(lines, tuple(items), text=f"{play.title} {first}", head=play.title))
    if faults:
        raise DataError(faults) if len(faults) > 1 else faults[0]
    return rows


def _set_move(setter: Setter, page: PlayPage, move: PlayMove, place: ElementId) -> tuple[Item, ...]:
    """The picture, and the reason below it: at length where that has room, else in its short form."""
    lead, baseline = setter.style.lead_mm, setter.style.baseline_mm
    picture = belonging(_draw(setter, move.picture), (*place, PICTURE))
    lines = _choose_reason(setter, page, move)
    words = (move_items(line.items, 0.0, (page.picture + at) * lead + baseline) for at, line in enumerate(lines))
    return picture + belonging(chain.from_iterable(words), (*place, REASON))


def _choose_reason(setter: Setter, page: PlayPage, move: PlayMove) -> Sequence[SetLine]:
    reasons = [move.reason, move.short] if move.short else [move.reason]
    lines: Sequence[SetLine] = ()
    for reason in reasons:
        lines = _set_reason(setter, reason)
        if len(lines) <= page.reason:
            return lines
    raise KartenwerkError(
        "the reason of a move is too long for its slot; shorten it by some {signs} signs",
        signs=sum(len("".join(item.text for item in line.items)) for line in lines[page.reason :]),
        key=" ".join([move.picture.name, *move.picture.arguments.values()]),
        found=_("{count} lines („{words}“)", count=len(lines), words=plain(reasons[-1].spans)[:40]),
        expected=at_most(page.reason),
    )


def _set_reason(setter: Setter, reason: Prose) -> Sequence[SetLine]:
    style = setter.style
    return setter.type.set(reason.spans, Measure(style.measure), justified=style.justified)


def _draw(setter: Setter, call: FigureCall) -> tuple[Item, ...]:
    style, scale = setter.style, setter.style.pictures
    figure = setter.figures(call.name, call.arguments, style.measure / scale, style.lead_mm / scale)
    return move_items(figure.items, 0.0, 0.0, scale)
