"""Bakkarat: a banking game for two to eight, as Punto Banco against the house or as Chemin de fer among the players.

Before each coup everybody stakes. The player's side and the bank get two cards each. Tens and courts count nothing,
and of a sum only the last figure counts. Eight or nine at once is a natural and ends the coup; otherwise the table of
drawing decides who takes a third card. In Chemin de fer the seats hold the bank in turn; the player's side may choose
with five, and the bank always.

Source: rules_data/SOURCES.md; the source names the game only, so all parameters of its TOML are open points.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards, Pack, hide
from kartenwerk.play.engine.contract import Game, Item, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Fact, Kind, Scoring, fault
from kartenwerk.play.games.bakkarat.coup import (
    BANCO,
    NATURAL,
    PUNTO,
    STANDS,
    TIE,
    bank_draws,
    total,
    winner,
    worth,
)
from kartenwerk.play.mechanics.tuples import replace_at


class Rules(NamedTuple):
    """The parameters of `rules_data/games/bakkarat.toml`."""

    form: str
    pakete: int
    kommission: str
    tie_quote: int
    ponte_bei_fuenf: str
    startmarken: int
    hoechsteinsatz: int
    coups: int


class Facts(NamedTuple):
    """What each seat has won or, if negative, lost."""

    gewinn: tuple[int, ...]


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    return (Fact("gewinn", Kind.NUMBERS, -(10**6), 10**6),)


def check(rules: Rules, facts: Facts, before: Before) -> None:
    total = sum(facts.gewinn)
    if rules.form == "chemin" and total:
        raise fault("gewinn", _("what one wins another loses"), _("{total} in all", total=total), _("0 in all"))


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    return tuple(Item(seat, "gewinn", chips) for seat, chips in enumerate(facts.gewinn))


def over(rules: Rules, before: Before) -> bool:
    return before.deals >= rules.coups


COUP = 6
"""The most cards that a coup takes."""

MAY_CHOOSE = 5
"""The total with which the player's side may draw or stand in Chemin de fer."""

UNIT = 20
"""Stakes are multiples of it, so that a commission of five per cent is a whole chip."""

HALF_PAID = 6
"""A bank that wins with this total pays only half where that replaces the commission."""


class Act(StrEnum):
    """A move without an amount: stake nothing, take a third card, take none."""

    NOTHING = "setzt nicht"
    DRAW = "zieht"
    STAND = "steht"


@equal_by_class
class Stake(NamedTuple):
    """So many chips on punto, banco or tie; in Chemin de fer on the bank or against it."""

    on: str
    chips: int

    def __str__(self) -> str:
        return f"{self.chips} auf {self.on}"


Move: TypeAlias = Act | Stake


class State(NamedTuple):
    """The shoe (top first), used cards, and the coup being played.

    accounts  the chips of the seats and, last, of the house; `start` are those at the beginning of the shoe
    bank      the seat that holds the bank in Chemin de fer
    stakes    what the seats stake, in the order in which they are asked; None for nothing
    last      both hands of the coup before
    deciding  the seat that is asked about a third card
    coup      counts the coups of this shoe from 1
    """

    rules: Rules
    shoe: Cards
    used: Cards
    accounts: tuple[int, ...]
    start: tuple[int, ...]
    bank: int = 0
    stakes: tuple[Stake | None, ...] = ()
    punto: Cards = ()
    banco: Cards = ()
    last: tuple[Cards, Cards] = ((), ())
    deciding: int | None = None
    coup: int = 1

    @property
    def chemin(self) -> bool:
        return self.rules.form == "chemin"

    @property
    def players(self) -> int:
        return len(self.accounts) - 1


def seat_to_stake(state: State) -> int:
    return seat_at(state, len(state.stakes))


def seat_at(state: State, place: int) -> int:
    """The seat that stakes at that place: in Chemin de fer the bank comes first, then the others from its right."""
    return (state.bank - place) % state.players if state.chemin else place


