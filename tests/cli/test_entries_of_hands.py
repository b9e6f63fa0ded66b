"""What `--json` tells of hands and odds: nothing that a game does not know of."""

from __future__ import annotations

from tests.support import session_of

from kartenwerk.cli.hand import describe_hand
from kartenwerk.cli.odds import describe_odds
from kartenwerk.cli.roll import describe_roll
from kartenwerk.play.engine.reading import DiceHand, Hand, OddsRow

CARDS = session_of("mogeln").deck.pack.cards[:2]
NAMES = [str(card) for card in CARDS]


def test_a_hand_tells_words_melds_and_what_is_left_only_where_a_game_has_them() -> None:
    plain = describe_hand(Hand("paar", "Paar", CARDS, rest=CARDS))
    assert plain == {"category": "paar", "name": "Paar", "best": NAMES, "valid": True, "reason": None}
    told = describe_hand(Hand("wort", "Wort", (), words=("a",), melds=(("b",),), deadwood=0))
    assert (told["words"], told["melds"], told["deadwood"]) == (["a"], [["b"]], 0)


def test_odds_tell_kept_cards_and_an_error_only_where_there_are_any() -> None:
    plain = {"id": "paar", "name": "Paar", "count": 3, "total": 7}
    assert describe_odds(OddsRow("paar", "Paar", 3, 7)) == plain
    assert describe_odds(OddsRow("paar", "Paar", 3, 7, CARDS)) == {**plain, "given": NAMES}
    assert describe_odds(OddsRow("paar", "Paar", 3, 7, (), 0.0)) == {**plain, "standard_error": 0.0}


def test_a_hand_by_dice_tells_its_cards() -> None:
    told = describe_roll(DiceHand((6, 6), "paar", 1, "drilling", "Drilling", CARDS))
    assert (told["dice"], told["cards"], told["steps"]) == ([6, 6], NAMES, 1)
