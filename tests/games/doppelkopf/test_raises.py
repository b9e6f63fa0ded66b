"""Doppelkopf: Re, Kontra and what may follow them; who may say it, and until when."""

from __future__ import annotations

import pytest
from tests.games.doppelkopf.tables import TURNIER, game, said, to_lay

from kartenwerk.play.games.doppelkopf import GAME
from kartenwerk.play.games.doppelkopf.raises import STEPS, Raise
from kartenwerk.play.games.doppelkopf.state import SEATS, Announce, State
from kartenwerk.play.mechanics.tricks import InPlay

RE_HAND, KONTRA_HAND = "kreuz-D pik-A", "pik-D pik-A"


def test_nobody_says_re_or_kontra_unless_agreed() -> None:
    state = to_lay(RE_HAND, ansagen=0)
    assert game.legal(state) == {"kreuz-D", "pik-A"}
    assert game.refused(state, "re") == "keine_ansagen"


def test_before_all_have_said_what_they_play_nobody_says_re() -> None:
    assert game.refused(to_lay(RE_HAND)._replace(said=()), "re") == "erst_ansagen"


def test_who_holds_a_queen_of_clubs_says_re_and_all_others_say_kontra() -> None:
    ours, theirs = to_lay(RE_HAND), to_lay(KONTRA_HAND)
    assert (game.refused(ours, "re"), game.refused(ours, "kontra")) == (None, "andere_partei")
    assert (game.refused(theirs, "kontra"), game.refused(theirs, "re")) == (None, "andere_partei")


def test_who_has_laid_the_queen_of_clubs_still_belongs_to_re() -> None:
    assert game.refused(to_lay(KONTRA_HAND)._replace(queens=(0,)), "re") is None


def test_who_has_said_something_still_has_to_lay() -> None:
    state = game.after(to_lay(RE_HAND), "re", "keine 90")
    assert (GAME.to_move(state), len(state.cards.hand), len(state.raises)) == (0, 2, 2)


@pytest.mark.parametrize(("step", "word"), [*enumerate(("re", *STEPS))])
def test_each_step_is_said_one_card_later_than_the_step_before(step: int, word: str) -> None:
    in_time, late = (to_lay(RE_HAND, tricks, said(re=step)) for tricks in (step + 1, step + 2))
    assert (game.refused(in_time, word), game.refused(late, word)) == (None, "ansage_zu_spaet")


@pytest.mark.parametrize("first", [1, 5])
def test_the_table_agrees_on_the_latest_card_for_re(first: int) -> None:
    assert game.refused(to_lay(RE_HAND, first - 1, ansagen=first), "re") is None
    assert game.refused(to_lay(RE_HAND, first, ansagen=first), "re") == "ansage_zu_spaet"


def test_no_step_is_left_out_and_none_is_said_twice() -> None:
    assert game.refused(to_lay(RE_HAND), "keine 90") == "der_reihe_nach"
    once = to_lay(RE_HAND, raises=said(re=2))
    assert [game.refused(once, word) for word in ("re", "keine 90", "keine 60", "keine 30")] == [
        "schon_gesagt",
        "schon_gesagt",
        None,
        "der_reihe_nach",
    ]
    assert game.refused(to_lay(RE_HAND, raises=said(re=5)), "schwarz") == "schon_gesagt"


def test_a_partner_goes_on_where_the_other_has_stopped() -> None:
    state = to_lay(KONTRA_HAND, 2, said(kontra=1, kontra_seat=3))
    assert game.legal(state) == {"pik-D", "pik-A", "keine 90"}


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_an_answer_has_one_card_more_than_what_it_answers(steps: int) -> None:
    in_time, late = (to_lay(KONTRA_HAND, tricks, said(re=steps)) for tricks in (steps + 1, steps + 2))
    assert (game.refused(in_time, "kontra"), game.refused(late, "kontra")) == (None, "ansage_zu_spaet")


