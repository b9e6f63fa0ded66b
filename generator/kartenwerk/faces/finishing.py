"""Colours on plates of their own, for foil or varnish: the same drawing with some of its inks as spot colours.

Such a plate is on or off. So what is drawn in a full colour goes on it, and a tint of it stays ink. A print shop takes
the plates in one file with all else, or as files beside it in which black stands for the plate.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Literal, TypeAlias

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _
from kartenwerk.base.palette import Ink
from kartenwerk.catalog import Deck
from kartenwerk.catalog.fields import HEX, Data, Id, Name, Percent
from kartenwerk.catalog.load import read_model
from kartenwerk.graphics.display import Fill, Form, Group, Image, Item, Place, Shade, Stroke, Text, rectangle, walk

FILE = "rules_data/print/finishing.toml"
PlatePart: TypeAlias = Literal["spot", "without", "plate"]
"""What a file has of plates: all of them as spot colours, none, or one of them alone in black."""
_WHITE, _BLACK = Ink((0, 0, 0, 0), "#FFFFFF").plain, Ink((0, 0, 0, 100), "#000000").plain
_OVERPRINTING = ("tinte", _BLACK)
"""Inks in which letters and lines leave what lies below as it is."""


def plate_role(plate: str) -> str:
    """The colour role of the spot plate of that name."""
    return f"plate {plate}"


class FinishData(Data):
    """A way to finish: the name of its plate, whether the gold is printed below it, too, and its word in file names."""

    plate: Name
    keeps_ink: bool
    word: Id


class FinishingData(Data):
    """The data of `rules_data/print/finishing.toml`: how the plate looks in a proof, and the ways by their names."""

    cmyk: tuple[Percent, Percent, Percent, Percent] = Field(strict=False)
    screen: str = Field(pattern=HEX)
    ways: dict[Id, FinishData]


@dataclass(frozen=True)
class Finish:
    """Colour roles that go on plates of their own, each with the plate's ink.

    Their own ink may be printed below (`keeps_ink`), and what else lies there may stay (`overprints`) or be knocked
    out. A file has the plates as spot colours, or none of them, or `only` one of them in black. `word` stands in names
    of files.
    """

    plates: tuple[tuple[str, Ink], ...]
    keeps_ink: bool
    overprints: bool
    word: str = ""
    part: PlatePart = "spot"
    only: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the plates."""
        return tuple(dict.fromkeys(str(ink.spot) for _role, ink in self.plates))

    @property
    def palette(self) -> dict[str, Ink]:
        """The plates' inks by their roles, in a file that has them as spot colours."""
        return {plate_role(str(ink.spot)): ink for _role, ink in self.plates} if self.part == "spot" else {}

    def items(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """The same drawing as far as it belongs to this part of the file."""
        if self.part == "plate":
            return tuple(_PlatePen(self).draw(items, covers=False))
        return tuple(finished for item in items for finished in self._finish(item))

    def form(self, form: Form) -> Form:
        """The same form as far as it belongs to this part of the file."""
        key = sha256(f"finish {self!r} {form.key}".encode()).hexdigest()
        return replace(form, key=key, draw=lambda: self.items(form.items))

    def plate_of(self, item: Item) -> Ink | None:
        """The ink of the plate that an item goes on."""
        if isinstance(item, Fill | Stroke | Text):
            return next((ink for role, ink in self.plates if role == item.ink), None)
        return None

    def _finish(self, item: Item) -> Iterator[Item]:
        plate = self.plate_of(item)
        if plate is not None and isinstance(item, Fill | Stroke | Text):
            if self.keeps_ink:
                yield item
            if self.part == "spot":
                yield _in_ink(item, plate_role(str(plate.spot)), overprint=self.overprints)
            elif not self.overprints:
                yield _in_ink(item, _WHITE, overprint=False)
        elif isinstance(item, Group):
            yield replace(item, items=self.items(item.items))
        elif isinstance(item, Place):
            yield replace(item, form=self.form(item.form))
        else:
            yield item


@dataclass
class _PlatePen:
    """Draws one plate: black where its colour is seen, and white what is painted over it later; nothing else."""

    finish: Finish
    _known: dict[str, bool] = field(default_factory=dict)

    def draw(self, items: Iterable[Item], *, covers: bool) -> Iterator[Item]:
        """The items; the plate's colour may lie below already if this `covers` something."""
        for item in items:
            if self._is_on_plate(item) and isinstance(item, Fill | Stroke | Text):
                yield _in_ink(item, _BLACK, overprint=False)
                covers = True
            elif isinstance(item, Group):
                inner = tuple(self.draw(item.items, covers=covers))
                if inner:
                    yield replace(item, items=inner)
                covers = covers or self._has_plate(item.items)
            elif isinstance(item, Place):
                on_plate = self._form_has_plate(item.form)
                if on_plate or covers:
                    yield replace(item, form=self._form(item.form, covers=covers))
                covers = covers or on_plate
            elif covers:
                yield from _whiten(item)

    def uses(self, form: Form) -> bool:
        """Whether a form has anything on the plate."""
        return self._form_has_plate(form)

    def _form(self, form: Form, *, covers: bool) -> Form:
        key = sha256(f"plate {self.finish!r} {covers} {form.key}".encode()).hexdigest()
        return replace(form, key=key, draw=lambda: tuple(self.draw(form.items, covers=covers)))

    def _is_on_plate(self, item: Item) -> bool:
        plate = self.finish.plate_of(item)
        return plate is not None and plate.spot == self.finish.only

    def _has_plate(self, items: Iterable[Item]) -> bool:
        return any(
            self._form_has_plate(item.form) if isinstance(item, Place) else self._is_on_plate(item)
            for item in walk(items)
        )

    def _form_has_plate(self, form: Form) -> bool:
        if form.key not in self._known:
            self._known[form.key] = self._has_plate(form.items)
        return self._known[form.key]


def _in_ink(item: Fill | Stroke | Text, ink: str, *, overprint: bool) -> Item:
    if isinstance(item, Text):
        return replace(item, ink=ink, knockout=not overprint)
    return replace(item, ink=ink, overprint=overprint)


def _whiten(item: Item) -> Iterator[Item]:
    """What hides a plate that lies below, in white; nothing for what is printed over it."""
    match item:
        case Fill():
            if not item.overprint:
                yield _in_ink(item, _WHITE, overprint=False)
        case Stroke():
            if not item.overprint and item.ink not in _OVERPRINTING:
                yield _in_ink(item, _WHITE, overprint=False)
        case Text():
            if item.knockout or item.ink not in _OVERPRINTING:
                yield _in_ink(item, _WHITE, overprint=False)
        case Shade():
            yield Fill(item.path, _WHITE, item.evenodd)
        case Image():
            yield Fill(rectangle(item.box), _WHITE)


def parts_of(finish: Finish, *, apart: bool) -> list[tuple[str, Finish]]:
    """What the files have of the plates, and what they are called: all in one, or `apart`, the plates a file each.

    A file with one plate alone is called after it ("plate_foil"), the others "".
    """
    if not apart:
        return [("", finish)]
    alone = [(name, replace(finish, part="plate", only=name)) for name in finish.names]
    return [("", replace(finish, part="without")), *((_file_name(name), part) for name, part in alone)]


def _file_name(plate: str) -> str:
    return f"plate_{plate.lower().replace(' ', '_').replace('-', '_')}"


def plates_used(finish: Finish, form: Form) -> tuple[str, ...]:
    """The names of the plates that a drawing uses."""
    return tuple(name for name in finish.names if _PlatePen(replace(finish, part="plate", only=name)).uses(form))


def finishing_ways(roots: DataRoots) -> Mapping[str, FinishData]:
    """The ways to finish by their names."""
    return _data(roots).ways


def finish_screens(roots: DataRoots) -> Mapping[str, str]:
    """The screen colours that stand for the plates of all ways, by the plates' names."""
    data = _data(roots)
    return {way.plate: data.screen for way in data.ways.values()}


def finish_of(roots: DataRoots, deck: Deck, way: str) -> Finish:
    """The deck's gold finished in that way; KartenwerkError for an unknown way, or for a deck without gold."""
    data = _data(roots)
    if way not in data.ways:
        raise unknown("there is no finishing of that name", way, data.ways, "--foil")
    if not deck.gold:
        raise KartenwerkError(
            "{title} has no gold that could be foil or varnish",
            title=deck.title,
            key="--foil",
            expected=_("a deck with gold in its colours"),
        )
    chosen = data.ways[way]
    ink = Ink(data.cmyk, data.screen, chosen.plate)
    plates = tuple((role, ink) for role in deck.gold)
    return Finish(plates, chosen.keeps_ink, overprints=chosen.keeps_ink, word=chosen.word)


def own_finish(deck: Deck) -> Finish | None:
    """The colours that a deck of one's own puts on plates, over whatever lies below; None if it has none."""
    plates = tuple(sorted(deck.plates.items()))
    return Finish(plates, keeps_ink=False, overprints=True) if plates else None


def _data(roots: DataRoots) -> FinishingData:
    return read_model(roots.find(FILE), FinishingData)