def stakes_of(state: State) -> tuple[Stake, ...]:
    """What the seat to stake may stake: on any outcome; in Chemin de fer on its bank, or against what is uncovered."""
    seat = seat_to_stake(state)
    most = min(state.accounts[seat] // UNIT, state.rules.hoechsteinsatz)
    if not state.chemin:
        return tuple(Stake(on, chips * UNIT) for on in (PUNTO, BANCO, TIE) for chips in range(1, most + 1))
    if not state.stakes:
        return tuple(Stake(BANCO, chips * UNIT) for chips in range(1, most + 1))
    return tuple(Stake(PUNTO, chips * UNIT) for chips in range(1, min(most, open_stake(state) // UNIT) + 1))


def open_stake(state: State) -> int:
    """The part of the bank that nobody has staked against yet."""
    bank, *others = (stake.chips if stake else 0 for stake in state.stakes)
    return bank - sum(others)


def _deal(state: State) -> State:
    """Two cards for each side, the player's first. A natural ends the coup; if not, third cards are drawn."""
    first, second, third, fourth, *shoe = state.shoe
    state = state._replace(shoe=tuple(shoe), punto=(first, third), banco=(second, fourth))
    if max(total(state.punto), total(state.banco)) >= NATURAL:
        return _paid(state)
    choice = state.chemin and total(state.punto) == MAY_CHOOSE and state.rules.ponte_bei_fuenf == "wahl"
    if choice:
        return state._replace(deciding=highest_ponte(state))
    return _punto_done(state, total(state.punto) < STANDS)


def highest_ponte(state: State) -> int:
    """The seat that plays against the bank for all: the one with the highest stake, of equals the first."""
    chips = [stake.chips if stake else 0 for stake in state.stakes]
    place = max(range(1, state.players), key=lambda at: (chips[at], -at))
    return seat_at(state, place)


def _decide(state: State, draws: bool) -> State:
    if state.deciding == state.bank:
        return _paid(_with_third(state, banco=draws)._replace(deciding=None))
    return _punto_done(state._replace(deciding=None), draws)


def _with_third(state: State, *, punto: bool = False, banco: bool = False) -> State:
    card = state.shoe[:1] if punto or banco else ()
    return state._replace(
        shoe=state.shoe[len(card) :],
        punto=state.punto + card if punto else state.punto,
        banco=state.banco + card if banco else state.banco,
    )


def _punto_done(state: State, draws: bool) -> State:
    """The player's side draws or stands; then the bank, by the table or as its holder decides."""
    state = _with_third(state, punto=draws)
    if state.chemin:
        return state._replace(deciding=state.bank)
    third = worth(state.punto[2]) if draws else None
    return _paid(_with_third(state, banco=bank_draws(total(state.banco), third)))


def _paid(state: State) -> State:
    """Every stake is settled with the house, or in Chemin de fer with the seat that holds the bank."""
    won, accounts = winner(total(state.punto), total(state.banco)), state.accounts
    payer = state.bank if state.chemin else state.players
    for place, stake in enumerate(state.stakes):
        if stake is None or (state.chemin and place == 0):
            continue
        seat = seat_at(state, place)
        chips = gain(state.rules, stake, won, total(state.banco))
        accounts = replace_at(accounts, seat, accounts[seat] + chips)
        accounts = replace_at(accounts, payer, accounts[payer] - chips)
    return _next_coup(state._replace(accounts=accounts), passed=won == PUNTO)


def gain(rules: Rules, stake: Stake, won: str, bank_total: int) -> int:
    """What a stake wins or, if negative, loses; on a tie those on either side are given back."""
    if won == TIE:
        return stake.chips * rules.tie_quote if stake.on == TIE else 0
    if stake.on != won:
        return -stake.chips
    if won == BANCO and rules.kommission == "prozent":
        return stake.chips - stake.chips // UNIT
    if won == BANCO and rules.kommission == "banco6" and bank_total == HALF_PAID:
        return stake.chips // 2
    return stake.chips


def _next_coup(state: State, passed: bool) -> State:
    """The bank passes to the right if it has lost, or if nobody has staked against it."""
    used = (*state.used, *state.punto, *state.banco)
    bank = (state.bank - 1) % state.players if state.chemin and passed else state.bank
    last = (state.punto, state.banco)
    return state._replace(used=used, last=last, punto=(), banco=(), stakes=(), bank=bank, coup=state.coup + 1)


def facts_of(state: State) -> Facts:
    """The facts of a shoe."""
    gains = (now - before for now, before in zip(state.accounts, state.start, strict=True))
    return Facts(tuple(gains)[: state.players])


def before_of(state: State) -> Before:
    return Before(state.players)


def _gains(before: State, after: State) -> Iterator[Reason]:
    """What each seat has won or lost in a coup."""
    for seat in range(before.players):
        if chips := after.accounts[seat] - before.accounts[seat]:
            yield Reason("gewinnt" if chips > 0 else "verliert", seat=seat, number=abs(chips))


class Bakkarat(Game[Rules, State, Move]):
    """The rules of Bakkarat as the engine plays by them."""

    id = "bakkarat"
    rules = Rules
    move_limit = 1000  # every seat stakes in every coup
    words = (*Act, "auf", PUNTO, BANCO, TIE)
    searches = False  # only the stakes are a choice, and none is better
    open_hands = True
    chips = True
    scoring = Scoring(Facts, asked, facts_of, before_of, score, check, over=over)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.suit != "joker") * rules.pakete

    def deal(self, rules: Rules, players: int, order: Cards) -> State:
        """A fresh shoe; every seat has its chips, and the house enough to pay every coup."""
        most = rules.hoechsteinsatz * rules.tie_quote * players * rules.coups
        house = 0 if rules.form == "chemin" else most * UNIT
        accounts = (*(rules.startmarken * UNIT,) * players, house)
        return State(rules, order, (), accounts, accounts)

    def to_move(self, state: State) -> int | None:
        if state.coup > state.rules.coups or (len(state.shoe) < COUP and not state.punto):
            return None
        return state.deciding if state.deciding is not None else seat_to_stake(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        if self.to_move(state) is None:
            return ()
        if state.deciding is not None:
            return Act.DRAW, Act.STAND
        return (Act.NOTHING, *stakes_of(state))

    def why_not(self, state: State, move: Move) -> Reason | None:
        if self.to_move(state) is None:
            return Reason("schlitten_leer")
        if state.deciding is not None:
            return None if move in (Act.DRAW, Act.STAND) else Reason("erst_ziehen")
        if move in (Act.DRAW, Act.STAND):
            return Reason("erst_setzen")
        return None if move in self.moves(state) else Reason("einsatz_unzulaessig")

    def play(self, state: State, move: Move) -> State:
        if state.deciding is not None:
            return _decide(state, move is Act.DRAW)
        state = state._replace(stakes=(*state.stakes, move if isinstance(move, Stake) else None))
        if len(state.stakes) < state.players:
            return state
        return (
            _deal(state) if any(state.stakes[1:] if state.chemin else state.stakes) else _next_coup(state, passed=True)
        )

    def view(self, state: State, seat: int) -> State:
        return state._replace(shoe=hide(state.shoe))

    def holdings(self, state: State) -> Cards:
        return (*state.shoe, *state.used, *state.punto, *state.banco)

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Act):
            return Act(text)
        chips, _auf, on = text.partition(" auf ")
        if not chips.isdecimal() or on not in (PUNTO, BANCO, TIE):
            raise KartenwerkError(
                "this is no move of Bakkarat", found=repr(text), expected=_('"20 auf punto" or "zieht"')
            )
        return Stake(on, int(chips))

    def deal_next(self, state: State, order: Cards) -> State | None:
        return None

    def accounts(self, state: State) -> tuple[int, ...]:
        return state.accounts

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if after.coup == before.coup or len(after.used) == len(before.used):
            return ()
        ids = {PUNTO: "punto_gewinnt", BANCO: "banco_gewinnt", TIE: "gleichstand"}
        sides = zip(("punto_hat", "banco_hat"), after.last, strict=True)
        hands = [Reason(id, hand, number=total(hand)) for id, hand in sides]
        return (*hands, Reason(ids[winner(*map(total, after.last))]), *_gains(before, after))

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        return ("punto", state.punto), ("banco", state.banco)

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """Who holds the bank, what both hands count, the coup and everybody's chips."""
        bank = [Note("bank", seat=state.bank)] if state.chemin else []
        hands = [
            Note(id, total(hand)) for id, hand in (("punto_zaehlt", state.punto), ("banco_zaehlt", state.banco)) if hand
        ]
        chips = [Note("marken", stack, seat=other) for other, stack in enumerate(state.accounts[: state.players])]
        return (*bank, *hands, Note("coup", state.coup), *chips)
