"""What `--json` tells of hands and odds: nothing that a game does not know of."""

from __future__ import annotations

from tests.support import session_of

from kartenwerk.play.engine.reading import DiceHand, Hand, Hands, OddsRow

CARDS = session_of("mogeln").deck.pack.cards[:2]
NAMES = [str(card) for card in CARDS]


def test_a_hand_tells_words_melds_and_what_is_left_only_where_a_game_has_them() -> None:
    plain = Hand("paar", "Paar", CARDS, rest=CARDS)
    assert plain.as_json() == {"category": "paar", "name": "Paar", "best": NAMES, "valid": True, "reason": None}
    told = Hand("wort", "Wort", (), words=("a",), melds=(("b",),), deadwood=0).as_json()
    assert (told["words"], told["melds"], told["deadwood"]) == (("a",), (("b",),), 0)
    assert Hands((plain,), (0,)).as_json() == {"hands": [plain.as_json()], "winners": [0]}


def test_odds_tell_kept_cards_and_an_error_only_where_there_are_any() -> None:
    plain = {"id": "paar", "name": "Paar", "count": 3, "total": 7}
    assert OddsRow("paar", "Paar", 3, 7).as_json() == plain
    assert OddsRow("paar", "Paar", 3, 7, CARDS).as_json() == {**plain, "given": NAMES}
    assert OddsRow("paar", "Paar", 3, 7, (), 0.0).as_json() == {**plain, "standard_error": 0.0}


def test_a_hand_by_dice_tells_its_cards() -> None:
    told = DiceHand((6, 6), "paar", 1, "drilling", "Drilling", CARDS).as_json()
    assert (told["dice"], told["cards"], told["steps"]) == ([6, 6], NAMES, 1)
