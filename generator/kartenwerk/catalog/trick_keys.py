"""Tables within `[trick_game]` that only some games need: what is passed, bid and led, and who plays together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, field_validator, model_validator

from kartenwerk.catalog.fields import Data
from kartenwerk.catalog.formulas import Formula, Tree, evaluate, tree_of, value_of

Texts: TypeAlias = tuple[Annotated[str, Field(min_length=1, max_length=40)], ...]

MOST_CHOSEN = 4
"""The most cards that are laid away or passed on at once, because the ways to choose more are too many to list."""

STEPS: Mapping[str, int] = {"left": 1, "right": -1, "nobody": 0}
"""How many seats further the cards go; "across" is half the table."""


class Passing(Data):
    """Cards that everybody passes on face down before the first trick.

    `cards` is how many, a formula over the game's parameters; 0 passes none. `to` says deal by deal to whom, and then
    begins again. All choose before anybody sees what comes.
    """

    cards: Formula = 3
    to: tuple[Literal["left", "right", "across", "nobody"], ...] = Field(
        strict=False, default=("left",), min_length=1, max_length=12
    )

    @field_validator("cards")
    @classmethod
    def _few_enough(cls, cards: Formula) -> Formula:
        if isinstance(cards, int) and not 0 <= cards <= MOST_CHOSEN:
            raise ValueError(f"0 to {MOST_CHOSEN} cards are passed on; found {cards}")
        return cards

    def count(self, numbers: Mapping[str, int], hand: int) -> int:
        """How many cards of such a hand everybody passes on."""
        return max(0, min(value_of(self.cards, numbers), MOST_CHOSEN, hand))

    def step(self, deal: int, players: int) -> int:
        """How many seats to the left the cards of this deal go, 0 if they stay."""
        to = self.to[(deal - 1) % len(self.to)]
        return players // 2 if to == "across" else STEPS[to]


class FirstTrick(Data):
    """The first trick: who holds the card `lead` leads it; the cards of `spare` are laid only by who has no other.

    `spare` are patterns as in `pack`.
    """

    lead: str = Field(default="", max_length=40)
    spare: Texts = Field(strict=False, default=(), max_length=60)


class Lead(Data):
    """A suit that is `closed`: nobody leads it who has another, until a card of it lies in a trick.

    The cards of `opened_by`, patterns as in `pack`, open it too.
    """

    closed: str = Field(min_length=1, max_length=40)
    opened_by: Texts = Field(strict=False, default=(), max_length=60)


class Bidding(Data):
    """Everybody says a number of tricks before the first one, the dealer last.

    It is `least` to `most`, formulas over the parameters; without `most` as many as there are tricks. Where
    `sum_differs` is not 0, the last number must not bring the sum to the number of tricks.
    """

    kind: Literal["number"] = "number"
    least: Formula = 0
    most: Formula | None = None
    sum_differs: Formula = 0

    @property
    def bounds(self) -> tuple[Tree, Tree]:
        """The least and the greatest number that may be said, over the parameters and the number of `tricks`."""
        most: Tree = "tricks" if self.most is None else ("max", 0, ("min", tree_of(self.most), "tricks"))
        return ("max", 0, ("min", tree_of(self.least), most)), most

    def limits(self, numbers: Mapping[str, int], tricks: int) -> tuple[int, int]:
        """The same, in numbers."""
        least, most = self.bounds
        names = {**numbers, "tricks": tricks}
        return evaluate(least, names), evaluate(most, names)


class Sides(Data):
    """Who plays together: everybody alone ("single"), who sits opposite ("facing"), or whom the deal brings together.

    By "cards", those who hold the `cards` play together against the others. By "called", who plays alone calls one of
    the `cards` that he does not hold; whoever holds it plays with him. Each shows by laying such a card where he
    belongs. `suit_held` lets cards be called only of suits of which the caller has another plain card; `must_lay` has
    the called card laid as soon as its suit is led.
    """

    by: Literal["single", "facing", "cards", "called"] = "single"
    cards: Texts = Field(strict=False, default=(), max_length=12)
    suit_held: bool = False
    must_lay: bool = False

    @model_validator(mode="after")
    def _cards_where_they_decide(self) -> Sides:
        if (self.by in ("cards", "called")) != bool(self.cards):
            raise ValueError('`cards` stand where `by` is "cards" or "called", and only there')
        if (self.suit_held or self.must_lay) and self.by != "called":
            raise ValueError('`suit_held` and `must_lay` stand where `by` is "called", and only there')
        return self

    @property
    def are_dealt(self) -> bool:
        """Whether each deal makes its own sides."""
        return bool(self.cards)
