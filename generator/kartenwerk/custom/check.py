"""The check of a whole deck before anything is written: every face is drawn, and all faults are reported at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from kartenwerk.base.cache import Cache
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import parse_json
from kartenwerk.base.message import _, as_data, from_data
from kartenwerk.custom.boxes.overlaps import Clash
from kartenwerk.custom.cards import CustomCard
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faces import CustomFaces, program
from kartenwerk.custom.faults import Report, Spot, list_some
from kartenwerk.custom.folder import DECK
from kartenwerk.custom.panels import PANELS, BoxPanels

KIND = "checked"
SPARE = 300
"""So many faces that a deck no longer has are kept at least."""


class CheckedFaces:
    """What checks have found in the faces of one deck that have no fault, by their looks: their notes and clashes.

    All of it is one entry of the cache, since to read and write one for each face takes longer than many a face.
    """

    def __init__(self, cache: Cache, deck: str) -> None:
        self._cache = cache
        self._key = f"{deck} {program()}"
        kept = cache.read(KIND, self._key)
        self._before: dict[str, Any] = {} if kept is None else parse_json(kept)
        self._now: dict[str, Any] = {}

    def find(self, look: str) -> Mapping[str, Any] | None:
        """What was found in a face that looks so; None where nobody has checked it."""
        found: Mapping[str, Any] | None = self._before.get(look)
        if found is not None:
            self._now[look] = found
        return found

    def enter(self, look: str, report: Report) -> None:
        """Keep what was found in a face."""
        self._now[look] = {"notes": [*map(as_data, report.notes)], "clashes": list(report.clashes)}

    def keep(self) -> None:
        """Write down what has been found, and some of what the deck had before: a change is often taken back."""
        if self._now.keys() <= self._before.keys():
            return
        others = [look for look in self._before if look not in self._now]
        room = max(SPARE, len(self._now))
        known = {look: self._before[look] for look in others[-room:]} | self._now
        self._cache.write(KIND, self._key, json.dumps(known).encode())


def check_faces(
    deck: CustomDeck, faces: CustomFaces, cache: Cache, progress: Callable[[CustomCard], None] | None = None
) -> Report:
    """The report with the faults and notes of reading and of drawing.

    A face that was without fault before is not drawn again: the cache keeps its notes.
    """
    report = deck.report
    if report.faults and not deck.cards:
        return report
    seen: set[str] = set()
    checked = CheckedFaces(cache, faces.name)
    try:
        for card in deck.cards:
            for front in (True, False):
                key = faces.key(card, front=front)
                if key in seen:
                    continue
                seen.add(key)
                _check_face(card, faces, key, checked, report, front=front)
            if progress:
                progress(card)
    finally:  # whoever stops a long check does not begin anew
        checked.keep()
    for note in faces.decisive():
        report.note(note)
    _note_missing_pictures(deck, report)
    _note_clashes(report)
    _check_box(deck, report)
    return report


def _note_missing_pictures(deck: CustomDeck, report: Report) -> None:
    """Note the cards whose picture box stays empty where other cards of the layout have a picture in it."""
    tools = deck.tools
    filled: dict[tuple[str, str], dict[str, bool]] = {}
    for card in deck.cards:
        layout = tools.layouts.get(card.layout)
        for name, spec in [(box.name, box.spec) for box in layout.boxes] if layout else ():
            if spec.kind != "picture" or spec.picture is None:
                continue
            values = {**card.values, "layout": layout.values if layout else {}}
            with suppress(KartenwerkError):  # it is reported where the face is drawn
                if spec.when is None or tools.filler.holds(spec.when, values):
                    is_filled = bool(tools.filler.fill(spec.picture, values).strip())
                    filled.setdefault((card.layout, name), {})[card.name] = is_filled
    for (layout_name, box), cards in filled.items():
        empty = [id for id, is_filled in cards.items() if not is_filled]
        if not empty or len(empty) == len(cards):
            continue
        listed = list_some(empty)
        if len(empty) == 1:
            report.note(
                _(
                    "layout {layout}, box {box}: one card has no picture: {cards}",
                    layout=layout_name,
                    box=box,
                    cards=listed,
                ),
                on_check=True,
            )
        else:
            report.note(
                _(
                    "layout {layout}, box {box}: {count} cards have no picture: {cards}",
                    layout=layout_name,
                    box=box,
                    count=len(empty),
                    cards=listed,
                ),
                on_check=True,
            )


def _note_clashes(report: Report) -> None:
    """Note the boxes that are in each other's way, and on which cards."""
    for (kind, layout, box, other), cards in report.clashes.items():
        listed = list_some(cards)
        if kind == "texts":
            report.note(
                _(
                    "layout {layout}, boxes {box} and {other}: their texts lie over each other: {cards}",
                    layout=layout,
                    box=box,
                    other=other,
                    cards=listed,
                ),
                on_check=True,
            )
        elif kind == "hidden":
            report.note(
                _(
                    "layout {layout}, box {box}: its text lies below box {other}: {cards}",
                    layout=layout,
                    box=box,
                    other=other,
                    cards=listed,
                ),
                on_check=True,
            )
        else:
            report.note(
                _(
                    "layout {layout}, box {box}: its text lies half on box {other}, half beside it: {cards}",
                    layout=layout,
                    box=box,
                    other=other,
                    cards=listed,
                ),
                on_check=True,
            )


def _check_box(deck: CustomDeck, report: Report) -> None:
    """Report what is wrong with the tuck box: its panels show the same at any size."""
    if deck.part is not None:
        return
    panels = BoxPanels(deck, len(deck.pack.cards), 0.0, 0.0)
    for name in PANELS:
        with report.at(Spot(DECK, "tuckbox")):
            panels.items(name, deck.width, deck.height)


def _check_face(
    card: CustomCard, faces: CustomFaces, key: str, checked: CheckedFaces, report: Report, *, front: bool
) -> None:
    look = faces.look(card, front=front)
    known = checked.find(look)
    if known is not None:
        for note in known["notes"]:
            report.note(from_data(note))
        for names in known["clashes"]:
            report.clash(Clash(*map(str, names)), card.name)
        return
    own = Report()
    faces.remember(key, faces.draw(card, own, front=front))
    for fault in own.faults:
        report.add(fault)
    for note in own.notes:
        report.note(note)
    for clash in own.clashes:
        report.clash(clash, card.name)
    if not own.faults:
        checked.enter(look, own)
