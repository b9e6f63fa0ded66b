"""Siebzehn und Vier's examples: coups against the bank, a filled-in pad, and what one more card may bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.cards import Cards
from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.hand_rows import HandRow, hand_row
from kartenwerk.examples.rounds import minutes
from kartenwerk.examples.views import one_suit, views
from kartenwerk.games.siebzehn_und_vier.hands import GOAL, SAFE, bust, ends, score, worth
from kartenwerk.games.siebzehn_und_vier.rules import RANKS, Act

Coup: TypeAlias = tuple[Step, ...]

PLAYERS = 4
SPECIMEN_SEED = 7
SPECIMEN_ROWS = 16
THRESHOLDS = range(14, 20)
"""Totals with which a player may have enough, in the table of odds."""


class Told(NamedTuple):
    """A coup: who plays against whom, what was done in words of the engine, both hands, the pot, and who got it.

    `winner` is "" where the coup is repeated for the same pot.
    """

    player: str
    bank: str
    acts: tuple[str, ...]
    drawn: int
    raised: int
    hands: tuple[HandRow, ...]
    stake: int
    winner: str


class Holding(NamedTuple):
    """How likely one more card is too much with so much in the hand."""

    total: int
    share: float


class Stopping(NamedTuple):
    """Who takes cards until he has so much: how likely he is bust, has 21, and what he ends with in the mean."""

    least: int
    bust: float
    best: float
    mean: float


def booklet(session: Session) -> Mapping[str, Any]:
    """Values, coups, odds, and how long a match takes in which everybody holds the bank."""
    rules = session.game.rules(**session.values)
    pack = session.game.pack(rules, PLAYERS, session.deck.pack)
    suit = one_suit(pack, RANKS)
    return {
        "werte": views(suit, session.deck),
        "zaehlt": [worth((card,)) for card in suit],
        "beispiele": {
            "erhoeht": told(session, _find(session, raised_and_won(session), "a coup that the player wins")),
            "ueberkauft": told(session, _find(session, player_bust, "a bust player")),
            "gleich": told(session, _find(session, repeated, "a coup that is repeated")),
        },
        "risiko": risks(session, pack),
        "genug": [stopping(session, pack, least) for least in THRESHOLDS],
        "minuten": minutes([*islice(session.play_deals(PLAYERS, seed=1), 60)], session.data.move_seconds),
        "spieler": PLAYERS,
        "namen": session.names[:PLAYERS],
        "sicher": SAFE,
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Bank after bank: whose it was, what it brought everybody, and the sums so far."""
    sums = (0,) * players
    rows = []
    for deal in islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_ROWS):
        sums = tuple(old + new for old, new in zip(sums, deal.result, strict=True))
        rows.append({"notes": [session.names[deal.start.bank]], "points": deal.result, "sums": sums})
    return {"namen": session.names[:players], "zeilen": rows}


def coups(deal: PlayedDeal) -> Iterator[Coup]:
    """The match from the deal of a coup to its comparison, without the shuffling of chance."""
    first = 0
    for place, step in enumerate(deal.steps, start=1):
        if step.seat != CHANCE and step.before.banking and step.move is Act.ENOUGH:
            yield tuple(step for step in deal.steps[first:place] if step.seat != CHANCE)
            first = place


def scores(coup: Coup) -> tuple[int, int]:
    """What the player and the bank have at the end."""
    player, bank = (score(coup[-1].before.rules, cards) for cards in coup[-1].before.cards)
    return player, bank


def raised_and_won(session: Session) -> Callable[[Coup], bool]:
    """The player raises if he may, takes more than one card and wins, the bank having drawn, and not too much unless
    it must go on up to 21."""
    may_raise, at_most = int(session.values["max_faktor"]) > 1, int(session.values["bank_zieht_bis"])

    def shows(coup: Coup) -> bool:
        player, bank = scores(coup)
        acts = [step.move for step in coup if not step.before.banking]
        drew = any(step.move is Act.TAKE for step in coup if step.before.banking)
        fresh = coup[0].before.stake == coup[0].before.rules.grundeinsatz
        beaten = fresh and player > bank and (bank > 0 or at_most == GOAL - 1)
        return beaten and (Act.RAISE in acts) == may_raise and acts.count(Act.TAKE) > 1 and drew

    return shows


def player_bust(coup: Coup) -> bool:
    """The player has too much and says nothing; the bank draws and does not."""
    player, bank = scores(coup)
    return player == 0 < bank and any(step.before.banking and step.move is Act.TAKE for step in coup)


def repeated(coup: Coup) -> bool:
    """Both have the same, and not too much."""
    player, bank = scores(coup)
    return player == bank > 0


def _find(session: Session, shows: Callable[[Coup], bool], what: str) -> Coup:
    def first(deal: PlayedDeal) -> Coup | None:
        return next((coup for coup in coups(deal) if shows(coup)), None)

    return session.find(PLAYERS, first, what)[2]


def told(session: Session, coup: Coup) -> Told:
    """A coup as the booklet tells it."""
    last, names = coup[-1].before, session.names
    counts = scores(coup)
    winner = "" if counts[0] == counts[1] else names[last.player if counts[0] > counts[1] else last.bank]
    moves = [step.move for step in coup if not step.before.banking]
    return Told(
        names[last.player],
        names[last.bank],
        tuple(map(str, moves)),
        sum(step.move is Act.TAKE for step in coup if step.before.banking),
        moves.count(Act.RAISE),
        tuple(
            hand_row(
                session.deck,
                name,
                cards,
                str(worth(cards)),
                "überkauft" if not points else "",
                wins=name == winner,
            )
            for name, cards, points in zip((names[last.player], names[last.bank]), last.cards, counts, strict=True)
        ),
        last.stake,
        winner,
    )


def risks(session: Session, pack: Cards) -> list[Holding]:
    """One more card, from the first total with which it can be too much."""
    by_total = bust(session.game.rules(**session.values), pack)
    return [Holding(total, float(share)) for total, share in by_total.items() if total > SAFE]


def stopping(session: Session, pack: Cards, least: int) -> Stopping:
    ending = ends(session.game.rules(**session.values), pack, least)
    kept = {total: share for total, share in ending.items() if total}
    mean = sum(total * share for total, share in kept.items()) / sum(kept.values())
    return Stopping(least, float(ending[0]), float(ending[GOAL]), float(mean))
