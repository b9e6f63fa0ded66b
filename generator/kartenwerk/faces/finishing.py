"""Gold on a plate of its own, for foil or varnish: the same drawing with its gold in a spot colour.

Such a plate is on or off. So what is drawn in full gold goes on it, and a tint of gold stays ink.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _
from kartenwerk.base.palette import Ink
from kartenwerk.catalog import Deck
from kartenwerk.catalog.fields import HEX, Data, Id, Name, Percent
from kartenwerk.catalog.load import read_model
from kartenwerk.graphics.display import Fill, Form, Group, Item, Place, Stroke, Text

FILE = "rules_data/print/finishing.toml"
PLATE = "finish"
"""The colour role of the spot plate."""


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
    """A deck's gold on a plate of its own: the roles that are gold, the plate's ink, and what `FinishData` says."""

    gold: Collection[str]
    ink: Ink
    keeps_ink: bool
    word: str

    @property
    def palette(self) -> dict[str, Ink]:
        """The plate's ink by its role."""
        return {PLATE: self.ink}

    def items(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """The same drawing, its gold on the plate."""
        return tuple(finished for item in items for finished in self._finish(item))

    def form(self, form: Form) -> Form:
        """The same form, its gold on the plate."""
        key = sha256(f"finish {self.gold} {self.keeps_ink} {form.key}".encode()).hexdigest()
        return replace(form, key=key, draw=lambda: self.items(form.items))

    def _finish(self, item: Item) -> Iterator[Item]:
        match item:
            case Fill() | Stroke() if item.ink in self.gold:
                if self.keeps_ink:
                    yield item
                yield replace(item, ink=PLATE, overprint=self.keeps_ink)
            case Text() if item.ink in self.gold:
                if self.keeps_ink:
                    yield item
                yield replace(item, ink=PLATE, knockout=not self.keeps_ink)
            case Group():
                yield replace(item, items=self.items(item.items))
            case Place():
                yield replace(item, form=self.form(item.form))
            case _:
                yield item


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
    return Finish(deck.gold, Ink(data.cmyk, data.screen, chosen.plate), chosen.keeps_ink, chosen.word)


def _data(roots: DataRoots) -> FinishingData:
    return read_model(roots.find(FILE), FinishingData)
