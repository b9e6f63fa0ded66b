"""What a seat remembers is what it saw, and it makes the worlds that others' moves speak for more likely."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.support import changed_game, session_of

from kartenwerk.cards import Card
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.likely import LikelyWorlds
from kartenwerk.play.engine.past import IMPOSSIBLE, RECENT, Memory, Past, Step, cards_in, meaning
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.worlds import Worlds
from kartenwerk.play.games import GAME_IDS
from kartenwerk.play.games.burner_holdem.rules import LADDER
from kartenwerk.play.mechanics.ladders.poker import outlook


def past_of(session: Session, players: int, steps: tuple[Step, ...]) -> Past:
    return Past(session.game, steps[0].before, steps)


def played(id: str, players: int, seed: int, moves: int) -> tuple[Session, Past]:
    session = session_of(id)
    return session, past_of(session, players, session.play(players, seed, limit=moves).steps)


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_memory_of_every_game_fits_its_views_and_worlds(id: str) -> None:
    """What others are remembered to hold they hold, and a likely world looks as the seat sees it."""
    session = session_of(id)
    players, game = max(2, session.data.players[0]), session.game
    steps = session.play(players, 1, limit=40).steps
    pack = Counter(session.game.holdings(steps[0].before))
    last = next(step for step in reversed(steps) if step.seat != CHANCE)
    memory = past_of(session, players, steps[: steps.index(last)]).of(last.seat)
    for seat, cards in memory.held.items():
        assert not Counter(cards) - Counter(game.holdings(game.view(last.before, seat)))
    view = game.view(last.before, last.seat)
    likely = LikelyWorlds(Worlds(game, view, pack), memory, game.policies["sensible"])
    for _ in range(2):
        assert game.view(likely.draw(Random(1)), last.seat) == view


@pytest.mark.parametrize("id", ["burner_holdem", "gin_romme", "wallachen"])
def test_a_seat_remembers_nothing_that_it_did_not_see(id: str) -> None:
    """Its memory is the same if the states were never more than its own views."""
    session = session_of(id)
    players, game = session.data.players[0], session.game
    past = past_of(session, players, session.play(players, 4, limit=40).steps)
    views = past_of(session, players, tuple(past.steps))
    views.steps[:] = [
        Step(step.seat, game.view(step.before, 0), step.move, game.view(step.after, 0)) for step in past.steps
    ]
    assert remembered(past.of(0)) == remembered(views.of(0))


def remembered(memory: Memory) -> Any:
    evidence = [(one.mover, one.before.view, one.move, one.named, one.taken, one.known) for one in memory.evidence]
    return memory.held, evidence


def test_an_unseen_card_that_a_move_names_is_not_remembered() -> None:
    """Herzblatt's declarer lays cards aside face down."""
    past = next(
        past
        for _, past in (played("herzblatt", 2, seed, 30) for seed in range(20))
        if any(type(step.move).__name__ == "Discard" for step in past.steps)
    )
    step = next(step for step in past.steps if type(step.move).__name__ == "Discard")
    watched = past.of(1 - step.seat).evidence
    hidden = [one for one in watched if one.move is None]
    assert len(hidden) == 1
    assert hidden[0].named == [] and not {*cards_in(step.move)} & {*cards_in(hidden[0].before.view)}


def test_where_no_move_was_allowed_what_was_seen_is_impossible() -> None:
    """A hand with which the mover could have done nothing at all was not its hand."""
    session, past = played("gin_romme", 2, 1, 4)
    [*_, seen] = past.of(0).evidence
    seen.game, seen.move = changed_game(session.game, moves=lambda state: ()), None
    assert seen.disagrees((), session.game.policies["sensible"], Random(1)) == IMPOSSIBLE


def test_who_takes_an_open_card_is_known_to_hold_it() -> None:
    """In Gin Rommé the other buys the open card: it lies in that hand in every world, until it is laid."""
    for seed in range(30):
        session, past = played("gin_romme", 2, seed, 12)
        for number, step in enumerate(past.steps):
            if step.after.taken:
                card = step.before.pile[-1]
                seen = past_of(session, 2, tuple(past.steps[: number + 1])).of(1 - step.seat)
                assert seen.held == {step.seat: [card]}
                view = session.game.view(step.after, 1 - step.seat)
                worlds = Worlds(session.game, view, Counter(session.game.holdings(step.after)))
                assert all(card in worlds.draw(Random(lot), seen.held).hands[step.seat] for lot in range(5))
                return
    raise AssertionError("nobody took an open card")


