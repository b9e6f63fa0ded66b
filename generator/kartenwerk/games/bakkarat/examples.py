"""Bakkarat's examples: coups with their stakes, exact odds for several packs, what the house keeps, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.hand_rows import HandRow, hand_row
from kartenwerk.examples.rounds import minutes
from kartenwerk.examples.views import views
from kartenwerk.games.bakkarat.coup import (
    BANCO,
    DRAWS,
    NATURAL,
    PUNTO,
    TIE,
    UNIT,
    coup_odds,
    edge,
    total,
    winner,
    worth,
)

PLAYERS = 4
PACKS = (1, 6, 8)
SPECIMEN_SEED = 1
NAMES = {PUNTO: "Punto", BANCO: "Banco", TIE: "Unentschieden"}


class Staked(NamedTuple):
    """What a seat staked on what, and what it won or lost."""

    name: str
    on: str
    chips: int
    gain: int


class Told(NamedTuple):
    """A coup: both hands, who won, all stakes; `sums` are those of the first two cards, `third` the player's third."""

    hands: tuple[HandRow, ...]
    winner: str
    stakes: tuple[Staked, ...]
    sums: tuple[int, int]
    third: int | None
    bank_drew: bool
    bank: str


class PackOdds(NamedTuple):
    """Shares of player, bank and tie with so many packs."""

    packs: int
    punto: float
    banco: float
    tie: float


def booklet(session: Session) -> Mapping[str, Any]:
    """Values, the table of drawing, three coups, odds, what the house keeps, and how long a match takes."""
    rules = session.game.rules(**session.values)
    deck = session.deck.pack
    suit = [card for card in deck.cards if card.suit == "kreuz"]
    deal = session.play(PLAYERS, 1)
    packs = sorted({*PACKS, int(rules.pakete)})
    return {
        "werte": views(suit, session.deck),
        "zaehlt": [worth(card) for card in suit],
        "tafel": {bank: sorted(thirds) for bank, thirds in DRAWS.items()},
        "beispiele": {
            "tafel": _example(session, both_third, "a coup that the table of drawing decides"),
            "natural": _example(session, natural, "a natural"),
            "gleich": _example(session, tie, "a tie"),
        },
        "pakete": [
            PackOdds(number, *(ways / coup_odds(number).total for ways in coup_odds(number))) for number in packs
        ],
        "vorteil": {on: float(edge(rules, on, int(rules.pakete))) for on in (PUNTO, BANCO, TIE)},
        "einheit": UNIT,
        "gespielt": deal.state.coup - 1,
        "minuten": minutes((deal,), session.data.move_seconds),
        "namen": session.names[:PLAYERS],
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Coup after coup: who won, what it brought everybody, and the accounts."""
    rows = []
    for step in coups(session.play(players, SPECIMEN_SEED)):
        state = step.after
        won = winner(*map(total, state.last))
        rows.append(
            {
                "notes": [NAMES[won][0]],
                "points": _gains(step),
                "sums": tuple(now - old for now, old in zip(state.accounts[:players], state.start, strict=False)),
            }
        )
    return {"namen": session.names[:players], "zeilen": rows}


def coups(deal: PlayedDeal) -> list[Step]:
    """The last step of every coup for which cards were dealt."""
    return [step for step in deal.steps if len(step.after.used) > len(step.before.used)]


def _gains(step: Step) -> tuple[int, ...]:
    before, after = step.before.accounts, step.after.accounts
    return tuple(now - old for old, now in zip(before[:-1], after[:-1], strict=True))


def both_third(step: Step) -> bool:
    """The player's side draws, and the bank stands where it would have drawn otherwise, or draws on that card."""
    punto, banco = step.after.last
    return len(punto) == 3 and 3 <= total(banco[:2]) <= 6 and winner(*map(total, step.after.last)) != TIE


def natural(step: Step) -> bool:
    return len(step.after.last[0]) == 2 and max(map(total, step.after.last)) >= NATURAL and not tie(step)


def tie(step: Step) -> bool:
    return winner(*map(total, step.after.last)) == TIE


def _example(session: Session, shows: Callable[[Step], bool], what: str) -> Told:
    def first(deal: PlayedDeal) -> Step | None:
        return next((step for step in coups(deal) if shows(step)), None)

    return told(session, session.find(PLAYERS, first, what)[2])


def told(session: Session, step: Step) -> Told:
    """A coup as the booklet tells it."""
    punto, banco = step.after.last
    won = winner(total(punto), total(banco))
    state = step.before
    made = state.stakes if len(state.stakes) == state.players else (*state.stakes, step.move)
    gains = _gains(step)
    stakes = []
    for place, stake in enumerate(made):
        seat = (state.bank - place) % state.players if state.chemin else place
        if hasattr(stake, "on"):
            stakes.append(Staked(session.names[seat], NAMES[stake.on], stake.chips, gains[seat]))
    return Told(
        tuple(
            hand_row(
                session.deck,
                NAMES[side],
                cards,
                str(total(cards)),
                "Natural" if len(cards) == 2 and total(cards) >= NATURAL else "",
                wins=side == won,
            )
            for side, cards in ((PUNTO, punto), (BANCO, banco))
        ),
        NAMES[won],
        tuple(stakes),
        (total(punto[:2]), total(banco[:2])),
        worth(punto[2]) if len(punto) == 3 else None,
        len(banco) == 3,
        session.names[state.bank] if state.chemin else "",
    )
