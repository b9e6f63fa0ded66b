"""Siebzehn und Vier's examples: coups against the bank, a filled-in pad, and what one more card may bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby, islice
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.cards import Cards
from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.hand_rows import HandRow, hand_row
from kartenwerk.examples.rounds import match_minutes
from kartenwerk.examples.views import one_suit, views
from kartenwerk.games.siebzehn_und_vier.odds import bust_risks, final_totals
from kartenwerk.games.siebzehn_und_vier.rules import GOAL, RANKS, SAFE, Act, Rules, State, score, worth

Coup: TypeAlias = tuple[Step, ...]
"""The moves of a coup, the player's and then the banker's."""

PLAYERS = 4
"""How many play the examples."""

SPECIMEN_SEED = 7
SPECIMEN_ROWS = 16
MATCH_ROWS = 60
"""More banks than a match has."""

THRESHOLDS = range(14, 20)
"""Totals at which a player may stop, in the table of odds."""


class CoupView(NamedTuple):
    """A coup: who plays against whom, what they did, both hands, what each has staked, and who won.

    acts    the player's moves in the engine's notation
    runs    the same, equal ones in a row as one, each with how many they are
    drawn   how many cards the banker took
    raised  how often the player raised
    winner  "" if the coup is repeated for the same pot
    """

    player: str
    bank: str
    acts: tuple[str, ...]
    runs: tuple[tuple[str, int], ...]
    drawn: int
    raised: int
    hands: tuple[HandRow, ...]
    stake: int
    winner: str


class BustRisk(NamedTuple):
    """How likely one more card is too much for a hand of that total."""

    total: int
    share: float


class StoppingOdds(NamedTuple):
    """A player who takes cards until he has `least` or more: how likely he is bust or has 21; else his mean total."""

    least: int
    bust: float
    best: float
    mean: float


def booklet(session: Session) -> Mapping[str, Any]:
    """What cards count, coups, odds, and how long a match takes in which everybody holds the bank."""
    rules: Rules = session.game.rules(**session.values)
    pack = session.game.pack(rules, PLAYERS, session.deck.pack)
    suit = one_suit(pack, RANKS)
    return {
        "werte": views(suit, session.deck),
        "zaehlt": [worth((card,)) for card in suit],
        "beispiele": {
            "erhoeht": coup_view(session, _find(session, raised_and_won(session), "a coup that the player wins")),
            "ueberkauft": coup_view(session, _find(session, player_bust, "a bust player")),
            "gleich": coup_view(session, _find(session, repeated, "a coup that is repeated")),
        },
        "risiko": risks(rules, pack),
        "genug": [stopping(rules, pack, least) for least in THRESHOLDS],
        "minuten": match_minutes(session, PLAYERS, MATCH_ROWS),
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
    """The coups of a deal, each from its first move to the comparison; reshuffles are left out."""
    first = 0
    for place, step in enumerate(deal.steps, start=1):
        if step.seat != CHANCE and step.before.banking and step.move is Act.ENOUGH:
            yield tuple(step for step in deal.steps[first:place] if step.seat != CHANCE)
            first = place


def scores(coup: Coup) -> tuple[int, int]:
    """The points of the player and of the bank at the end; 0 is bust."""
    state: State = coup[-1].before
    player, bank = (score(state.rules, cards) for cards in state.cards)
    return player, bank


def raised_and_won(session: Session) -> Callable[[Coup], bool]:
    """The player takes several cards, raises if he may, and beats a bank that has drawn.

    The bank is not bust, unless by its rules it must draw until it has 21.
    """
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
    """The player is bust and does not say so; the bank draws and is not."""
    player, bank = scores(coup)
    return player == 0 < bank and any(step.before.banking and step.move is Act.TAKE for step in coup)


def repeated(coup: Coup) -> bool:
    """Both have the same, and neither is bust."""
    player, bank = scores(coup)
    return player == bank > 0


def _find(session: Session, shows: Callable[[Coup], bool], what: str) -> Coup:
    def first(deal: PlayedDeal) -> Coup | None:
        return next((coup for coup in coups(deal) if shows(coup)), None)

    return session.find(PLAYERS, first, what)[2]


def coup_view(session: Session, coup: Coup) -> CoupView:
    """A coup as templates see it."""
    last: State = coup[-1].before
    names, counts = session.names, scores(coup)
    winner = "" if counts[0] == counts[1] else names[last.player if counts[0] > counts[1] else last.bank]
    moves = [step.move for step in coup if not step.before.banking]
    return CoupView(
        names[last.player],
        names[last.bank],
        tuple(map(str, moves)),
        tuple((str(act), len([*run])) for act, run in groupby(moves)),
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


def risks(rules: Rules, pack: Cards) -> list[BustRisk]:
    """The risk of one more card, from the first total at which it can be too much."""
    return [BustRisk(total, float(share)) for total, share in bust_risks(rules, pack).items() if total > SAFE]


def stopping(rules: Rules, pack: Cards, least: int) -> StoppingOdds:
    ending = final_totals(rules, pack, least)
    kept = {total: share for total, share in ending.items() if 0 < total < GOAL}
    mean = sum(total * share for total, share in kept.items()) / sum(kept.values())
    return StoppingOdds(least, float(ending[0]), float(ending[GOAL]), float(mean))