def test_a_bet_of_another_size_means_the_same_and_another_card_does_not() -> None:
    session = session_of("burner_holdem")
    moves = {str(move): move for move in session.game.moves(session.play(2, 1).start)}
    assert meaning(moves["raise 10"]) == meaning(moves["raise 20"]) != meaning(moves["call"])
    lays = session_of("watten").play(2, 1).steps[-1].move, session_of("watten").play(2, 1).steps[-2].move
    assert meaning(lays[0]) != meaning(lays[1])


def test_a_card_of_another_suit_means_the_same_where_no_suit_tells_anything() -> None:
    """In 51 Tot who holds the eight that was laid and one more of another suit lays the one or the other."""
    past = next(
        past
        for _, past in (played("einundfuenfzig_tot", 2, seed, 1) for seed in range(20))
        if past.steps[0].move.worth == 8
    )
    step, game = past.steps[0], session_of("einundfuenfzig_tot").game
    [seen] = past.of(1 - step.seat).evidence
    card = step.move.card
    other = next(one for one in Worlds(game, seen.before.view, past.pack).unseen if alike_but(one, card))
    sevens = [one for one in seen.before.unseen if one.rank == "7"][:3]
    assert seen.disagrees([other, card, *sevens], game.policies["sensible"], Random(1)) == 0
    assert seen.disagrees([card, other, *sevens], game.policies["sensible"], Random(1)) == 0


def alike_but(card: Card, other: Card) -> bool:
    return card.rank == other.rank and card.suit != other.suit


def test_who_has_raised_has_good_cards_more_often_than_by_chance() -> None:
    session, game = session_of("burner_holdem"), session_of("burner_holdem").game
    for seed in range(40):
        past = past_of(session, 2, session.play(2, seed, limit=1).steps)
        step = past.steps[0]
        if str(step.move).startswith("raise"):
            break
    watcher = 1 - step.seat
    plain = Worlds(game, game.view(step.after, watcher), Counter(game.holdings(step.before)))
    likely = LikelyWorlds(plain, past.of(watcher), game.policies["sensible"])
    lots = Random(1)

    def good(worlds: Any) -> int:
        drawn = [worlds.draw(lots) for _ in range(200)]
        return sum(outlook(LADDER, world.grid, world.hands[step.seat], ()) >= 2 for world in drawn)

    assert good(likely) > 1.5 * good(plain)


def test_who_did_not_follow_a_suit_seldom_has_it() -> None:
    """In Wallachen the suit led must be followed; hardly a hand dealt by lot would have none of it."""
    session, game = session_of("wallachen"), session_of("wallachen").game
    steps, place, led = next(
        (steps, place, led)
        for steps in (session.play(3, seed).steps for seed in range(60))
        for place, step in enumerate(steps)
        if (led := void(step)) and len(step.after.cards.hands[step.seat]) >= 4
    )
    mover = steps[place].seat
    watcher = (mover + 1) % 3
    view = game.view(steps[place].after, watcher)
    plain = Worlds(game, view, Counter(game.holdings(steps[0].before)))
    likely = LikelyWorlds(plain, past_of(session, 3, steps[: place + 1]).of(watcher), game.policies["sensible"])
    lots = Random(1)

    def held(worlds: Any) -> int:
        hands = [worlds.draw(lots).cards.hands[mover] for _ in range(20)]
        return sum(card.suit == led for hand in hands for card in hand)

    assert 4 * held(likely) < held(plain)


def void(step: Step) -> str:
    """The suit led that a move does not follow, trumps or not."""
    cards = getattr(step.before, "cards", None)
    trick = cards.trick.cards if cards is not None else ()
    laid = getattr(step.move, "card", None)
    return str(trick[0].suit) if trick and isinstance(laid, Card) and laid.suit != trick[0].suit else ""


def test_only_the_last_moves_are_weighed() -> None:
    _, past = played("mau_mau", 2, 1, 40)
    assert len(past.of(0).evidence) > RECENT == len(past.of(0).recent)
