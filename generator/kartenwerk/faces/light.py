"""Faces that save ink: pictures become line drawings on light tints, while everything that is read keeps its full ink.

Pictures are the forms that a face places, but for those that draw an index. The ground of the card lies outside them
and stays as it is.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import sha256

from kartenwerk.display import Fill, Form, Group, Item, Matrix, Place, Stroke

TINT, COLOUR_TINT = 9, 16
"""Percent of its ink that an area of a picture keeps. Black areas keep the least, or they would drown the lines."""
LINE, COLOUR_LINE = 44, 60
"""Percent of its ink that an area's outline has."""
WIDTH = 0.2
"""The width of outlines on the card in mm, however the picture is scaled."""

PAPER, INK = "papier", "tinte"
READ = ("i-", "n-", "index-")
"""How the names begin of parts that are read: letters, figures and signs of the index."""


def lightened(items: Iterable[Item], scale: float = 1.0, *, picture: bool = False) -> tuple[Item, ...]:
    """The same drawing in lines. `scale` is that of the items on the card; `picture`: they are part of a picture."""
    return tuple(lighter for item in items for lighter in _lighter(item, scale, picture))


def _lighter(item: Item, scale: float, picture: bool) -> Iterator[Item]:
    match item:
        case Fill() if picture:
            role, *_ = item.ink.partition("/")
            tint, line = (TINT, LINE) if role in (PAPER, INK) else (COLOUR_TINT, COLOUR_LINE)
            yield replace(item, ink=item.ink if role == PAPER else _tint(item.ink, tint))
            yield Stroke(item.path, _tint(INK if role == PAPER else item.ink, line), WIDTH / scale, round_ends=True)
        case Group():
            yield replace(item, items=lightened(item.items, scale * _enlarged(item.matrix), picture=picture))
        case Place() if not item.form.name.startswith(READ):
            yield replace(item, form=_lighter_form(item.form, scale * _enlarged(item.matrix)))
        case _:
            yield item


def _tint(ink: str, share: int) -> str:
    role, _, percent = ink.partition("/")
    return f"{role}/{round(int(percent or 100) * share / 100)}"


def _enlarged(matrix: Matrix) -> float:
    return math.sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))


def _lighter_form(form: Form, scale: float) -> Form:
    key = sha256(f"light {TINT} {COLOUR_TINT} {LINE} {COLOUR_LINE} {WIDTH} {scale:.4f} {form.key}".encode()).hexdigest()
    return replace(form, key=key, draw=lambda: lightened(form.items, scale, picture=True))
