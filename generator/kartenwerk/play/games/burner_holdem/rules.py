"""Burner Hold'em: poker with common cards on six suits of ten ranks, for two to ten.

Everybody holds two cards. Five common cards are opened in the middle: three (the flop), one (the turn), one (the
river), with a round of betting before each and one after the last. The best five of a player's seven cards win, or
the last player who has not folded. The two seats left of the dealer pay the blinds. A bet is at least the big blind,
and a raise adds at least as much as the one before. A player who is all-in wins from everybody only as much as he has
put in himself.

Source: rules_data/SOURCES.md. Open points are parameters in the game's TOML; what the source leaves to common poker
is described in `mechanics.betting` (all-in below the minimum) and `mechanics.pots` (side pots).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kartenwerk.cards import Cards, Pack, hide
from kartenwerk.play.engine.consequences import Consequences
from kartenwerk.play.engine.contract import Game, Item, Note, Reason
from kartenwerk.play.engine.scoring import Before
from kartenwerk.play.games.burner_holdem.actions import Action, Move, after_bet, betting_moves, read_move, why_not_bet
from kartenwerk.play.mechanics import betting, pots
from kartenwerk.play.mechanics.betting import Chips, clockwise
from kartenwerk.play.mechanics.ladders.keys import keys_for
from kartenwerk.play.mechanics.ladders.ladder import Ladder, PackGrid
from kartenwerk.play.mechanics.ladders.poker import by_rarity, poker_ladder
from kartenwerk.play.mechanics.pots import Award
from kartenwerk.play.mechanics.stacks import Stacks, one_has_all, stacks_before, stacks_scoring
from kartenwerk.play.mechanics.table import chips_of, laid_open
from kartenwerk.play.mechanics.tuples import hidden_but

HOLE_CARDS = 2
BOARD = 5
STREETS = {0: 3, 3: 1, 4: 1}
"""How many cards are opened next, by how many lie open: flop, turn, river."""


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

    `grid` is the pack, known to all. `shown` are the seats whose hole cards lie open, `to_show` those that have still
    to show or muck theirs. `awards` are what the deal brought; the deal is over when there are any.
    """

    rules: Rules
    grid: PackGrid
    stock: Cards
    board: Cards
    hands: tuple[Cards, ...]
    dealer: int
    chips: Chips
    shown: tuple[int, ...] = ()
    to_show: tuple[int, ...] = ()
    awards: tuple[Award, ...] = ()


LADDER = poker_ladder(top=10)


def ladder(rules: Rules, grid: PackGrid) -> Ladder:
    """The source's ladder, or its categories ranked by their rarity among all sets of seven cards of the pack."""
    return LADDER if rules.rangfolge == "vorlage" else by_rarity(LADDER, grid, HOLE_CARDS + BOARD)


def _deal(rules: Rules, order: Cards, stacks: tuple[int, ...], dealer: int) -> State:
    """Blinds, then two cards each, one at a time from the left of the dealer."""
    seats = [seat for seat in clockwise(dealer, len(stacks)) if stacks[seat]]
    hands = {seat: order[place :: len(seats)][:HOLE_CARDS] for place, seat in enumerate(seats)}
    if len(seats) == 2 and rules.heads_up == "standard":
        seats.reverse()  # now the dealer, last in turn, pays the small blind
    small_blind = min(rules.small_blind, rules.big_blind)
    chips = betting.put_in(betting.sit_down(stacks), seats[0], small_blind)
    chips = betting.put_in(chips, seats[1], rules.big_blind)
    chips = betting.open_round(chips, seats[1], rules.big_blind, highest=rules.big_blind)
    dealt = tuple(hands.get(seat, ()) for seat in range(len(stacks)))
    return _go_on(State(rules, PackGrid.of(order), order[sum(map(len, dealt)) :], (), dealt, dealer, chips))


def _go_on(state: State) -> State:
    """Open cards and begin rounds until somebody must speak or the deal is over."""
    while not state.chips.to_speak:
        if len(state.chips.claims) == 1:
            return _pay(state)
        order = pots.show_order(state.chips, state.dealer)
        if state.chips.all_in:
            state = state._replace(shown=order)
        if len(state.board) == BOARD:
            return _show(state if state.shown else state._replace(to_show=order))
        new = STREETS[len(state.board)]
        chips = betting.open_round(state.chips, state.dealer, state.rules.big_blind)
        state = state._replace(board=state.board + state.stock[:new], stock=state.stock[new:], chips=chips)
    return state


def _show(state: State) -> State:
    """Everybody shows in turn; where beaten hands may be mucked, their seats are asked first."""
    while state.to_show:
        seat, *rest = state.to_show
        beaten = pots.is_beaten(state.chips, seat, state.shown, strengths(state))
        if beaten and state.rules.verdeckt_wegwerfen:
            return state
        state = state._replace(shown=(*state.shown, seat), to_show=tuple(rest))
    return _pay(state)


def strengths(state: State) -> Callable[[int], int]:
    """The strength of each seat's hand with the open cards, of which there are at least three."""
    keys = keys_for(ladder(state.rules, state.grid), state.grid)
    return lambda seat: keys(state.board + state.hands[seat])


def _pay(state: State) -> State:
    awards = pots.award_pots(state.chips, state.dealer, strengths(state))
    return state._replace(awards=awards, chips=pots.pay_out(state.chips, awards))


