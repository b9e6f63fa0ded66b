"""Rommé's examples: melds and what they count, turns told move by move, hands at the end, a match, jokers dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.meld_rows import MeldRow, loose_row, meld_row
from kartenwerk.examples.rounds import minutes, move_count, played, rounds
from kartenwerk.examples.views import views
from kartenwerk.games.romme.rules import costs, grammar, sensible
from kartenwerk.games.romme.table import plan_for_going_out, points
from kartenwerk.games.romme.turn import State, chances
from kartenwerk.games.romme.turn_tales import easiest, exchange, first_meld, told, turns
from kartenwerk.mechanics.melds import JOKER, read_meld
from kartenwerk.mechanics.rummy import Add, Lay

PLAYERS = 4
GAMES = range(20, 30)
"""Games whose turns are compared to find the one that is easiest to read."""

HAND_SEEDS = range(41, 341)
MATCH_SEED = 4
SPECIMEN_SEED = 3
SPECIMEN_GAMES = 12
LONGEST = 99  # games of a match; it ends sooner

WORTHS, FROM = ("A", "K", "D", "B", "10", "2"), "10"
"""Ranks whose worth is shown; from one of them on it is what stands on the cards."""

SETS = ("herz-9 karo-9 pik-9", "herz-K joker=karo-K kreuz-K pik-K")
RUNS = ("karo-4 karo-5 joker=karo-6 karo-7", "herz-A herz-2 herz-3", "pik-D pik-K pik-A")
ROUND = "kreuz-K kreuz-A kreuz-2"
"""A run only where runs go round."""


class Rest(NamedTuple):
    """What a seat has left at the end of a game: its cards, and what is written down for them."""

    name: str
    row: MeldRow
    cost: int
    minus: int


class End(NamedTuple):
    """The end of a game: who won, and what the others have left."""

    winner: str
    rests: tuple[Rest, ...]

    @property
    def cards(self) -> int:
        """How many cards all others have left."""
        return sum(len(rest.row.cards) for rest in self.rests)


class Written(NamedTuple):
    """A game on the pad: its number, and seat by seat what it brought and the sum after it."""

    number: int
    points: tuple[int, ...]
    sums: tuple[int, ...]

    @property
    def before(self) -> tuple[int, ...]:
        return tuple(after - now for after, now in zip(self.sums, self.points, strict=True))


def booklet(session: Session) -> Mapping[str, Any]:
    """Melds, three turns, a scored game, a match, how often jokers are dealt, and how long it all takes."""
    games = [session.play(PLAYERS, seed) for seed in GAMES]
    deal = played(session, PLAYERS, MATCH_SEED, LONGEST)
    hand = hand_romme(session)
    pack = deal[0].order
    scores = rounds(deal)
    shown = min(range(len(deal)), key=lambda place: hard_to_count(deal[place]))
    return {
        "werte": views(shown_worths(pack), session.deck),
        "zaehlt": [costs(card) for card in shown_worths(pack)],
        "bis": WORTHS.index(FROM) + 1,
        "kombinationen": melds(session, pack),
        "beispiele": {
            "erstmeldung": easiest(session, games, first_meld),
            "tausch": easiest(session, games, exchange),
            "hand": told(session, [*turns(hand)][-1]),
        },
        "enden": {"hand": end(session, hand), "block": end(session, deal[shown])},
        "partie": scores,
        "block": Written(shown + 1, *scores[shown][1:]),
        "sieger": session.names[scores[-1].sums.index(max(scores[-1].sums))],
        "joker": joker_odds(session, pack),
        "spielminuten": max(1, round(move_count(games) / len(games) * session.data.move_seconds / 60)),
        "minuten": minutes(deal, session.data.move_seconds),
        "namen": session.names[:PLAYERS],
    }


def joker_odds(session: Session, pack: Cards) -> list[tuple[str, float]]:
    """How likely a dealt hand has so many jokers; nothing where there are none."""
    rules = session.game.rules(**session.values)
    dealt = chances(rules, pack) if rules.joker else ()
    return [(session.data.hands[one.what.category].name, one.share) for one in dealt]


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Game after game: what is written down, a dash for Rommé, "H" for Hand-Rommé, and the sums so far."""
    rows = []
    for game in rounds(played(waiting(session), players, SPECIMEN_SEED, SPECIMEN_GAMES)):
        entries = zip(game.labels, game.points, strict=True)
        marks = [[{"romme": "–", "hand_romme": "H"}.get(label, str(-number))] for label, number in entries]
        rows.append({"eintraege": marks, "summen": [-number for number in game.sums]})
    return {"namen": session.names[:players], "zeilen": rows}