def test_an_answer_goes_on_no_later_than_anybody() -> None:
    state = game.after(to_lay(KONTRA_HAND, 2, said(re=1)), "kontra")
    assert game.refused(state, "keine 90") is None
    late = game.after(to_lay(KONTRA_HAND, 3, said(re=2)), "kontra")
    assert game.refused(late, "keine 90") == "ansage_zu_spaet"


def test_what_was_said_is_seen_by_all_and_tells_no_card() -> None:
    state = game.after(to_lay(RE_HAND), "re")
    seen = GAME.view(state, 2)
    assert seen.raises == state.raises
    assert not any(card.suit == "kreuz" for card in seen.cards.hands[0])


# --- a partner that must be found first ---------------------------------------------------------------------------

HANDS = (
    "kreuz-D kreuz-D pik-D karo-A karo-9",
    "herz-D pik-A karo-10 karo-K kreuz-9",
    "karo-D kreuz-B karo-A pik-9 kreuz-A",
    "pik-B herz-B karo-B karo-9 kreuz-K",
)


def wedding(**changes: bool) -> State:
    """Seat 0 has announced a marriage and leads."""
    in_play = InPlay.begin(tuple(map(game.cards, HANDS)), 0)
    state = State(game.rules(**{**TURNIER, **changes}), in_play, 3)
    return game.after(state, "hochzeit", *("normal",) * (SEATS - 1))


FIRST = ("kreuz-D", "karo-K", "karo-D", "karo-9")
SECOND = ("karo-9", "herz-D", "karo-A", "karo-B")


def test_in_a_marriage_the_first_other_trick_finds_the_partner_and_only_then_is_re_said() -> None:
    state = game.after(wedding(), *FIRST)
    assert (state.partner, game.refused(state, "re")) == (None, "partner_offen")
    state = game.after(state, *SECOND)
    assert (state.partner, state.found) == (1, 2)
    assert game.legal(state) >= {"re"} and "kontra" not in game.legal(state)


def test_found_in_the_second_trick_everything_is_said_one_card_later() -> None:
    state = game.after(wedding(), *FIRST, *SECOND)
    in_play = state.cards._replace(won=((), (), (), (game.cards("pik-9"),) * 2))
    assert game.refused(state._replace(cards=in_play), "re") is None
    in_play = state.cards._replace(won=((), (), (), (game.cards("pik-9"),) * 3))
    assert game.refused(state._replace(cards=in_play), "re") == "ansage_zu_spaet"


def test_the_remarks_of_a_marriage_say_how_it_went() -> None:
    state = game.after(wedding(), *FIRST, *SECOND[:-1])
    move = game.move(SECOND[-1])
    remarks = GAME.remarks(state, move, game.after(state, move))
    assert [reason.id for reason in remarks] == ["hochzeit_geht_mit", "stich"]


def test_who_wins_the_first_three_tricks_of_a_marriage_plays_alone_and_may_say_re() -> None:
    third = ("pik-D", "karo-10", "karo-A", "herz-B")
    state = game.after(wedding(), *FIRST, "kreuz-D", "herz-D", "kreuz-B", "karo-B", *third[:-1])
    after = game.after(state, third[-1])
    assert [reason.id for reason in GAME.remarks(state, game.move(third[-1]), after)] == ["hochzeit_allein", "stich"]
    assert (after.partner, game.refused(after, "re")) == (None, None)
    later = game.after(after, "karo-9", "pik-A", "pik-9", "pik-B")
    assert later.partner is None
    for tricks, refused in ((after.rules.ansagen + 1, None), (after.rules.ansagen + 2, "ansage_zu_spaet")):
        in_play = after.cards._replace(won=((game.cards("pik-9"),) * tricks, (), (), ()))
        assert game.refused(after._replace(cards=in_play), "re") == refused, "two cards later than usual"


