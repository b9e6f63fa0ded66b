"""Bakkarat's examples: the practice shoe, a coup with its stakes, exact odds for several packs, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.play.engine.contract import winners
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import plus
from kartenwerk.play.examples.rounds import match_minutes
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_moves import Bar, BarSide, Mat, MoveEffect, Segment, ShownMove, verb
from kartenwerk.play.examples.views import HandRow, hand_row, views
from kartenwerk.play.games.bakkarat.coup import BANCO, DRAWS, NATURAL, PUNTO, TIE, total, winner, worth
from kartenwerk.play.games.bakkarat.odds import coup_odds, house_edge
from kartenwerk.play.games.bakkarat.rules import UNIT, Rules, Stake, State, seat_at

PLAYERS = 4
"""How many play the examples."""

PACKS = (1, 6, 8)
"""Numbers of packs that odds are shown for, besides the one agreed on."""

SPECIMEN_SEED = 1
NAMES = {PUNTO: "Punto", BANCO: "Banco", TIE: "Unentschieden"}


class StakeView(NamedTuple):
    """A seat's stake, what it was on, and what it won or lost."""

    name: str
    on: str
    chips: int
    gain: int


class CoupView(NamedTuple):
    """A coup, numbered from 1: both hands, who won, all stakes, and what everybody has after it.

    sums   what the first two cards of the player and of the bank count
    third  what the player's third card counts; None without one
    bank   who holds the bank in Chemin de fer; "" in Punto Banco
    """

    number: int
    hands: tuple[HandRow, ...]
    winner: str
    stakes: tuple[StakeView, ...]
    accounts: tuple[tuple[str, int], ...]
    sums: tuple[int, int]
    third: int | None
    bank_drew: bool
    bank: str

    def stake(self, name: str) -> StakeView | None:
        """What the person staked; None for nothing."""
        return next((stake for stake in self.stakes if stake.name == name), None)

    def has(self, name: str) -> int:
        """What the person has after the coup."""
        return dict(self.accounts)[name]

    @property
    def points(self) -> tuple[int, int]:
        """What both hands count in the end."""
        punto, banco = (int(hand.number) for hand in self.hands)
        return punto, banco

    @property
    def punto_drew(self) -> bool:
        return self.third is not None

    @property
    def natural(self) -> bool:
        """Whether a side has a natural."""
        return any(hand.word for hand in self.hands)


class PackOdds(NamedTuple):
    """How likely the player, the bank and a tie are with so many packs."""

    packs: int
    punto: float
    banco: float
    tie: float


def booklet(session: Session) -> Mapping[str, Any]:
    """What cards count, the table of drawing, how long a shoe takes."""
    deck = session.deck.pack
    suit = [card for card in deck.cards if card.suit == "kreuz"]
    return {
        "werte": views(suit, session.deck),
        "zaehlt": [worth(card) for card in suit],
        "tafel": {bank: sorted(thirds) for bank, thirds in DRAWS.items()},
        "einheit": UNIT,
        "minuten": match_minutes(session, PLAYERS, 1),
        "namen": session.names[:PLAYERS],
    }


def table_example(session: Session) -> Mapping[str, Any]:
    """A coup in which the table of drawing decides, where one may do otherwise."""
    rules: Rules = session.rules
    example = _drawn_by_the_table(session) if rules.form == "chemin" else None
    turn = show_coup(session, example, 1)._replace(number="") if example else None
    return {"beispiel": example, "beispiel_zug": turn}


def odds(session: Session) -> Mapping[str, Any]:
    """How coups end with several numbers of packs."""
    rules: Rules = session.rules
    return {"pakete": [pack_odds(number) for number in sorted({*PACKS, rules.pakete})]}


