"""Settings common to all figures: `rules_data/print/figures.toml`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data, Id
from kartenwerk.catalog.load import read_model

FILE = "rules_data/print/figures.toml"


class LabelData(Data):
    """Words above a card, in mm: their `size`, the `frame` of a card that stands out, and the white above that."""

    size: float = Field(gt=0, strict=False)
    frame: float = Field(gt=0, strict=False)
    clear: float = Field(gt=0, strict=False)

    @property
    def above(self) -> float:
        """How far, in mm, the words' baseline is above the card."""
        return self.frame + self.clear


class Labels(Data):
    """Words above the cards of figures that are `wide` or `narrow`."""

    wide: LabelData
    narrow: LabelData


class FigureData(Data):
    """The widths of small cards in mm by name, and how many cards of a hand a table plan shows.

    A booklet's pages show cards of one of the `scales`, each some of the widths; the others are `left_out` there.
    """

    cards: dict[Id, float] = Field(min_length=1, strict=False)
    scales: tuple[Annotated[tuple[Id, ...], Field(min_length=1, strict=False)], ...] = Field(strict=False)
    fan: int = Field(ge=1, le=13)
    labels: Labels
    left_out: frozenset[Id] = frozenset()

    @staticmethod
    def load(roots: DataRoots) -> FigureData:
        return read_model(roots.find(FILE), FigureData)

    @property
    def widths(self) -> tuple[float, ...]:
        """The widths of cards, the smallest first."""
        return tuple(sorted(width for name, width in self.cards.items() if name not in self.left_out))

    def width(self, room: float, most: str = "") -> float:
        """The widest card that `room` mm hold and that is no wider than that called `most`; the smallest if none is."""
        room = min(room, self.cards[most]) if most else room
        return max((width for width in self.widths if width <= room + 1e-6), default=self.widths[0])

    def count_drawn(self, cards: int) -> int:
        """How many of that many cards a fan shows."""
        return min(cards, self.fan)

    def in_scales(self) -> tuple[FigureData, ...]:
        """The same settings in each of the scales."""
        return tuple(self.model_copy(update={"left_out": self.cards.keys() - scale}) for scale in self.scales)

    def smallest(self) -> FigureData:
        """The same settings with the smallest cards alone."""
        small = min(self.cards, key=lambda name: self.cards[name])
        return self.model_copy(update={"left_out": self.cards.keys() - {small}})

    def filters(self) -> Mapping[str, Callable[..., Any]]:
        return {"kartenbreite": self.width, "gefaechert": self.count_drawn}