def test_a_marriage_takes_the_place_of_the_call() -> None:
    in_play = InPlay.begin(tuple(map(game.cards, HANDS)), 0)
    wed, call = State(game.rules(hochzeit=True), in_play, 3), State(game.rules(), in_play, 3)
    assert {"hochzeit", "normal", "solo pik"} <= game.legal(wed) and "ruf pik" not in game.legal(wed)
    assert (game.refused(wed, "ruf pik"), game.refused(call, "hochzeit")) == ("kein_ruf", "keine_hochzeit")
    assert game.refused(game.after(wed, "normal"), "hochzeit") == "nur_mit_beiden_damen"


def test_a_solo_goes_before_a_marriage() -> None:
    in_play = InPlay.begin(tuple(map(game.cards, HANDS)), 0)
    state = game.after(State(game.rules(**TURNIER), in_play, 3), "hochzeit", "solo herz")
    assert (state.game, state.declarer) == (Announce("solo", "herz"), 1)


def test_while_a_called_ace_is_out_nobody_says_re() -> None:
    in_play = InPlay.begin(tuple(map(game.cards, HANDS)), 0)
    state = State(game.rules(ansagen=2), in_play, 3)
    state = game.after(state, "ruf pik", "normal", "normal", "normal")
    assert game.refused(state, "re") == "partner_offen"
    state = game.after(state, "karo-A", "karo-K", "karo-D", "karo-9")
    state = game.after(state, "kreuz-A", "kreuz-K", "kreuz-D", "kreuz-9", "karo-9", "herz-D", "karo-A", "karo-B")
    state = game.after(state, "pik-A")
    assert (state.found, game.refused(state, Raise("kontra"))) == (4, None)


# --- both aces of diamonds ----------------------------------------------------------------------------------------


def with_pigs(**changes: bool) -> State:
    in_play = InPlay.begin(tuple(map(game.cards, ("karo-A karo-A pik-A", "herz-10", "kreuz-D", "kreuz-D"))), 0)
    return State(game.rules(**{"schweinchen": True, "tolle": True, "solo_fuer_alle": True, **changes}), in_play, 3)


def test_who_holds_both_aces_of_diamonds_must_say_so() -> None:
    state = with_pigs()
    assert game.legal(state) >= {"normal, Schweinchen", "solo karo, Schweinchen", "solo pik"}
    assert game.refused(state, "normal") == "schweinchen_sagen"
    assert game.refused(game.after(state, "normal, Schweinchen"), "normal, Schweinchen") == "keine_schweinchen"
    assert game.refused(with_pigs(schweinchen=False), "normal, Schweinchen") == "keine_schweinchen"


def test_both_aces_of_diamonds_are_the_highest_trumps_of_all() -> None:
    state = game.after(with_pigs(), "normal, Schweinchen", *("normal",) * 3)
    assert state.ranking.winner(game.cards("herz-10 karo-A kreuz-D herz-10")) == 1
    usual = game.after(with_pigs(schweinchen=False), *("normal",) * 4)
    assert usual.ranking.winner(game.cards("herz-10 karo-A kreuz-D herz-10")) == 0


def test_where_diamonds_are_plain_there_are_no_pigs() -> None:
    state = game.after(with_pigs(), "normal, Schweinchen", "solo pik")
    assert state.ranking.winner(game.cards("karo-9 karo-A pik-9")) == 2


@pytest.mark.parametrize(("last", "says"), [("pik-A", True), ("pik-K", False), ("karo-9", True)])
def test_the_sensible_player_counts_trumps_and_plain_aces_before_it_says_kontra(last: str, says: bool) -> None:
    state = to_lay(" ".join(["karo-9"] * 12 + [last]))
    assert (game.chosen(state) == "kontra") is says
    fox = to_lay(" ".join(["karo-9"] * 11 + ["karo-A"]))
    assert game.chosen(fox) != "kontra", "an ace of trumps counts once"