def facts_of(state: State) -> Stacks:
    """The facts of a finished deal, and every stake and pot."""
    return Stacks(state.chips.stacks, 0, list_bookings(state))


def before_of(state: State) -> Before:
    return Before(len(state.hands), 0, stacks_before(state.chips.stacks, list_bookings(state)))


def list_bookings(state: State) -> tuple[Item, ...]:
    """What every seat put in, and what it took back or won, pot by pot."""
    items: list[Item] = []
    overpaid, back = pots.find_uncalled(state.chips.paid)
    for seat, paid in enumerate(state.chips.paid):
        items.append(Item(seat, "einsatz", -paid, paid))
        if back and seat == overpaid:
            items.append(Item(seat, "zurueck", back, back))
        cards = state.hands[seat] if seat in state.shown else ()
        for _, _, won in (one for one in state.awards if one.seat == seat and one.pot == 0):
            items.append(Item(seat, "topf", won, won, cards))
        for _, _, won in (one for one in state.awards if one.seat == seat and one.pot > 0):
            items.append(Item(seat, "seitentopf", won, won, cards))
    return tuple(items)


class BurnerHoldem(Game[Rules, State, Move]):
    """The rules of Burner Hold’em as the engine plays by them."""

    id = "burner_holdem"
    rules = Rules
    move_limit = 400
    words = tuple(Action)
    chips = True
    scoring = stacks_scoring(facts_of, before_of, lambda rules: rules.startmarken, one_has_all)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        """All cards that have a value."""
        return tuple(card for card in deck.cards if card.value)

    def deal(self, rules: Rules, players: int, order: Cards) -> State:
        """Everybody starts with the same chips; seat 0 is left of the dealer."""
        return _deal(rules, order, (rules.startmarken,) * players, players - 1)

    def to_move(self, state: State) -> int | None:
        if state.awards:
            return None
        return state.to_show[0] if state.to_show else state.chips.seat

    def moves(self, state: State) -> tuple[Move, ...]:
        if state.awards:
            return ()
        if state.to_show:
            return Move(Action.SHOW), Move(Action.MUCK)
        return betting_moves(state.chips, state.rules.max_raises)

    def why_not(self, state: State, move: Move) -> Reason | None:
        if state.awards:
            return Reason("spiel_aus")
        if state.to_show:
            return None if move.action in (Action.SHOW, Action.MUCK) else Reason("wird_aufgedeckt")
        return why_not_bet(state.chips, move, state.rules.max_raises)

    def play(self, state: State, move: Move) -> State:
        if not state.to_show:
            return _go_on(state._replace(chips=after_bet(state.chips, move)))
        seat, *rest = state.to_show
        shown = (*state.shown, seat) if move.action is Action.SHOW else state.shown
        return _show(state._replace(shown=shown, to_show=tuple(rest)))

    def view(self, state: State, seat: int) -> State:
        """Own cards, open cards, the board and all chips."""
        hands = hidden_but(state.hands, seat, *state.shown)
        return state._replace(hands=hands, stock=hide(state.stock))

    def holdings(self, state: State) -> Cards:
        return state.stock + state.board + sum(state.hands, ())

    def read(self, text: str, deck: Pack) -> Move:
        return read_move(text)

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The deal moves left, past seats without chips; the match ends when one seat has all."""
        stacks = state.chips.stacks
        left = [seat for seat in clockwise(state.dealer, len(stacks)) if stacks[seat]]
        return _deal(state.rules, order, stacks, left[0]) if len(left) > 1 else None

    def scores(self, state: State) -> tuple[int, ...]:
        """The chips that every seat has: whoever has most has won the match."""
        return state.chips.stacks

    def accounts(self, state: State) -> tuple[int, ...]:
        """The stacks, and what lies in the middle."""
        return (*state.chips.stacks, 0 if state.awards else sum(state.chips.paid))

    def shown(self, before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
        """Each hand as it is laid open."""
        return laid_open(after.hands, before.shown, after.shown)

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        said = []
        mover = before.to_show[0] if before.to_show else before.chips.seat
        if (
            before.chips.stacks[mover]
            and after.chips.paid[mover] == before.chips.paid[mover] + before.chips.stacks[mover]
        ):
            said.append(Reason("all_in"))
        for size, street in ((0, "flop"), (3, "turn"), (4, "river")):
            if len(before.board) <= size < len(after.board):
                said.append(Reason(street, after.board[size : size + STREETS[size]]))
        if after.awards and len(after.chips.claims) == 1:
            said.append(Reason("kampflos"))
        elif after.awards:
            for number, _ in enumerate(pots.pots_of(after.chips)):
                best = [one.seat for one in after.awards if one.pot == number]
                cards = tuple(card for seat in best for card in after.hands[seat])
                said.append(Reason("geteilt" if len(best) > 1 else "side_pot" if number else "gewinnt", cards))
        return tuple(said)

    def consequences_at_end(self, course: Sequence[State], seat: int) -> Consequences:
        """What the betting comes to."""
        return betting.consequences_of_bets(course[0].chips, course[-1].chips, seat)

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        """Board and hand; at the end hands shown by others, too: nothing turns them up where the blinds put all in."""
        others = tuple(card for other in state.shown if other != seat for card in state.hands[other])
        opened = (("offen", others),) if state.awards and others else ()
        return ("tisch", state.board), ("hand", state.hands[seat]), *opened

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        return chips_of(state.chips, seat)
