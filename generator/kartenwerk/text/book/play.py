"""Pages of a practice deal: moves in slots of equal height, each a picture over its reason, and the score at the foot.

All slots stand at multiples of their height below the head of a page, so those of facing pages are level. The text
before the first move and behind the last shares its page with them.
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
from kartenwerk.text.book.row import PlaySlot, Row
from kartenwerk.text.book.style import BookStyle, PlayPage

PICTURE, REASON, SCORE = 0, 1, 2
"""The parts that tags of a move distinguish."""

HAIRLINE = 0.2  # mm; the line between two slots
HANGING = 1  # lines of the score that hang out of the type area


class Setter(Protocol):
    """What sets the blocks of a booklet (`book.rows.RowSetter`)."""

    @property
    def style(self) -> BookStyle: ...

    @property
    def type(self) -> Typesetter: ...

    @property
    def figures(self) -> Illustrator: ...


def play_rows(setter: Setter, page: PlayPage, play: PracticeMoves, place: ElementId) -> list[Row]:
    """The moves of a stretch of play, a row each; DataError with every reason that has more lines than its slot."""
    faults: list[KartenwerkError] = []
    rows: list[Row] = []
    for number in range(len(play.moves)):
        try:
            rows.append(_slot_row(setter, page, play, number, (*place, number)))
        except KartenwerkError as error:
            faults.append(error)
    if faults:
        raise DataError(faults) if len(faults) > 1 else faults[0]
    last = rows[-1]
    assert last.slot
    ended = last.slot._replace(foot=(), foot_lines=0)
    rows[-1] = last._replace(lines=last.lines + last.slot.foot_lines, items=last.items + last.slot.foot, slot=ended)
    return rows


def _slot_row(setter: Setter, page: PlayPage, play: PracticeMoves, number: int, place: ElementId) -> Row:
    """A move in its slot, and the score where it is the last of its page."""
    style, move = setter.style, play.moves[number]
    line = Box(0, -HAIRLINE / 2, style.measure, HAIRLINE / 2)
    rule = Fill(rectangle(line), style.inks.faint)
    score = belonging(_draw(setter, move.score), (*place, SCORE))
    foot = move_items(score, 0.0, page.slot * style.lead_mm)
    slot = PlaySlot(page.slot, (rule,), foot, page.score - HANGING)
    items = _set_move(setter, page, move, place)
    return Row(page.slot, items, text=f"{play.title} {number}", head=play.title, slot=slot)


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
