"""Siebzehn und Vier: a banking game for two to eight with 32 cards.

The banker plays a coup against each of the others in turn. Both get a card face down. The player takes as many more
as he likes, and before each of them may raise his stake as far as is agreed; after raising he must take one. Then the
banker draws. Whoever comes nearer to 21 wins the pot; over 21 is bust. If both have the same, or both are bust, the
coup is repeated for the same pot. When all have played, the next seat holds the bank.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards, Pack, hide
from kartenwerk.play.engine.contract import CHANCE, Game, Note, Reason
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.engine.scoring import Before, Scoring, counting
from kartenwerk.play.games.siebzehn_und_vier.scoring import Facts, Rules, asked, check, over
from kartenwerk.play.games.siebzehn_und_vier.scoring import score as items
from kartenwerk.play.mechanics.counted import Counted
from kartenwerk.play.mechanics.reshuffle import Reshuffle, read_reshuffle, unshown
from kartenwerk.play.mechanics.tuples import replace_at

RANKS = ("A", "K", "D", "B", "10", "9", "8", "7")
GOAL = 21
WORTH = {"A": 11, "K": 4, "D": 3, "B": 2}
"""What cards count; an ace never counts one, and numbers count their pips."""

SAFE = GOAL - WORTH["A"]
"""The most that a hand may count so that no card is too much."""

POINTS, ACES, BUST = "punkte", "zwei_asse", "ueberkauft"
"""What a hand is: worth its points, two aces that are agreed to be 21, or bust."""


class Act(StrEnum):
    """Raise the stake by the basic one, again and again if one likes; take a card; say that one has enough."""

    RAISE = "erhöht"
    TAKE = "nimmt"
    ENOUGH = "genug"


Move: TypeAlias = Act | Reshuffle


class State(NamedTuple):
    """Stock (top first), used cards, and the coup between two seats: `bank` and `player`.

    cards    the player's and the banker's
    stake    what the player has staked, and the banker against him
    won      what each seat has won or, if negative, lost
    banking  whether it is the banker who draws
    must     whether the player has raised and must take a card
    number   counts the banks of the match from 1
    """

    rules: Rules
    stock: Cards
    used: Cards
    bank: int
    player: int
    cards: tuple[Cards, Cards]
    stake: int
    won: tuple[int, ...]
    banking: bool = False
    must: bool = False
    number: int = 1

    @property
    def between(self) -> bool:
        """Whether no coup is on, as the stock was too small to begin one."""
        return self.cards == ((), ())


def worth(cards: Cards) -> int:
    """The sum of what the cards count."""
    return sum(WORTH.get(card.rank) or card.value for card in cards)


def rate_total(rules: Rules, total: int, cards: int) -> Counted:
    """What a hand of so many cards is that counts so much, and its points; 0 when it is bust.

    Two aces may be agreed to be 21; no other two cards count as much.
    """
    if rules.zwei_asse_21 and (total, cards) == (2 * WORTH["A"], 2):
        return Counted(ACES, GOAL)
    return Counted(POINTS, total) if total <= GOAL else Counted(BUST, 0)


def rate(rules: Rules, cards: Cards) -> Counted:
    """What a hand is, and its points; 0 when it is bust."""
    return rate_total(rules, worth(cards), len(cards))


def score(rules: Rules, cards: Cards) -> int:
    """A hand's points; 0 when it is bust."""
    return int(rate(rules, cards).points)


def _coup(state: State) -> State:
    """Begin a coup: a card each, the player's first, for the basic stake or for the pot that a tie has left."""
    player, banker, *stock = state.stock
    return state._replace(
        stock=tuple(stock),
        cards=((player,), (banker,)),
        stake=state.stake or state.rules.grundeinsatz,
        banking=False,
        must=False,
    )


def _why_not_player(state: State, act: Act) -> Reason | None:
    if act is Act.ENOUGH:
        return Reason("erst_eine_karte") if state.must else None
    if not state.stock:
        return Reason("keine_karten")
    if worth(state.cards[0]) > GOAL and state.rules.ueberkauft_offen:
        return Reason("schon_ueberkauft")
    if act is Act.TAKE:
        return None
    most = state.rules.grundeinsatz * state.rules.max_faktor
    return Reason("einsatz_am_ende") if state.stake + state.rules.grundeinsatz > most else None


def _why_not_banker(state: State, act: Act) -> Reason | None:
    if act is Act.RAISE:
        return Reason("bank_erhoeht_nicht")
    if not state.stock:
        return Reason("keine_karten") if act is Act.TAKE else None
    limit = state.rules.bank_zieht_bis
    draws = worth(state.cards[1]) <= limit
    if limit and (act is Act.TAKE) != draws:
        return Reason("bank_muss_ziehen" if draws else "bank_muss_stehen")
    return None


def _compare(state: State) -> State:
    """Pay the coup and go on to the next player; if nobody has won, repeat it for the same stake."""
    mine, banks = (score(state.rules, cards) for cards in state.cards)
    player, stake, won = state.player, state.stake, state.won
    if gain := stake * ((mine > banks) - (mine < banks)):
        won = replace_at(replace_at(won, player, won[player] + gain), state.bank, won[state.bank] - gain)
        player, stake = (player + 1) % len(won), 0
    used = (*state.used, *state.cards[0], *state.cards[1])
    state = state._replace(used=used, cards=((), ()), player=player, stake=stake, won=won, banking=False)
    done = player == state.bank
    return state if done or len(state.stock) < len(state.cards) else _coup(state)