def shown_worths(pack: Sequence[Card]) -> tuple[Card, ...]:
    """A suit from the ace down, of the numbers the first and the last, and a joker if there are any."""
    suit = {card.rank: card for card in pack if card.suit == "herz"}
    return (*(suit[rank] for rank in WORTHS), *sorted(card for card in pack if card.suit == JOKER)[:1])


def melds(session: Session, pack: Sequence[Card]) -> Mapping[str, tuple[MeldRow, ...]]:
    """Sets and runs with what they count, jokers only where there are any, and a run that goes round the ace."""
    rules = session.game.rules(**session.values)
    deck, melding = session.deck, grammar(rules, tuple(pack))

    def row(text: str) -> MeldRow:
        meld = read_meld(text if rules.joker else text.replace(f"{JOKER}=", ""), deck.pack)
        assert melding.is_meld(meld), text
        lying = meld.taken((*meld.real, *deck.pack.read("joker-1")))
        return meld_row(deck, meld, "", str(points(meld)), lying=lying)

    wrong = (loose_row(deck, read_meld(ROUND, deck.pack).cards, quiet=True),)
    return {
        "saetze": tuple(map(row, SETS)),
        "folgen": tuple(map(row, (*RUNS, ROUND) if rules.folge_umlauf else RUNS)),
        "kurz": (row(SETS[1])._replace(label="Satz"), row(RUNS[0])._replace(label="Folge")),
        "falsch": () if rules.folge_umlauf else wrong,
    }


def hard_to_count(deal: PlayedDeal) -> int:
    """The fewer cards are left the better, if there are an ace and a joker among them; best is no Hand-Rommé."""
    left = [card for item in deal.tally for card in item.cards]
    ace = any(card.rank == "A" for card in left)
    joker = any(card.suit == JOKER for card in left)
    longest = max(len(item.cards) for item in deal.tally)
    twice = deal.tally[0].reason == "hand_romme"
    return 99 * twice + 20 * (not ace) + 20 * (not joker) + abs(len(left) - 9) + 4 * longest


def patient(state: State, options: Sequence[Any], rng: Random) -> Any:
    """The first seat waits until all its cards go in one turn; the others play with sense."""
    waits = state.turn == 0 and state.drawn and not (state.opened[0] or state.laid or state.committed)
    if waits and plan_for_going_out(state.melding, state.hand, state.melds, state.taken) is None:
        options = [move for move in options if not isinstance(move, Lay | Add)]
    return sensible(state, options, rng)


def waiting(session: Session) -> Session:
    """A table where one seat is out for Hand-Rommé, which comes rarely by chance."""
    return replace(session, game=replace(session.game, policies={"sensible": patient}))


def hand_romme(session: Session) -> PlayedDeal:
    """A game that ends with Hand-Rommé."""
    return waiting(session).find(PLAYERS, goes_out_at_once, "Hand-Rommé", seeds=HAND_SEEDS)[1]


def goes_out_at_once(deal: PlayedDeal) -> bool | None:
    return deal.tally[0].reason == "hand_romme" or None


def end(session: Session, deal: PlayedDeal) -> End:
    """The end of a game as the booklet tells it."""
    result, names = deal.result, session.names
    rests = []
    for seat, hand in enumerate(deal.state.hands):
        if hand:
            cost = sum(map(costs, hand))
            row = loose_row(session.deck, sorted(hand, key=_place), names[seat], str(cost))
            rests.append(Rest(names[seat], row, cost, -result[seat]))
    return End(names[deal.tally[0].seat], tuple(rests))


def _place(card: Card) -> tuple[bool, str, int]:
    """Hands are shown suit by suit, jokers last."""
    return card.suit == JOKER, card.suit, -card.value
