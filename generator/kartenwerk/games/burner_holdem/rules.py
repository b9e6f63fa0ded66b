"""Burner Hold'em: poker with common cards on six suits of ten ranks, for two to ten.

Everybody holds two cards; five lie open in the middle, three (flop), one (turn), one (river), with a round of
betting before each and one after the last. The best five of one's seven cards win, or the last who has not
folded. The seats left of the dealer pay the blinds; a bet comes to the big blind at least, a raise adds at
least as much as the one before. Chips that are all in win from everybody only as much as they match.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML, and what the source leaves to common
poker (side pots, all-in below the minimum) is told in `mechanics.betting`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kartenwerk.cards import Cards, Pack, hidden
from kartenwerk.engine.contract import Item, Reason
from kartenwerk.games.burner_holdem.wagers import Act, Move, read_move, wagered, wagers, why_not_wager
from kartenwerk.mechanics import betting
from kartenwerk.mechanics.betting import Award, Chips, clockwise
from kartenwerk.mechanics.keys import keys_for
from kartenwerk.mechanics.ladder import Grid, Ladder
from kartenwerk.mechanics.poker import by_rarity, poker_ladder
from kartenwerk.mechanics.tuples import hidden_but

HOLE_CARDS = 2
BOARD = 5
STREETS = {0: 3, 3: 1, 4: 1}
"""How many cards join so many open ones: flop, turn, river."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/burner_holdem.toml`."""

    small_blind: int
    big_blind: int
    startmarken: int
    max_raises: int
    heads_up: str
    rangfolge: str
    verdeckt_wegwerfen: bool


class State(NamedTuple):
    """Face-down stock (top first), open board, hole cards of every seat, and the chips.

    `grid` is the pack, known to all. `shown` are seats whose hole cards lie open, `to_show` those whose turn to
    show or to throw away is still to come, `awards` what the deal brought: it is over when there are any.
    """

    rules: Rules
    grid: Grid
    stock: Cards
    board: Cards
    hands: tuple[Cards, ...]
    dealer: int
    table: Chips
    shown: tuple[int, ...] = ()
    to_show: tuple[int, ...] = ()
    awards: tuple[Award, ...] = ()


LADDER = poker_ladder(top=10)


def ladder(rules: Rules, grid: Grid) -> Ladder:
    """The source's ladder, or its categories by how rare they are among all seven cards of this pack."""
    return LADDER if rules.rangfolge == "vorlage" else by_rarity(LADDER, grid, HOLE_CARDS + BOARD)


def pack(rules: Rules, players: int, deck: Pack) -> Cards:
    return tuple(card for card in deck.cards if card.value)


def deal(rules: Rules, players: int, order: Cards) -> State:
    """Everybody starts with the same chips; seat 0 is left of the dealer."""
    return _deal(rules, order, (rules.startmarken,) * players, players - 1)


def deal_next(state: State, order: Cards) -> State | None:
    """The dealer's office goes left, past seats without chips; the match ends when one seat has all."""
    stacks = state.table.stacks
    left = [seat for seat in clockwise(state.dealer, len(stacks)) if stacks[seat]]
    return _deal(state.rules, order, stacks, left[0]) if len(left) > 1 else None


def _deal(rules: Rules, order: Cards, stacks: tuple[int, ...], dealer: int) -> State:
    """Blinds, then two cards each, one at a time from the left of the dealer."""
    seats = [seat for seat in clockwise(dealer, len(stacks)) if stacks[seat]]
    hands = {seat: order[place :: len(seats)][:HOLE_CARDS] for place, seat in enumerate(seats)}
    if len(seats) == 2 and rules.heads_up == "standard":
        seats.reverse()  # now the dealer, last in turn, pays the small blind
    small_blind = min(rules.small_blind, rules.big_blind)
    table = betting.put_in(betting.sit_down(stacks), seats[0], small_blind)
    table = betting.put_in(table, seats[1], rules.big_blind)
    table = betting.open_round(table, seats[1], rules.big_blind, highest=rules.big_blind)
    dealt = tuple(hands.get(seat, ()) for seat in range(len(stacks)))
    return _go_on(State(rules, Grid.of(order), order[sum(map(len, dealt)) :], (), dealt, dealer, table))


def to_move(state: State) -> int | None:
    if state.awards:
        return None
    return state.to_show[0] if state.to_show else state.table.seat


def moves(state: State) -> tuple[Move, ...]:
    if state.awards:
        return ()
    if state.to_show:
        return Move(Act.SHOW), Move(Act.MUCK)
    return wagers(state.table, state.rules.max_raises)


