"""The coup of Bakkarat as the cards decide it: what they count, when a third one is drawn, which side wins."""

from __future__ import annotations

from kartenwerk.cards import Card, Cards

PUNTO, BANCO, TIE = "punto", "banco", "tie"
"""The outcomes: the player's side wins, the bank wins, or neither."""

NATURAL = 8
"""A coup is over at once if two cards count this much or more."""

STANDS = 6
"""The player's side draws no third card if its first two count this much or more."""

_ALL = frozenset(range(10))
DRAWS: dict[int, frozenset[int]] = {
    **dict.fromkeys((0, 1, 2), _ALL),
    3: _ALL - {8},
    4: frozenset({2, 3, 4, 5, 6, 7}),
    5: frozenset({4, 5, 6, 7}),
    6: frozenset({6, 7}),
    7: frozenset(),
}
"""The table of drawing: for each total of the bank, the player's third cards on which it draws."""


def worth(card: Card) -> int:
    """An ace counts one, ten and courts nothing."""
    return 1 if card.rank == "A" else card.value if card.value < 10 else 0


def total(cards: Cards) -> int:
    """What a hand counts: the last figure of the sum."""
    return sum(map(worth, cards)) % 10


def bank_draws(bank: int, third: int | None) -> bool:
    """Whether a bank of that total draws; `third` is what the player's third card counts, None without one."""
    return bank < STANDS if third is None else third in DRAWS[bank]


def winner(punto: int, banco: int) -> str:
    """The outcome for these totals."""
    return PUNTO if punto > banco else BANCO if banco > punto else TIE
