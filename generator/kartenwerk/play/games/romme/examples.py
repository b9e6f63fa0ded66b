"""What Rommé's booklet and pad show: melds, Hand-Rommé, the practice deal, jokers dealt, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.meld_rows import MeldRow, loose_row, meld_row
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, sign, write_row
from kartenwerk.play.examples.rounds import match_minutes, play_rounds, rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.romme.plans import plan_for_going_out
from kartenwerk.play.games.romme.players import sensible
from kartenwerk.play.games.romme.practice import sorted_hand
from kartenwerk.play.games.romme.scoring import costs, points
from kartenwerk.play.games.romme.shown import practice_turns
from kartenwerk.play.games.romme.state import Move, Rules, State, melds_of
from kartenwerk.play.games.romme.turn_view import turn_view, turns
from kartenwerk.play.mechanics.melds.meld import JOKER, read_meld
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff
from kartenwerk.play.mechanics.melds.odds import jokers_dealt

PLAYERS = 4
HAND_SEEDS = range(41, 341)
MATCH_SEED = 4
"""A match in which somebody has Hand-Rommé by chance; the pad shows how it begins."""

SPECIMEN_DEALS = 12
LONGEST = 99  # deals of a match; it ends sooner

WORTHS, FROM = ("A", "K", "D", "B", "10", "2"), "10"
"""Ranks whose worth is shown, and the one from which on cards count what stands on them."""

SETS = ("herz-9 karo-9 pik-9", "herz-K joker=karo-K kreuz-K pik-K")
RUNS = ("karo-4 karo-5 joker=karo-6 karo-7", "herz-A herz-2 herz-3", "pik-D pik-K pik-A")
ROUND = "kreuz-K kreuz-A kreuz-2"
"""A run only where runs go round the corner."""


class RestView(NamedTuple):
    """What a seat has left at the end of a deal: its cards, what they cost, and the minus points written down."""

    name: str
    row: MeldRow
    cost: int
    minus: int


class EndView(NamedTuple):
    """The end of a deal: who won, and what the others have left."""

    winner: str
    rests: tuple[RestView, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """What cards count, a turn with Hand-Rommé, and how long it all takes."""
    hand = hand_romme(session)
    pack = hand.order
    return {
        "werte": views(shown_worths(pack), session.deck),
        "zaehlt": [costs(card) for card in shown_worths(pack)],
        "bis": WORTHS.index(FROM) + 1,
        "hand_zug": turn_view(session, [*turns(hand)][-1]),
        "hand_ende": end(session, hand),
        "spielminuten": match_minutes(session, PLAYERS, 1),
        "minuten": match_minutes(session, PLAYERS, LONGEST),
    }


def meld_rows(session: Session) -> Mapping[str, Any]:
    """Melds, and what is none."""
    return {"kombinationen": melds(session, session.pack_for(PLAYERS))}


def dealt_jokers(session: Session) -> Mapping[str, Any]:
    """How often jokers are dealt."""
    return {"joker": joker_odds(session, session.pack_for(PLAYERS))}


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands, turn by turn, and how it ends."""
    (deal,) = deals
    return {
        **practice_turns(session, deal),
        "ende": end(session, deal),
        "ergebnis": [-number for number in deal.result],
    }


def joker_odds(session: Session, pack: Cards) -> list[tuple[str, float]]:
    """How likely each number of jokers is in a dealt hand, by its name; nothing where there are no jokers."""
    rules: Rules = session.rules
    dealt = jokers_dealt(pack, rules.kartenzahl) if rules.joker else ()
    return [(session.data.hands[one.what.category].name, one.share) for one in dealt]


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal: what is written down, a dash for Rommé, "H" for Hand-Rommé, and the sums so far."""
    rows = []
    for line in rounds(play_rounds(session, players, MATCH_SEED, SPECIMEN_DEALS)):
        entries = zip(line.labels, line.points, strict=True)
        marks = [[{"romme": "–", "hand_romme": "H"}.get(label, str(-number))] for label, number in entries]
        rows.append({"eintraege": marks, "summen": [-number for number in line.sums]})
    return {"namen": session.names[:players], "zeilen": rows}


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """The row of a deal that people write down: a dash for Rommé, "H" for Hand-Rommé; sums have no sign."""
    labels = {item.seat: item.reason for item in deal.items}

    def entries(seat: int) -> tuple[str, ...]:
        mark = {"romme": "–", "hand_romme": "H"}.get(labels.get(seat, ""), sign(-deal.result[seat]))
        return mark, sign(-deal.sums[seat])

    return write_row(deal, entries, write=lambda total: sign(-total))


def shown_worths(pack: Sequence[Card]) -> tuple[Card, ...]:
    """Cards of one suit: the ace and the courts, the first and the last number; and a joker if there are any."""
    suit = {card.rank: card for card in pack if card.suit == "herz"}
    return (*(suit[rank] for rank in WORTHS), *sorted(card for card in pack if card.suit == JOKER)[:1])


def melds(session: Session, pack: Sequence[Card]) -> Mapping[str, tuple[MeldRow, ...]]:
    """Sets and runs with what they count, jokers only where there are any, and a run that goes round the ace."""
    rules: Rules = session.rules
    deck, index = session.deck, melds_of(rules, tuple(pack))

    def row(text: str) -> MeldRow:
        meld = read_meld(text if rules.joker else text.replace(f"{JOKER}=", ""), deck.pack)
        assert index.is_meld(meld), text
        lying = meld.cards_from((*meld.real, *deck.pack.read("joker-1")))
        return meld_row(deck, meld, "", str(points(meld)), lying=lying)

    wrong = (loose_row(deck, read_meld(ROUND, deck.pack).cards, quiet=True),)
    return {
        "saetze": tuple(map(row, SETS)),
        "folgen": tuple(map(row, (*RUNS, ROUND) if rules.folge_umlauf else RUNS)),
        "kurz": (row(SETS[1])._replace(label="Satz"), row(RUNS[0])._replace(label="Folge")),
        "falsch": () if rules.folge_umlauf else wrong,
    }


def patient(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A policy in which the first seat waits until all its cards go in one turn; the others are sensible."""
    waits = state.turn == 0 and state.drawn and not (state.opened[0] or state.laid_points or state.committed)
    if waits and plan_for_going_out(state.meld_index, state.hand, state.melds, state.taken) is None:
        options = [move for move in options if not isinstance(move, LayDown | LayOff)]
    return sensible(state, options, rng)


def waiting(session: Session) -> Session:
    """The session with one seat that aims at Hand-Rommé, which comes rarely by chance."""
    return replace(session, game=session.game.with_policies({"sensible": patient}))


def hand_romme(session: Session) -> PlayedDeal:
    """A deal that ends with Hand-Rommé."""
    return waiting(session).find(PLAYERS, goes_out_at_once, "Hand-Rommé", seeds=HAND_SEEDS)[1]


def goes_out_at_once(deal: PlayedDeal) -> bool | None:
    return deal.tally[0].reason == "hand_romme" or None


def end(session: Session, deal: PlayedDeal) -> EndView:
    """The end of a deal for the booklet."""
    result, names = deal.result, session.names
    state: State = deal.state
    rests = []
    for seat, hand in enumerate(state.hands):
        if hand:
            cost = sum(map(costs, hand))
            row = loose_row(session.deck, sorted_hand(hand), names[seat], str(cost))
            rests.append(RestView(names[seat], row, cost, -result[seat]))
    return EndView(names[deal.tally[0].seat], tuple(rests))


SHOWCASE = Showcase(booklet, specimen, practice, written_deal, reckoned=(meld_rows, dealt_jokers))
