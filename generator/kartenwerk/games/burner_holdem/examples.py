"""What Burner Hold'em's booklet and pad show: the ladder with its odds, deals that show a rule, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, TypeVar

from kartenwerk.cards import Cards
from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.ladder_rungs import Rung
from kartenwerk.examples.rounds import match_minutes, played
from kartenwerk.examples.views import views
from kartenwerk.games.burner_holdem.deal_view import deal_view, hand_cards
from kartenwerk.games.burner_holdem.example_deals import shows_kicker, shows_side_pot, shows_split_pot
from kartenwerk.games.burner_holdem.rules import BOARD, HOLE_CARDS, LADDER, Rules, State, ladder
from kartenwerk.mechanics.ladders.example_hands import example_hands
from kartenwerk.mechanics.ladders.ladder import PackGrid
from kartenwerk.mechanics.ladders.odds import odds

EXAMPLE_PLAYERS = 4
SEEDS = range(68, 2068)  # side pots are rare: from the first seed on, the source's own rules soon show one
TIMED_DEALS = 10  # deals whose duration the booklet tells
SPECIMEN_SEED = 5
SPECIMEN_DEALS = 9

Found = TypeVar("Found")


def booklet(session: Session) -> Mapping[str, Any]:
    """The ladder with its odds, three deals, and how long some deals take."""
    side = _deal(session, shows_side_pot, "a side pot", moves=15, hands=3)
    kicker, by_kicker = _deal(session, shows_kicker, "a hand won by a kicker", moves=10, hands=2)
    split = _deal(session, shows_split_pot, "a split pot", moves=12, hands=2)
    ladder_rungs = rungs(session)
    deals = played(session, EXAMPLE_PLAYERS, 1, TIMED_DEALS)
    return {
        "leiter": ladder_rungs,
        "nach_seltenheit": [one.name for one in sorted(ladder_rungs, key=lambda one: one.ways)],
        "vorlage": [session.data.hands[id].name for id in reversed(LADDER.ids)],
        "blinds": (min(session.values["small_blind"], session.values["big_blind"]), session.values["big_blind"]),
        "hoechste": views(sorted(_one_suit(session), key=lambda card: -card.value), session.deck),
        "beispiele": {
            "side_pot": deal_view(session, side[0]),
            "kicker": deal_view(session, kicker),
            "geteilt": deal_view(session, split[0]),
        },
        "kicker": views(by_kicker.kickers, session.deck),
        "runden": len(deals),
        "spieler": EXAMPLE_PLAYERS,
        "minuten": match_minutes(session, EXAMPLE_PLAYERS, TIMED_DEALS),
        "namen": session.names,
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """What every seat has after each of the first deals of a match."""
    states: list[State] = [deal.state for deal in islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS)]
    return {"namen": session.names[:players], "zeilen": [state.chips.stacks for state in states]}


def rungs(session: Session) -> list[Rung]:
    """The ladder from the highest hand to the lowest, with the odds among all sets of hole cards and board."""
    rules: Rules = session.game.rules(**session.values)
    grid = PackGrid.of(session.game.pack(rules, EXAMPLE_PLAYERS, session.deck.pack))
    ranking = ladder(rules, grid)
    hands = example_hands(ranking, grid)
    chances = odds(ranking, grid, HOLE_CARDS + BOARD)
    names = session.data.hands
    return [
        Rung(
            one.category,
            place,
            names[one.category].name,
            hand_cards(session, hands[one.category]),
            one.ways,
            one.total,
            beats=tuple(names[higher.category].name for higher in chances[place:] if higher.ways > one.ways),
        )
        for place, one in reversed([*enumerate(chances, start=1)])
    ]


def _one_suit(session: Session) -> Cards:
    """The cards of the deck's first suit."""
    deck = suited(session.deck)
    return tuple(card for card in deck.suited if card.suit == deck.suits[0].id)


def _deal(
    session: Session, shows: Callable[[PlayedDeal], Found | None], what: str, moves: int, hands: int
) -> tuple[PlayedDeal, Found]:
    """The first deal that shows something with no more moves and shown hands than can be printed."""

    def printable(deal: PlayedDeal) -> Found | None:
        state: State = deal.state
        return shows(deal) if len(deal.steps) <= moves and len(state.shown) <= hands else None

    _, deals, found = session.find_in_match(EXAMPLE_PLAYERS, printable, what, seeds=SEEDS)
    return deals[-1], found
