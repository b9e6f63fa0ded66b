"""The check of a whole deck before anything is written: every face is drawn, and all faults are reported at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress

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


def check_faces(
    deck: CustomDeck, faces: CustomFaces, cache: Cache, progress: Callable[[CustomCard], None] | None = None
) -> Report:
    """The report with the faults and notes of reading and of drawing.

    A face that was without fault before is not drawn again: the cache keeps its notes under its key.
    """
    report = deck.report
    if report.faults and not deck.cards:
        return report
    seen: set[str] = set()
    for card in deck.cards:
        for front in (True, False):
            key = faces.key(card, front=front)
            if key in seen:
                continue
            seen.add(key)
            _check_face(card, faces, key, cache, report, front=front)
        if progress:
            progress(card)
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


def _check_face(card: CustomCard, faces: CustomFaces, key: str, cache: Cache, report: Report, *, front: bool) -> None:
    entry = f"{faces.look(card, front=front)} {program()}"
    known = cache.read(KIND, entry)
    if known is not None:
        kept = parse_json(known)
        for note in kept["notes"]:
            report.note(from_data(note))
        for names in kept["clashes"]:
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
        kept = {"notes": [*map(as_data, own.notes)], "clashes": list(own.clashes)}
        cache.write(KIND, entry, json.dumps(kept).encode())