def why_not(state: State, move: Move) -> Reason | None:
    if state.awards:
        return Reason("spiel_aus")
    if state.to_show:
        return None if move.act in (Act.SHOW, Act.MUCK) else Reason("wird_aufgedeckt")
    return why_not_wager(state.table, move, state.rules.max_raises)


def play(state: State, move: Move) -> State:
    if not state.to_show:
        return _go_on(state._replace(table=wagered(state.table, move)))
    seat, *rest = state.to_show
    shown = (*state.shown, seat) if move.act is Act.SHOW else state.shown
    return _show(state._replace(shown=shown, to_show=tuple(rest)))


def _go_on(state: State) -> State:
    """Open cards and rounds until somebody must speak or the deal is over."""
    while not state.table.to_speak:
        if len(state.table.claims) == 1:
            return _pay(state)
        order = betting.show_order(state.table, state.dealer)
        if state.table.all_in:
            state = state._replace(shown=order)
        if len(state.board) == BOARD:
            return _show(state if state.shown else state._replace(to_show=order))
        new = STREETS[len(state.board)]
        table = betting.open_round(state.table, state.dealer, state.rules.big_blind)
        state = state._replace(board=state.board + state.stock[:new], stock=state.stock[new:], table=table)
    return state


def _show(state: State) -> State:
    """Everybody shows; where beaten hands may be thrown away, their seats are asked first."""
    while state.to_show:
        seat, *rest = state.to_show
        beaten = betting.is_beaten(state.table, seat, state.shown, strengths(state))
        if beaten and state.rules.verdeckt_wegwerfen:
            return state
        state = state._replace(shown=(*state.shown, seat), to_show=tuple(rest))
    return _pay(state)


def strengths(state: State) -> Callable[[int], int]:
    """How good each seat's hand is with the open cards, of which there are three at least."""
    keys = keys_for(ladder(state.rules, state.grid), state.grid)
    return lambda seat: keys(state.board + state.hands[seat])


def _pay(state: State) -> State:
    awards = betting.award(state.table, state.dealer, strengths(state))
    return state._replace(awards=awards, table=betting.pay_out(state.table, awards))


def tally(state: State) -> tuple[Item, ...]:
    """What every seat put in, and what it took back or won, pot by pot."""
    items: list[Item] = []
    overpaid, back = betting.uncalled(state.table.paid)
    for seat, chips in enumerate(state.table.paid):
        items.append(Item(seat, "einsatz", -chips, chips))
        if back and seat == overpaid:
            items.append(Item(seat, "zurueck", back, back))
        cards = state.hands[seat] if seat in state.shown else ()
        for _, _, won in (one for one in state.awards if one.seat == seat and one.pot == 0):
            items.append(Item(seat, "topf", won, won, cards))
        for _, _, won in (one for one in state.awards if one.seat == seat and one.pot > 0):
            items.append(Item(seat, "seitentopf", won, won, cards))
    return tuple(items)


def view(state: State, seat: int) -> State:
    """Own cards, open cards, the board and all chips."""
    hands = hidden_but(state.hands, seat, *state.shown)
    return state._replace(hands=hands, stock=hidden(state.stock))


def holdings(state: State) -> Cards:
    return state.stock + state.board + sum(state.hands, ())


def accounts(state: State) -> tuple[int, ...]:
    """The stacks, and what lies in the middle."""
    return (*state.table.stacks, 0 if state.awards else sum(state.table.paid))


def read(text: str, deck: Pack) -> Move:
    return read_move(text, "Burner Hold'em")


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    said = []
    mover = before.to_show[0] if before.to_show else before.table.seat
    if before.table.stacks[mover] and after.table.paid[mover] == before.table.paid[mover] + before.table.stacks[mover]:
        said.append(Reason("all_in"))
    for size, street in ((0, "flop"), (3, "turn"), (4, "river")):
        if len(before.board) <= size < len(after.board):
            said.append(Reason(street, after.board[size : size + STREETS[size]]))
    if after.awards and len(after.table.claims) == 1:
        said.append(Reason("kampflos"))
    elif after.awards:
        for number, _ in enumerate(betting.pots(after.table)):
            best = [one.seat for one in after.awards if one.pot == number]
            cards = tuple(card for seat in best for card in after.hands[seat])
            said.append(Reason("geteilt" if len(best) > 1 else "side_pot" if number else "gewinnt", cards))
    return tuple(said)


def piles(state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
    return ("tisch", state.board), ("hand", state.hands[seat])