def house_edges(session: Session) -> Mapping[str, Any]:
    """What the house keeps of each bet."""
    rules: Rules = session.rules
    return {"vorteil": {on: float(house_edge(rules, on, rules.pakete)) for on in (PUNTO, BANCO, TIE)}}


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice shoe, coup by coup."""
    deal = deals[0]
    names = session.names[: deal.players]
    played = [coup_view(session, step) for step in coups(deal)]
    return {
        "namen": names,
        "spiele": played,
        "zuege": show_coups(session, played),
        "anfang": deal.start.accounts[0],
        "sieger": [names[seat] for seat in winners(deal.result)],
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Coup after coup: who won, what it brought everybody, and the accounts."""
    rows = []
    for step in coups(session.play(players, SPECIMEN_SEED)):
        state: State = step.after
        won = winner(*map(total, state.last))
        rows.append(
            {
                "notes": [NAMES[won][0]],
                "points": _gains(step),
                "sums": tuple(now - old for now, old in zip(state.accounts[:players], state.start, strict=False)),
            }
        )
    return {"namen": session.names[:players], "zeilen": rows}


def pack_odds(packs: int) -> PackOdds:
    odds = coup_odds(packs)
    return PackOdds(packs, *(ways / odds.total for ways in odds))


def coups(deal: PlayedDeal) -> list[Step]:
    """The last step of every coup for which cards were dealt."""
    return [step for step in deal.steps if len(step.after.used) > len(step.before.used)]


def _gains(step: Step) -> tuple[int, ...]:
    """What the coup brought each seat."""
    before, after = step.before.accounts, step.after.accounts
    return tuple(now - old for old, now in zip(before[:-1], after[:-1], strict=True))


def both_third(step: Step) -> bool:
    """The player's side draws a card that decides whether the bank draws too, and one side wins."""
    state: State = step.after
    punto, banco = state.last
    return len(punto) == 3 and 3 <= total(banco[:2]) <= 6 and not tie(step)


def tie(step: Step) -> bool:
    state: State = step.after
    return winner(*map(total, state.last)) == TIE


def _drawn_by_the_table(session: Session) -> CoupView:
    def first(deal: PlayedDeal) -> Step | None:
        return next((step for step in coups(deal) if both_third(step)), None)

    return coup_view(session, session.find(PLAYERS, first, "a coup that the table of drawing decides")[2])


def coup_view(session: Session, step: Step) -> CoupView:
    """The coup that ends with the step, as templates see it."""
    before: State = step.before
    after: State = step.after
    punto, banco = after.last
    won = winner(total(punto), total(banco))
    return CoupView(
        before.coup,
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
        _stakes(session, step),
        tuple(zip(session.names, after.accounts[: after.players], strict=False)),
        (total(punto[:2]), total(banco[:2])),
        worth(punto[2]) if len(punto) == 3 else None,
        len(banco) == 3,
        session.names[before.bank] if before.chemin else "",
    )


def show_coups(session: Session, played: Sequence[CoupView]) -> tuple[ShownMove, ...]:
    """The coups as moves to be shown: both hands on their places, what it brought everybody, and the chips after it."""
    most = max(chips for coup in played for _, chips in coup.accounts)
    return tuple(show_coup(session, coup, most) for coup in played)


def show_coup(session: Session, coup: CoupView, most: int) -> ShownMove:
    """A coup; a bar of the score is `most` chips long."""
    tied = coup.winner == NAMES[TIE]
    sides = (BarSide(name, (Segment("", chips),)) for name, chips in coup.accounts)
    return ShownMove(
        str(coup.number),
        "Coup",
        "Keiner" if tied else coup.winner,
        verb(session, "natural" if coup.natural and not tied else "wins"),
        (),
        MoveEffect(),
        Bar(tuple(sides), most, unit="Marken"),
        Mat(places=coup.hands),
        tuple(f"{stake.name} {plus(stake.gain)}" for stake in coup.stakes),
    )


def _stakes(session: Session, step: Step) -> tuple[StakeView, ...]:
    """All stakes of the coup that ends with the step; the last one may be that very move."""
    before: State = step.before
    gains = _gains(step)
    made = before.stakes if len(before.stakes) == before.players else (*before.stakes, step.move)
    staked = [(seat_at(before, place), stake) for place, stake in enumerate(made) if isinstance(stake, Stake)]
    return tuple(StakeView(session.names[seat], NAMES[stake.on], stake.chips, gains[seat]) for seat, stake in staked)


SHOWCASE = Showcase(booklet, specimen, practice, reckoned=(table_example, odds, house_edges))
