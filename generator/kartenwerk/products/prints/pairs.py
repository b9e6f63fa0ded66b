"""Pairs of pictures: each face that has changed, old beside new, with a frame about what differs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image, ImageChops

from kartenwerk.custom.data import CustomLanguage
from kartenwerk.custom.game_cards import safe_id
from kartenwerk.custom.prints.compare import ChangedCard, DeckDifference
from kartenwerk.custom.prints.record import CardFormat, Print, PrintedCard
from kartenwerk.custom.prints.shelf import Shelf
from kartenwerk.graphics.display import Box

_LEAST = 24  # of 255: how much a dot differs that is seen to differ
_AROUND = 1.2  # mm between what differs and its frame


@dataclass(frozen=True)
class ShownFace:
    """A face as it is shown: what is written above it, and its trim as a PNG file; None where there is none."""

    label: str
    picture: bytes | None


@dataclass(frozen=True)
class Pair:
    """A face before and now. `change` is what has happened to it, `detail` more of it, for people.

    `frame` is around what differs, in mm from the corner of the card's trim; None where only one side is there.
    """

    name: str
    title: str
    change: str
    detail: str
    old: ShownFace
    new: ShownFace
    frame: Box | None
    size: tuple[float, float]


class PairMaker:
    """Makes the pairs of a difference. Old pictures lie on the shelf, or among those that are given by their faces."""

    def __init__(
        self, found: DeckDifference, shelf: Shelf[Any] | None, pictures: Mapping[str, bytes], words: CustomLanguage
    ) -> None:
        self._found, self._shelf, self._pictures, self._words = found, shelf, pictures, words.prints

    def pairs(self) -> Iterator[Pair]:
        """A pair for each front that has changed, and for each back however many cards have it."""
        found, words = self._found, self._words
        for each in found.changed:
            detail = ", ".join(each.columns)
            yield self._pair(each.new.id, each.new.title, words.changed, detail, each.old.front, each.new.front)
        for card in found.added:
            yield self._single(card, words.added, None, card.front)
        for card in found.removed:
            yield self._single(card, words.removed, card.front, None)
        backs: dict[tuple[str, str], list[ChangedCard]] = {}
        for each in (*found.changed, *found.backs):
            if each.old.back != each.new.back:
                backs.setdefault((each.old.back, each.new.back), []).append(each)
        for (old, new), cards in backs.items():
            name = "_".join((safe_id(words.back), *([cards[0].new.id] if len(backs) > 1 else [])))
            detail = ", ".join(each.new.title for each in cards[:3]) + (" …" if len(cards) > 3 else "")
            yield self._pair(name, "", words.back, detail, old, new)

    def _pair(self, name: str, title: str, change: str, detail: str, old: str, new: str) -> Pair:
        before, now = self._old(old), self._cut(self._pictures.get(new), self._found.new.size)
        size = self._found.new.size
        return Pair(
            name,
            title,
            change,
            detail,
            ShownFace(self._label(self._found.old), before),
            ShownFace(self._label(self._found.new), now),
            _frame(before, now, (size.width, size.height)),
            (size.width, size.height),
        )

    def _single(self, card: PrintedCard, change: str, old: str | None, new: str | None) -> Pair:
        size = self._found.new.size
        before = self._old(old) if old else None
        now = self._cut(self._pictures.get(new), size) if new else None
        labels = self._label(self._found.old), self._label(self._found.new)
        sides = ShownFace(labels[0], before), ShownFace(labels[1], now)
        return Pair(card.id, card.title, change, "", *sides, None, (size.width, size.height))

    def _label(self, of: Print) -> str:
        if of.number or of.name not in ("", self._found.old.label):
            return of.label
        return self._words.now  # of two states of one name the new one is what is there now

    def _old(self, face: str) -> bytes | None:
        if self._shelf is None:
            return self._cut(self._pictures.get(face), self._found.old.size)
        return _cut_bleed(self._shelf.picture(self._found.old, face), self._found.old.size)

    def _cut(self, content: bytes | None, size: CardFormat) -> bytes | None:
        if content is None:
            return None
        with Image.open(BytesIO(content), formats=("PNG",)) as picture:
            return _cut_bleed(picture.convert("RGB"), size)


def faces_shown(found: DeckDifference) -> set[str]:
    """The faces, by what they show, of which the new pictures are wanted."""
    pairs = (*found.changed, *found.backs)
    return {face for each in pairs for face in (each.new.front, each.new.back)} | {card.front for card in found.added}


def _cut_bleed(picture: Image.Image | None, size: CardFormat) -> bytes | None:
    """A picture without its bleed."""
    if picture is None:
        return None
    dots = picture.width / (size.width + 2 * size.bleed)
    box = (size.bleed * dots, size.bleed * dots, picture.width - size.bleed * dots, picture.height - size.bleed * dots)
    target = BytesIO()
    left, top, right, foot = map(round, box)
    picture.crop((left, top, right, foot)).save(target, "PNG", compress_level=6)
    return target.getvalue()


def open_picture(content: bytes) -> Image.Image:
    """A picture of one side."""
    with Image.open(BytesIO(content), formats=("PNG",)) as picture:
        return picture.convert("RGB")


def _frame(old: bytes | None, new: bytes | None, size: tuple[float, float]) -> Box | None:
    """What differs between two pictures of a card of `size` mm, with some room around it."""
    if old is None or new is None:
        return None
    before, now = open_picture(old), open_picture(new)
    if before.size != now.size:
        return None
    red, green, blue = ImageChops.difference(before, now).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    found = most.point(lambda value: 255 if value > _LEAST else 0).getbbox()
    if found is None:
        return None
    dot = size[0] / now.width
    left, top, right, foot = (side * dot for side in found)
    return Box(left, top, right, foot).grow(_AROUND).clip(Box(0, 0, *size))


def names_of(pairs: Sequence[Pair], deck: str) -> list[str]:
    """The names of the pairs' files, no two alike."""
    known: dict[str, int] = {}
    found = []
    for pair in pairs:
        number = known[pair.name] = known.get(pair.name, 0) + 1
        found.append(f"{deck}_{pair.name}" + (f"_{number}" if number > 1 else ""))
    return found
