"""Settings common to all figures: `rules_data/print/figures.toml`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data
from kartenwerk.catalog.load import read_model

FILE = "rules_data/print/figures.toml"


class FigureData(Data):
    """The widths of small cards in mm, and how many cards of a hand a table plan shows.

    A booklet's pages show cards of one of the `scales`, each some of the widths.
    """

    cards: tuple[float, ...] = Field(min_length=1, strict=False)
    scales: tuple[Annotated[tuple[float, ...], Field(min_length=1, strict=False)], ...] = Field(strict=False)
    fan: int = Field(ge=1, le=13)

    @staticmethod
    def load(roots: DataRoots) -> FigureData:
        return read_model(roots.find(FILE), FigureData)

    def width(self, room: float, most: float = float("inf")) -> float:
        """The widest card that `room` mm hold and that is at most `most` mm wide; the smallest if none is."""
        return max((width for width in self.cards if width <= min(room, most) + 1e-6), default=min(self.cards))

    def count_drawn(self, cards: int) -> int:
        """How many of that many cards a fan shows."""
        return min(cards, self.fan)

    def in_scales(self) -> tuple[FigureData, ...]:
        """The same settings in each of the scales."""
        return tuple(self.model_copy(update={"cards": scale}) for scale in self.scales)

    def filters(self) -> Mapping[str, Callable[..., Any]]:
        return {"kartenbreite": self.width, "gefaechert": self.count_drawn}
