"""Marking a deck of one's own as printed: what it is now lies in its folder from then on."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.files import all_or_nothing, place_below, write_bytes
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop
from kartenwerk.catalog.fields import check_shown
from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.game.member import Member
from kartenwerk.custom.prints.compare import DeckDifference, compare_prints
from kartenwerk.custom.prints.drawing import VERSION, DrawingHasher
from kartenwerk.custom.prints.record import LONGEST_NAME, CardFormat, GamePrint, NamedPrint, Print, PrintedCard
from kartenwerk.custom.prints.shelf import PICTURES, PRINTS, Shelf
from kartenwerk.graphics.display import Form
from kartenwerk.products.boxed_game.editions import printed_members
from kartenwerk.products.pictures.faces import draw_face_pictures, picture_key

Edition: TypeAlias = tuple[str, str]
"""A deck or part of a game in one language: the language, and its name."""
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


def mark_printed(workshop: CustomWorkshop, shelf: Shelf[Print], name: str | None) -> Print:
    """Mark the deck as printed: its next print, and those of its pictures that are not there yet.

    It is called `name`, or after its version. KartenwerkError if nothing can be written; then nothing is.
    """
    record, pictures = _with_pictures(workshop, take_print(workshop), shelf.next_number, name)
    _write(workshop.deck_folder, record, pictures)
    return record


def take_game_print(workshop: GameWorkshop, members: Sequence[Member]) -> dict[Edition, TakenPrint]:
    """Decks and parts of a game as they are now, a part that says the same in two languages once."""
    printed = printed_members(workshop, members)
    return {(member.language, member.name): take_print(workshop.edition(member)) for member in printed}


def record_game(workshop: GameWorkshop, records: Mapping[Edition, Print], number: int, name: str) -> GamePrint:
    """The print of a game whose members have these."""
    editions: dict[str, dict[str, Print]] = {language: {} for language in workshop.game.languages}
    for (language, member), record in records.items():
        editions[language][member] = record
    file = workshop.game.file
    return GamePrint(number=number, name=name, game=file.id, title=file.title, editions=editions)


def mark_game_printed(workshop: GameWorkshop, shelf: Shelf[GamePrint], name: str | None) -> GamePrint:
    """Mark the whole game as printed, all its decks and parts in all languages, as `mark_printed` does a deck."""
    number, called = shelf.next_number, name if name is not None else workshop.game.file.version or ""
    records, pictures = {}, dict[str, bytes]()
    for place, taken in take_game_print(workshop, workshop.game.members).items():
        edition = workshop.edition(workshop.game.find(place[1], place[0]))
        records[place], own = _with_pictures(edition, taken, number, called)
        pictures |= own
    record = record_game(workshop, records, number, called)
    _write(workshop.deck_folder, record, pictures)
    return record


def _with_pictures(
    workshop: CustomWorkshop, taken: TakenPrint, number: int, name: str | None
) -> tuple[Print, dict[str, bytes]]:
    """What was taken as a print of that number, with its pictures by their names."""
    pictures = draw_pictures(workshop, taken.faces)
    names = {face: sha256(picture).hexdigest() for face, picture in pictures.items()}
    record = taken.record.model_copy(
        update={
            "number": number,
            "name": taken.record.name if name is None else name,
            "pictures": dict(sorted(names.items())),
        }
    )
    return record, {names[face]: picture for face, picture in pictures.items()}


def _write(root: Path, record: NamedPrint, pictures: Mapping[str, bytes]) -> None:
    """Write a print and those of its pictures that are not there yet, all of them or nothing."""
    place = place_below(root, f"{PRINTS}/{record.number:03}.json")
    files = {place_below(root, f"{PICTURES}/{name}.png"): picture for name, picture in pictures.items()}
    new = {path: picture for path, picture in sorted(files.items()) if not path.is_file()}
    with all_or_nothing([*new, place]):
        for path, picture in new.items():
            write_bytes(path, picture)
        text = json.dumps(record.model_dump(), ensure_ascii=False, indent=1)
        write_bytes(place, f"{text}\n".encode())


def changes_since(workshop: CustomWorkshop, shelf: Shelf[Print], since: str | None = None) -> DeckDifference:
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
