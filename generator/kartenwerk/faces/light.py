"""Faces that save ink: pictures become line drawings on light tints, while text and indexes keep their full ink.

Pictures are the forms that a face places, except those of an index. The ground of the card is not part of them and
stays as it is. Inlaid pictures have lines already, the lead between their woods: it is kept, lighter, and no second
line runs round a wood.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from hashlib import sha256

from kartenwerk.graphics.display import Fill, Form, Group, Item, Matrix, Path, Place, Point, Segment, Stroke

TINT, COLOUR_TINT = 9, 16
"""Percent of its ink that an area of a picture keeps. Black areas keep the least, or they would drown the lines."""
LINE, COLOUR_LINE = 44, 60
"""Percent of its ink that an area's outline has."""
WOOD, LEAD = 20, 50
"""Percent of its ink that wood keeps in an inlaid picture, and its lead and letters."""
WIDTH = 0.2
"""The width of outlines on the card in mm, however the picture is scaled."""
SEAM, LEVEL = 0.1, 0.005
"""mm: how near to its middle the halves of a picture meet, along edges that are upright or level but for rounding."""

PAPER, INK = "papier", "tinte"
READ = ("i-", "n-", "index-")
"""How names of legible parts begin: letters, figures and signs of the index."""


def lighten(
    items: Iterable[Item],
    scale: float = 1.0,
    *,
    lead: Collection[str] = (),
    picture: bool = False,
    middle: Point | None = None,
) -> tuple[Item, ...]:
    """The same drawing in lines.

    `scale` is the scale of the items on the card, `lead` are the inks of the lines of inlaid pictures. `picture` says
    that they are part of a picture. Its halves meet at `middle`, if it is drawn as a half and the same half turned.
    """
    whole = tuple(items)
    meeting = middle or (_middle(whole) if picture else None)
    return tuple(lighter for item in whole for lighter in _lighter(item, scale, lead, picture, meeting))


def _middle(items: Iterable[Item]) -> Point | None:
    """The centre about which a half of the picture is turned."""
    turns = (item.matrix for item in items if isinstance(item, Group) and item.matrix[:4] == (-1, 0, 0, -1))
    return next(((turn.e / 2, turn.f / 2) for turn in turns), None)


def _lighter(item: Item, scale: float, lead: Collection[str], picture: bool, middle: Point | None) -> Iterator[Item]:
    match item:
        case Fill() if picture and lead:
            role, *_ = item.ink.partition("/")
            yield item if role == PAPER else replace(item, ink=_tint(item.ink, LEAD if role in (INK, *lead) else WOOD))
        case Fill() if picture:
            role, *_ = item.ink.partition("/")
            tint, line = (TINT, LINE) if role in (PAPER, INK) else (COLOUR_TINT, COLOUR_LINE)
            yield replace(item, ink=item.ink if role == PAPER else _tint(item.ink, tint))
            outline = _without_seams(item.path, middle) if middle else item.path
            yield Stroke(outline, _tint(INK if role == PAPER else item.ink, line), WIDTH / scale, round_ends=True)
        case Group():
            size = scale * _scale_of(item.matrix)
            yield replace(item, items=lighten(item.items, size, lead=lead, picture=picture, middle=middle))
        case Place() if not item.form.name.startswith(READ):
            yield replace(item, form=_lighter_form(item.form, scale * _scale_of(item.matrix), lead, middle))
        case _:
            yield item


def _without_seams(path: Path, middle: Point) -> Path:
    """The path without the edges where it continues in the picture's other half."""
    drawn: list[Segment] = []
    start = here = (0.0, 0.0)
    parted = False
    for command, values in path:
        end = (values[-2], values[-1]) if values else start
        if command == "M":
            start = end
        seam = command in "LZ" and here != end and any(_along(here[k], end[k], middle[k]) for k in (0, 1))
        parted |= seam
        drawn.append(("M", end) if seam else ("L", end) if command == "Z" else (command, values))
        here = end
    return tuple(drawn) if parted else path


def _along(start: float, end: float, middle: float) -> bool:
    """Whether an edge runs upright, or level, and by the middle."""
    return abs(start - middle) < SEAM and abs(end - start) < LEVEL


def _tint(ink: str, share: int) -> str:
    role, _, percent = ink.partition("/")
    return f"{role}/{round(int(percent or 100) * share / 100)}"


def _scale_of(matrix: Matrix) -> float:
    return math.sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))


def _lighter_form(form: Form, scale: float, lead: Collection[str], middle: Point | None) -> Form:
    manner = f"light {TINT} {COLOUR_TINT} {LINE} {COLOUR_LINE} {WIDTH} {SEAM} {LEVEL} {scale:.4f} {middle}"
    manner += f" {WOOD} {LEAD} {sorted(lead)}"
    key = sha256(f"{manner} {form.key}".encode()).hexdigest()
    return replace(form, key=key, draw=lambda: lighten(form.items, scale, lead=lead, picture=True, middle=middle))
