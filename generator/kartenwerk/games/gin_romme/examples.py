"""Gin Rommé's examples: a hand arranged in two ways, knocks, a match on the pad, Oklahoma, odds of the deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog import HouseRules
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.meld_rows import MeldRow, kind, loose_row, meld_row
from kartenwerk.examples.rounds import in_fives
from kartenwerk.examples.views import CardView, one_suit, views
from kartenwerk.games.gin_romme import HANDS
from kartenwerk.games.gin_romme.matches import games
from kartenwerk.games.gin_romme.round import HAND, State, chances, deadwood, limit, tally, worth
from kartenwerk.games.gin_romme.rules import LEFT, SEATS
from kartenwerk.mechanics.meld_odds import outs
from kartenwerk.mechanics.meld_search import Arrangement, arrange, arranged
from kartenwerk.mechanics.melds import Meld, Melding
from kartenwerk.mechanics.rummy import RANKS, Add, Lay, Throw
from kartenwerk.mechanics.tuples import without

SPECIMEN_SEED = 3
"""A match of few games; in the last of them one side wins no round."""

APART = 8
"""So much less deadwood the best arrangement leaves at least than the greedy one."""

MELDS = ("herz-8 karo-8 pik-8", "kreuz-5 kreuz-6 kreuz-7 kreuz-8", "karo-A karo-2 karo-3")
NO_MELDS = ("pik-D pik-K pik-A", "herz-4 herz-5 karo-6", "karo-9 kreuz-9")
WAITS = {
    "Dreieck": "herz-8 herz-9 karo-9",
    "Nachbarn": "pik-5 pik-6",
    "Paar": "karo-B kreuz-B",
    "Lücke": "herz-4 herz-6",
    "Rand": "kreuz-D kreuz-K",
}


class Arranged(NamedTuple):
    """A hand of eleven and the card it can best do without; the others in two arrangements, and whether each leaves
    few enough to knock."""

    name: str
    hand: MeldRow
    thrown: CardView
    greedy: tuple[MeldRow, ...]
    best: tuple[MeldRow, ...]
    deadwood: tuple[int, int]
    may_knock: tuple[bool, bool]


class Knock(NamedTuple):
    """The end of a round: who knocked, what was laid and added, what both had left, and what it brought to whom.

    `before` is the other's deadwood had nothing been added; `first` the first open card, `limit` what it allowed.
    """

    knocker: str
    other: str
    thrown: CardView
    laid: tuple[MeldRow, ...]
    opposite: tuple[MeldRow, ...]
    added: tuple[CardView, ...]
    deadwood: tuple[int, int]
    before: int
    items: tuple[tuple[str, int], ...]
    points: int
    winner: str
    first: CardView
    limit: int


def booklet(session: Session) -> Mapping[str, Any]:
    """Melds, a hand arranged, four rounds, a match, the odds, and how long a game takes."""
    rules = session.game.rules(**session.values)
    pack = session.game.pack(rules, SEATS, session.deck.pack)
    start = session.game.deal(rules, SEATS, pack)
    melding: Melding = start.melding
    suit = one_suit(pack, RANKS)
    told = [*games(session.play_deals(SEATS, SPECIMEN_SEED))]
    no_meld, gin = chances(rules, pack)
    return {
        "werte": views(suit, session.deck),
        "zaehlt": [worth(card) for card in suit],
        "kombinationen": [_named(session, melding, cards) for cards in MELDS],
        "keine": [_named(session, melding, cards) for cards in NO_MELDS],
        "wartet": [_waiting(session, melding, *wait) for wait in WAITS.items()],
        "beispiele": examples(session),
        "namen": session.names[:SEATS],
        "spiele": told,
        "fertig": max(told[-1].match) >= rules.partie_ziel,
        "hand": HAND,
        "rest": LEFT,
        "ohne_kombination": no_meld.share,
        "gin_gegeben": gin.total // gin.ways,
        "im_mittel": sum(map(worth, pack)) * HAND / len(pack),
        "minuten": in_fives(told[0].steps * session.data.move_seconds),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """The games of a match."""
    return {"namen": session.names[:players], "spiele": [*games(session.play_deals(players, SPECIMEN_SEED))]}


def examples(session: Session) -> Mapping[str, Any]:
    """Rounds by what they show; None for knocks with deadwood where the rules ask for gin."""
    rules = session.game.rules(**session.values)
    wanted = {"blatt": shows_arranging, "gin": shows_gin}
    if rules.oklahoma or rules.klopf_limit:
        wanted |= {"klopfen": shows_knock, "unterschnitt": shows_undercut}
    found = _find(session, wanted)
    oklahoma = replace(session, house=HouseRules(changes={**session.house.changes, "oklahoma": True}))
    return {
        "blatt": arranged_twice(session, found["blatt"]),
        **{name: told(session, found[name]) if name in found else None for name in ("klopfen", "unterschnitt", "gin")},
        "oklahoma": told(oklahoma, _find(oklahoma, {"pik": shows_spade})["pik"]),
    }


def _find(session: Session, wanted: Mapping[str, Callable[[PlayedDeal], bool]]) -> Mapping[str, PlayedDeal]:
    """The first round that shows each of what is wanted, all found in one search."""
    found: dict[str, PlayedDeal] = {}

    def all_found(deal: PlayedDeal) -> Mapping[str, PlayedDeal] | None:
        found.update({name: deal for name, shows in wanted.items() if name not in found and shows(deal)})
        return found if len(found) == len(wanted) else None

    return session.find(SEATS, all_found, "all of " + ", ".join(wanted))[2]


def _named(session: Session, melding: Melding, cards: str) -> MeldRow:
    """Cards with what they are together; none if they are no meld."""
    meld = Meld(session.deck.pack.read(cards))
    if not melding.is_meld(meld):
        return loose_row(session.deck, meld.cards)
    return meld_row(session.deck, meld, kind(meld))


def _waiting(session: Session, melding: Melding, label: str, cards: str) -> MeldRow:
    held = session.deck.pack.read(cards)
    return loose_row(session.deck, held, label, str(len(outs(melding, held))))


# --- a hand, arranged -----------------------------------------------------------------------------------------


def greedy(melding: Melding, hand: Cards) -> Arrangement:
    """The hand with the dearest meld laid first, then the dearest of what is left."""
    laid: tuple[Meld, ...] = ()
    while found := melding.melds((rest := arranged(hand, laid, worth)).rest):
        laid = (*laid, max(found, key=lambda meld: sum(map(worth, meld.cards))))
    return rest


def shows_arranging(deal: PlayedDeal) -> bool:
    """Who knocks would leave much more by laying the dearest meld first, and lays another number of melds."""
    if (state := _knocking(deal)) is None:
        return False
    best, _ = HANDS.proposed(state.melding, state.hand)
    first = greedy(state.melding, tuple(card for meld in best.melds for card in meld.cards) + best.rest)
    return first.deadwood - best.deadwood >= APART and len(first.melds) != len(best.melds)


def _knocking(deal: PlayedDeal) -> State | None:
    """The round before the card is thrown away with a knock."""
    return next((step.before for step in deal.steps if isinstance(step.move, Throw) and step.move.knocks), None)


def arranged_twice(session: Session, deal: PlayedDeal) -> Arranged:
    """The hand of who knocks: what `kartenwerk hand` proposes, and what it would be with the dearest meld first."""
    state = _knocking(deal)
    assert state is not None
    best, thrown = HANDS.proposed(state.melding, state.hand)
    assert thrown is not None
    first = greedy(state.melding, without(state.hand, thrown))
    most = limit(state.rules, state.first)
    return Arranged(
        session.names[state.turn],
        loose_row(session.deck, sorted(state.hand, key=lambda card: (card.suit, worth(card), RANKS.index(card.rank)))),
        CardView.of(thrown, session.deck),
        rows(session, first.melds, first.rest),
        rows(session, best.melds, best.rest),
        (first.deadwood, best.deadwood),
        (first.deadwood <= most, best.deadwood <= most),
    )


def rows(session: Session, melds: tuple[Meld, ...], rest: Cards, added: Cards = ()) -> tuple[MeldRow, ...]:
    """Melds as they lie, the `added` cards framed, and in grey what is left over with what it counts."""
    laid = tuple(meld_row(session.deck, meld, kind(meld), new=added) for meld in melds)
    if not rest:
        return laid
    loose = sorted(rest, key=worth)
    label = "Luschen" if len(rest) > 1 else "Lusche"
    return (*laid, loose_row(session.deck, loose, label, str(sum(map(worth, rest))), quiet=True))


# --- knocks ---------------------------------------------------------------------------------------------------


def _wins(deal: PlayedDeal, label: str) -> bool:
    return any(item.reason == label for item in deal.tally)


def _added(deal: PlayedDeal) -> Cards:
    return tuple(step.move.card for step in deal.steps if isinstance(step.move, Add))


def shows_knock(deal: PlayedDeal) -> bool:
    """A knock that wins with something left over, though the other adds to it."""
    knocked = deal.state.knocker is not None and not _wins(deal, "gin") and not _wins(deal, "unterschnitt")
    return knocked and bool(_added(deal)) and len(deal.state.melds) > 1


def shows_undercut(deal: PlayedDeal) -> bool:
    """The other has no more points, but would have if he could not add."""
    return _wins(deal, "unterschnitt") and _before(deal) > deadwood(deal.state, deal.state.knocker)


def shows_gin(deal: PlayedDeal) -> bool:
    return _wins(deal, "gin")


def shows_spade(deal: PlayedDeal) -> bool:
    """In Oklahoma: the first card is of spades and allows little; somebody knocks and wins."""
    state: State = deal.state
    low = state.first.suit == "pik" and 2 < limit(state.rules, state.first) < 8
    return low and _wins(deal, "luschen") and not _wins(deal, "gin") and not _wins(deal, "unterschnitt")


def _before(deal: PlayedDeal) -> int:
    """The other's deadwood when the knocker has laid."""
    step = next(step for step in deal.steps if isinstance(step.move, Lay))
    return deadwood(step.after, 1 - step.seat)


def told(session: Session, deal: PlayedDeal) -> Knock:
    """The end of a round as the booklet tells it."""
    state: State = deal.state
    assert state.knocker is not None
    knocker, other, deck = state.knocker, 1 - state.knocker, session.deck
    added, items = _added(deal), tally(state)
    kept = arrange(state.melding, state.hands[other], worth)
    [thrown] = state.aside
    return Knock(
        session.names[knocker],
        session.names[other],
        CardView.of(thrown, deck),
        rows(session, state.melds, state.hands[knocker], added),
        rows(session, kept.melds, kept.rest),
        views(added, deck),
        (deadwood(state, knocker), kept.deadwood),
        _before(deal),
        tuple((item.reason, item.points) for item in items),
        sum(item.points for item in items),
        session.names[items[0].seat],
        CardView.of(state.first, deck),
        limit(state.rules, state.first),
    )
