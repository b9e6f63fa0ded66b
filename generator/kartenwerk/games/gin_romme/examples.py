"""Gin Rommé's examples: a hand arranged in two ways, knocks, a match on the pad, Oklahoma, odds of the deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from kartenwerk.catalog import HouseRules
from kartenwerk.engine.find import find
from kartenwerk.engine.match import Match
from kartenwerk.engine.session import Table
from kartenwerk.examples.meld_rows import MeldRow, kind, loose_row, meld_row
from kartenwerk.examples.rounds import in_fives
from kartenwerk.examples.views import CardView, one_suit, views
from kartenwerk.games.gin_romme.matches import games
from kartenwerk.games.gin_romme.round import HAND, State, chances, deadwood, limit, tally, worth
from kartenwerk.games.gin_romme.rules import HANDS, LEFT, SEATS
from kartenwerk.mechanics.meld_odds import outs
from kartenwerk.mechanics.meld_search import Arrangement, arrange, arranged
from kartenwerk.mechanics.melds import Cards, Meld, Melding
from kartenwerk.mechanics.moves import without
from kartenwerk.mechanics.rummy import RANKS, Add, Lay, Throw

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

PAD_PLAYERS = {"a6": (SEATS,), "a5": (SEATS,)}


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


def booklet(table: Table) -> Mapping[str, Any]:
    """Melds, a hand arranged, four rounds, a match, the odds, and how long a game takes."""
    rules = table.game.rules(**table.values)
    pack = table.game.pack(rules, SEATS, table.deck.pack)
    start = table.game.deal(rules, SEATS, pack)
    melding: Melding = start.melding
    suit = one_suit(pack, RANKS)
    told = [*games(table.play_deals(SEATS, SPECIMEN_SEED))]
    no_meld, gin = chances(rules, pack)
    return {
        "werte": views(suit, table.deck),
        "zaehlt": [worth(card) for card in suit],
        "kombinationen": [_named(table, melding, cards) for cards in MELDS],
        "keine": [_named(table, melding, cards) for cards in NO_MELDS],
        "wartet": [_waiting(table, melding, *wait) for wait in WAITS.items()],
        "beispiele": examples(table),
        "namen": table.names[:SEATS],
        "spiele": told,
        "fertig": max(told[-1].match) >= rules.partie_ziel,
        "hand": HAND,
        "rest": LEFT,
        "ohne_kombination": no_meld.share,
        "gin_gegeben": gin.total // gin.ways,
        "im_mittel": sum(map(worth, pack)) * HAND / len(pack),
        "minuten": in_fives(told[0].steps * table.data.move_seconds),
    }


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """The games of a match."""
    return {"namen": table.names[:players], "spiele": [*games(table.play_deals(players, SPECIMEN_SEED))]}


def examples(table: Table) -> Mapping[str, Any]:
    """Rounds by what they show; None for knocks with deadwood where the rules ask for gin."""
    rules = table.game.rules(**table.values)
    wanted = {"blatt": shows_arranging, "gin": shows_gin}
    if rules.oklahoma or rules.klopf_limit:
        wanted |= {"klopfen": shows_knock, "unterschnitt": shows_undercut}
    found = _find(table, wanted)
    oklahoma = replace(table, house=HouseRules(changes={**table.house.changes, "oklahoma": True}))
    return {
        "blatt": arranged_twice(table, found["blatt"]),
        **{name: told(table, found[name]) if name in found else None for name in ("klopfen", "unterschnitt", "gin")},
        "oklahoma": told(oklahoma, _find(oklahoma, {"pik": shows_spade})["pik"]),
    }


def _find(table: Table, wanted: Mapping[str, Callable[[Match], bool]]) -> Mapping[str, Match]:
    """The first round that shows each of what is wanted, all found in one search."""
    found: dict[str, Match] = {}

    def all_found(match: Match) -> Mapping[str, Match] | None:
        found.update({name: match for name, shows in wanted.items() if name not in found and shows(match)})
        return found if len(found) == len(wanted) else None

    return find(table.game, table.values, SEATS, table.deck.pack, all_found, "all of " + ", ".join(wanted))[2]


def _named(table: Table, melding: Melding, cards: str) -> MeldRow:
    """Cards with what they are together; none if they are no meld."""
    meld = Meld(table.deck.pack.read(cards))
    if not melding.is_meld(meld):
        return loose_row(table.deck, meld.cards)
    return meld_row(table.deck, meld, kind(meld))


def _waiting(table: Table, melding: Melding, label: str, cards: str) -> MeldRow:
    held = table.deck.pack.read(cards)
    return loose_row(table.deck, held, label, str(len(outs(melding, held))))


# --- a hand, arranged -----------------------------------------------------------------------------------------


def greedy(melding: Melding, hand: Cards) -> Arrangement:
    """The hand with the dearest meld laid first, then the dearest of what is left."""
    laid: tuple[Meld, ...] = ()
    while found := melding.melds((rest := arranged(hand, laid, worth)).rest):
        laid = (*laid, max(found, key=lambda meld: sum(map(worth, meld.cards))))
    return rest


def shows_arranging(match: Match) -> bool:
    """Who knocks would leave much more by laying the dearest meld first, and lays another number of melds."""
    if (state := _knocking(match)) is None:
        return False
    best, _ = HANDS.proposed(state.melding, state.hand)
    first = greedy(state.melding, tuple(card for meld in best.melds for card in meld.cards) + best.rest)
    return first.deadwood - best.deadwood >= APART and len(first.melds) != len(best.melds)


def _knocking(match: Match) -> State | None:
    """The round before the card is thrown away with a knock."""
    return next((step.before for step in match.steps if isinstance(step.move, Throw) and step.move.knocks), None)


def arranged_twice(table: Table, match: Match) -> Arranged:
    """The hand of who knocks: what `kartenwerk hand` proposes, and what it would be with the dearest meld first."""
    state = _knocking(match)
    assert state is not None
    best, thrown = HANDS.proposed(state.melding, state.hand)
    assert thrown is not None
    first = greedy(state.melding, without(state.hand, thrown))
    most = limit(state.rules, state.first)
    return Arranged(
        table.names[state.turn],
        loose_row(table.deck, sorted(state.hand, key=lambda card: (card.suit, worth(card), RANKS.index(card.rank)))),
        CardView.of(thrown, table.deck),
        rows(table, first.melds, first.rest),
        rows(table, best.melds, best.rest),
        (first.deadwood, best.deadwood),
        (first.deadwood <= most, best.deadwood <= most),
    )


def rows(table: Table, melds: tuple[Meld, ...], rest: Cards, added: Cards = ()) -> tuple[MeldRow, ...]:
    """Melds as they lie, the `added` cards framed, and in grey what is left over with what it counts."""
    laid = tuple(meld_row(table.deck, meld, kind(meld), new=added) for meld in melds)
    if not rest:
        return laid
    loose = sorted(rest, key=worth)
    label = "Luschen" if len(rest) > 1 else "Lusche"
    return (*laid, loose_row(table.deck, loose, label, str(sum(map(worth, rest))), quiet=True))


# --- knocks ---------------------------------------------------------------------------------------------------


def _wins(match: Match, label: str) -> bool:
    return any(item.reason == label for item in match.tally)


def _added(match: Match) -> Cards:
    return tuple(step.move.card for step in match.steps if isinstance(step.move, Add))


def shows_knock(match: Match) -> bool:
    """A knock that wins with something left over, though the other adds to it."""
    knocked = match.state.knocker is not None and not _wins(match, "gin") and not _wins(match, "unterschnitt")
    return knocked and bool(_added(match)) and len(match.state.melds) > 1


def shows_undercut(match: Match) -> bool:
    """The other has no more points, but would have if he could not add."""
    return _wins(match, "unterschnitt") and _before(match) > deadwood(match.state, match.state.knocker)


def shows_gin(match: Match) -> bool:
    return _wins(match, "gin")


def shows_spade(match: Match) -> bool:
    """In Oklahoma: the first card is of spades and allows little; somebody knocks and wins."""
    state: State = match.state
    low = state.first.suit == "pik" and 2 < limit(state.rules, state.first) < 8
    return low and _wins(match, "luschen") and not _wins(match, "gin") and not _wins(match, "unterschnitt")


def _before(match: Match) -> int:
    """The other's deadwood when the knocker has laid."""
    step = next(step for step in match.steps if isinstance(step.move, Lay))
    return deadwood(step.after, 1 - step.seat)


def told(table: Table, match: Match) -> Knock:
    """The end of a round as the booklet tells it."""
    state: State = match.state
    assert state.knocker is not None
    knocker, other, deck = state.knocker, 1 - state.knocker, table.deck
    added, items = _added(match), tally(state)
    kept = arrange(state.melding, state.hands[other], worth)
    [thrown] = state.aside
    return Knock(
        table.names[knocker],
        table.names[other],
        CardView.of(thrown, deck),
        rows(table, state.melds, state.hands[knocker], added),
        rows(table, kept.melds, kept.rest),
        views(added, deck),
        (deadwood(state, knocker), kept.deadwood),
        _before(match),
        tuple((item.reason, item.points) for item in items),
        sum(item.points for item in items),
        table.names[items[0].seat],
        CardView.of(state.first, deck),
        limit(state.rules, state.first),
    )