def facts_of(state: State) -> Facts:
    """The facts of a bank that is over."""
    return Facts(state.bank, replace_at(state.won, state.bank, 0))


def before_of(state: State) -> Before:
    return counting(state, len(state.won))


class SiebzehnUndVier(Game[Rules, State, Move]):
    """The rules of Siebzehn und Vier as the engine plays by them."""

    id = "siebzehn_und_vier"
    rules = Rules
    move_limit = 400  # seven coups, some of them repeated, and reshuffles
    words = tuple(Act)
    searches = False  # counted: to take at 16 too would win 0.3 % more pots
    scoring = Scoring(Facts, asked, facts_of, before_of, items, check, over=over, balanced=True)

    @staticmethod
    def pack(rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.rank in RANKS)

    def deal(self, rules: Rules, players: int, order: Cards, bank: int = 0, number: int = 1) -> State:
        """The seat after the banker plays the first coup."""
        won = (0,) * players
        return _coup(State(rules, order, (), bank, (bank + 1) % players, ((), ()), 0, won, number=number))

    def to_move(self, state: State) -> int | None:
        if state.player == state.bank:
            return None
        needed = len(state.cards) if state.between else 1
        if len(state.stock) < needed and state.used:
            return CHANCE
        return state.bank if state.banking else state.player

    def candidates(self, state: State) -> tuple[Move, ...]:
        return tuple(Act)

    def why_not(self, state: State, move: Move) -> Reason | None:
        seat = self.to_move(state)
        if seat is None:
            return Reason("bank_zu_ende")
        if (seat == CHANCE) != isinstance(move, Reshuffle):
            return Reason("erst_mischen" if seat == CHANCE else "nichts_zu_mischen")
        if isinstance(move, Reshuffle):
            return None if sorted(move.cards) == sorted(state.used) else Reason("erst_mischen")
        return _why_not_banker(state, move) if state.banking else _why_not_player(state, move)

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, Reshuffle):
            state = state._replace(stock=(*state.stock, *move.cards), used=())
            return _coup(state) if state.between else state
        if move is Act.RAISE:
            return state._replace(stake=state.stake + state.rules.grundeinsatz, must=True)
        if move is Act.TAKE:
            card, *stock = state.stock
            drawn = replace_at(state.cards, int(state.banking), (*state.cards[state.banking], card))
            return state._replace(stock=tuple(stock), cards=(drawn[0], drawn[1]), must=False)
        return _compare(state) if state.banking else state._replace(banking=True)

    def view(self, state: State, seat: int) -> State:
        """Each sees its own cards alone: they lie face down until they are compared."""
        player, banker = state.cards
        seen = (player if seat == state.player else hide(player), banker if seat == state.bank else hide(banker))
        return state._replace(stock=hide(state.stock), cards=seen)

    def holdings(self, state: State) -> Cards:
        return (*state.stock, *state.used, *state.cards[0], *state.cards[1])

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Act):
            return Act(text)
        if (shuffle := read_reshuffle(text, deck)) is not None:
            return shuffle
        raise KartenwerkError(
            "this is no move of Siebzehn und Vier", found=repr(text), expected=_('"nimmt" or "genug"')
        )

    def chance(self, state: State, rng: Random) -> Reshuffle:
        return Reshuffle(shuffle(state.used, rng))

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The next seat holds the bank, until all have held it as often as agreed."""
        players = len(state.won)
        if state.number >= players * state.rules.durchgaenge:
            return None
        return self.deal(state.rules, players, order, (state.bank + 1) % players, state.number + 1)

    def audit(self, state: State) -> None:
        assert sum(state.won) == 0

    def heard(self, state: State, move: Move, seat: int) -> Move:
        """That cards are shuffled, not how they lie now."""
        return unshown(move)

    def shown(self, before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
        """Both hands of a coup when they are compared."""
        if not before.banking or move is not Act.ENOUGH:
            return ()
        player, banker = before.cards
        return (before.player, player), (before.bank, banker)

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if not before.banking or move is not Act.ENOUGH:
            return ()
        player, banker = (score(before.rules, cards) for cards in before.cards)
        counts = ((seat, worth(cards)) for seat, cards in zip((before.player, before.bank), before.cards, strict=True))
        turned_up = (Reason("ueberkauft" if count > GOAL else "zusammen", (), seat, count) for seat, count in counts)
        return (
            *turned_up,
            Reason("spieler_gewinnt" if player > banker else "bank_gewinnt" if banker > player else "wiederholt"),
        )

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        hands = {state.player: state.cards[0], state.bank: state.cards[1]}
        return (("hand", hands.get(seat, ())),)

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """What the own cards count, the stake, who plays against whom, and how many cards they have."""
        hands = {state.player: state.cards[0], state.bank: state.cards[1]}
        own = []
        if hands.get(seat):
            count = worth(hands[seat])
            own.append(Note("blatt", count, BUST if count > GOAL else ""))
        others = [Note("karten", len(cards), seat=other) for other, cards in hands.items() if other != seat and cards]
        return (*own, Note("einsatz", state.stake), Note("bank", seat=state.bank), *others)
