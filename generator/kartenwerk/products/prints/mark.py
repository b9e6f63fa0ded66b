"""Marking a deck of one's own as printed: what it is now lies in its folder from then on."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.files import all_or_nothing, place_below, write_bytes
from kartenwerk.build.workshop import CustomWorkshop
from kartenwerk.catalog.fields import check_shown
from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.prints.compare import DeckDifference, compare_prints
from kartenwerk.custom.prints.drawing import VERSION, DrawingHasher
from kartenwerk.custom.prints.record import LONGEST_NAME, CardFormat, Print, PrintedCard
from kartenwerk.custom.prints.shelf import PICTURES, PRINTS, Shelf
from kartenwerk.graphics.display import Form
from kartenwerk.products.pictures.faces import draw_face_pictures, picture_key

KIND = "shown"
"""What the cache calls hashes of what faces show."""


class TakenPrint(NamedTuple):
    """The deck as it is now, and its faces by the hashes of what they show."""

    record: Print
    faces: Mapping[str, Form]


def take_print(workshop: CustomWorkshop, without: Collection[str] = ()) -> TakenPrint:
    """The deck as it is now, `without` cards of these ids; DataError if it cannot be drawn.

    Its pictures are not made yet.
    """
    deck, faces = workshop.deck, workshop.custom_tools.faces()
    shown = _ShownFaces(workshop, faces)
    cards = [
        PrintedCard(
            id=card.id,
            title=card.title,
            count=card.count,
            front=shown.hash(faces.front(kind)),
            back=shown.hash(faces.back(kind)),
            row=dict(card.cells),
        )
        for card, kind in ((deck.by_card[kind], kind) for kind in deck.kinds)
        if card.id not in without
    ]
    boxes = deck.measures
    record = Print(
        number=0,
        name=deck.tools.file.version,
        deck=deck.id,
        title=deck.title,
        language=deck.tools.file.language,
        size=CardFormat(width=boxes.width, height=boxes.height, bleed=boxes.bleed, radius=boxes.radius),
        cards=tuple(cards),
        pictures={},
        files=dict(deck.files),
    )
    return TakenPrint(record, shown.forms)


def draw_pictures(workshop: CustomWorkshop, forms: Mapping[str, Form]) -> dict[str, bytes]:
    """The pictures of faces with their bleed, by the hashes of what the faces show."""
    keys = {face: picture_key(form) for face, form in forms.items()}
    wanted = {keys[face]: form for face, form in forms.items()}
    made = draw_face_pictures(workshop, workshop.deck, wanted, workshop.deck.measures)
    return {face: made[key] for face, key in keys.items()}


def mark_printed(workshop: CustomWorkshop, shelf: Shelf, name: str | None) -> Print:
    """Mark the deck as printed: its next print, and those of its pictures that are not there yet.

    It is called `name`, or after its version. KartenwerkError if nothing can be written; then nothing is.
    """
    taken = take_print(workshop)
    pictures = draw_pictures(workshop, taken.faces)
    names = {face: sha256(picture).hexdigest() for face, picture in pictures.items()}
    record = taken.record.model_copy(
        update={
            "number": shelf.next_number,
            "name": taken.record.name if name is None else name,
            "pictures": dict(sorted(names.items())),
        }
    )
    root = workshop.deck_folder
    place = place_below(root, f"{PRINTS}/{record.number:03}.json")
    files = {place_below(root, f"{PICTURES}/{names[face]}.png"): picture for face, picture in pictures.items()}
    new = {path: picture for path, picture in sorted(files.items()) if not path.is_file()}
    with all_or_nothing([*new, place]):
        for path, picture in new.items():
            write_bytes(path, picture)
        text = json.dumps(record.model_dump(), ensure_ascii=False, indent=1)
        write_bytes(place, f"{text}\n".encode())
    return record


def changes_since(workshop: CustomWorkshop, shelf: Shelf, since: str | None = None) -> DeckDifference:
    """What has changed since the last print, or that of a name or number; KartenwerkError if there is none."""
    return compare_prints(shelf.find(since), take_print(workshop).record)


def check_name(name: str | None) -> str | None:
    """What a print or a draft is called; KartenwerkError for a name that cannot be shown, or is too long."""
    if name is None:
        return None
    try:
        check_shown(name)
        if 0 < len(name.strip()) <= LONGEST_NAME:
            return name.strip()
    except ValueError:
        pass
    raise KartenwerkError(
        "this is no name of a print",
        key="--as",
        found=repr(name),
        expected=_("a text of 1 to {most} characters", most=LONGEST_NAME),
    )


class _ShownFaces:
    """Hashes of what faces show, which the cache keeps by all that the faces are drawn from."""

    def __init__(self, workshop: CustomWorkshop, faces: CustomFaces) -> None:
        self._cache = workshop.cache
        tools = workshop.deck.tools
        self._hasher = DrawingHasher(tools.colours, tools.fonts)
        self._known: dict[str, str] = {}
        self.forms: dict[str, Form] = {}
        """The faces by their hashes."""

    def hash(self, form: Form) -> str:
        found = self._known.get(form.key)
        if found is None:
            key = f"{VERSION} {form.look or form.key} {form.sources}"
            found = self._cache.remember(KIND, key, lambda: self._hasher.hash(form.items).encode()).decode()
            self._known[form.key] = found
            self.forms[found] = form
        return found
