"""A check for a game's own tests: one line verifies every promise of the contract.

```python
from kartenwerk.library.testing import check_game
from stichprobe import GAME

def test_it_keeps_every_promise() -> None:
    check_game(GAME)
```
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import GameData
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine import check
from kartenwerk.play.engine.check import Totals
from kartenwerk.play.engine.contract import Game, Move
from kartenwerk.play.engine.deals import play_deal

R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M", bound=Move)

MATCHES = 5
"""The deals for each number of players in which every forbidden move is tried, too."""


def check_game(game: Game[R, S, M], deals: int = 100, *, workshop: Workshop | None = None) -> Totals:
    """Play at least `deals` deals for each number of players, by the usual rules and once by each other value of each.

    In every state: cards are conserved, moves exist, are legal and survive their notation, and no view shows a card
    that the seat has neither heard of nor seen in its piles and notes: one of another hand or of the stock, say. At the
    end: the record replays to the same tally, and every sentence and label is there. AssertionError says what does not
    hold. Returns how much was played.
    """
    shop = workshop or Workshop.over(None)
    data = shop.catalog.game(game.id)
    check_data(game, data)
    deck = shop.catalog.deck(data.deck).pack
    totals = Totals()
    for players in data.players:
        played, seed = Totals(), 0
        while played.deals < deals:
            played += check.check_game(game, data, deck, players, seed)
            seed += 1
        totals += played
        for changes in changed_rules(data):
            totals += check.check_game(game, data, deck, players, seed, changes)
        for number in range(MATCHES):
            deal = play_deal(game, data.settle({}), players, deck, number, "random", game.move_limit)
            check.check_refusals(deal, Random(number))
            for step in deal.steps:
                for remark in game.remarks(step.before, step.move, step.after):
                    assert remark.id in data.remarks, f"[remarks] of {data.id}.toml has no {remark.id}"
            for item in deal.tally:
                assert item.reason in data.tally, f"[tally] of {data.id}.toml has no {item.reason}"
    return totals


def check_data(game: Game[R, S, M], data: GameData) -> None:
    """Assert that the game's file and its code agree."""
    assert data.id == game.id, f"the file's id is {data.id}, that of GAME is {game.id}"
    fields = getattr(game.rules, "_fields", tuple(data.rules))
    missing, unknown = set(fields) - set(data.rules), set(data.rules) - set(fields)
    assert not missing, f"{data.id}.toml has no [rules.{min(missing)}], which Rules has"
    assert not unknown, f"Rules has no {min(unknown)}, which {data.id}.toml has"


def changed_rules(data: GameData) -> list[dict[str, Value]]:
    """Each other value of each parameter, alone."""
    return [{key: value} for key, rule in data.rules.items() for value in rule.others()]
