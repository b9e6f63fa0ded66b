"""Anagramm-Poker: betting on the word that five letter cards make, for two to eight.

Everybody cuts for the first deal: the highest value deals, of equal values the last in the alphabet. Everybody pays an
ante and gets five cards. There are a round of betting in which somebody opens or all drop out, an exchange of up to
three cards, and a second round; then each player who is left lays a word. The word with the most cards wins (not the
most letters), of those the one earlier in the alphabet; equal words share, and odd stones stay in the pot. Any word may
be doubted: the agreed dictionary decides. If all drop out at once, or nobody has a word, the pot waits for the next
deal. A player who cannot pay the ante is out of the match, which ends after the agreed deals or when only one can pay.

What the dictionary says is a move of CHANCE, like a shuffle, so records replay without any dictionary.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import chain, combinations, permutations, repeat
from pathlib import Path
from random import Random

from kartenwerk.cards import HIDDEN, Card, Cards, Pack, hide
from kartenwerk.play.engine.consequences import Consequences
from kartenwerk.play.engine.contract import CHANCE, AnyShowcase, Game, Item, Note, Reason
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.engine.scoring import Before, counting
from kartenwerk.play.games.anagramm_poker import showdown
from kartenwerk.play.games.anagramm_poker.hands import WordHands
from kartenwerk.play.games.anagramm_poker.moves import (
    WORDS,
    BettingAction,
    CardAction,
    Move,
    after_bet,
    betting_options,
    open_round,
    read_move,
    why_not_bet,
)
from kartenwerk.play.games.anagramm_poker.players import WordSense, eager, sensible, settle
from kartenwerk.play.games.anagramm_poker.state import (
    BETTING,
    HAND,
    LEAST,
    OF_CHANCE,
    LaidWords,
    Phase,
    Rules,
    State,
    cards_laid,
    limits,
    pack,
)
from kartenwerk.play.mechanics import betting, pots
from kartenwerk.play.mechanics.betting import clockwise
from kartenwerk.play.mechanics.stacks import MIDDLE, Stacks, stacks_before, stacks_scoring
from kartenwerk.play.mechanics.table import chips_of
from kartenwerk.play.mechanics.tuples import hidden_but, replace_at, without
from kartenwerk.play.mechanics.words.dictionary import Dictionary
from kartenwerk.play.mechanics.words.spelling import din_order

PHASES = {
    CardAction.CUT: Phase.CUT,
    CardAction.SHUFFLE: Phase.SHUFFLE,
    CardAction.SWAP: Phase.SWAP,
    CardAction.LAY: Phase.LAY,
    CardAction.DOUBT: Phase.DOUBT,
    CardAction.ACCEPT: Phase.DOUBT,
    CardAction.FOUND: Phase.LOOK_UP,
    CardAction.MISSING: Phase.LOOK_UP,
}
"""The phase to which each action belongs."""


def _ante(rules: Rules, streak: int) -> int:
    """What everybody pays, nothing once all have dropped out so often as agreed."""
    return rules.grundeinsatz if streak < rules.nach_dreimal else 0


def _stones_needed(rules: Rules, streak: int) -> int:
    """The stones a seat needs to take part."""
    return max(1, _ante(rules, streak))


def _deal(
    rules: Rules, order: Cards, stacks: tuple[int, ...], dealer: int, number: int, streak: int, carried: int
) -> State:
    """The ante, then five cards each, one at a time from the left of the dealer."""
    ante = _ante(rules, streak)
    live = tuple(stack >= _stones_needed(rules, streak) for stack in stacks)
    seats = [seat for seat in clockwise(dealer, len(stacks)) if live[seat]]
    chips = betting.sit_down(stacks)._replace(live=live)
    for seat in seats:
        chips = betting.put_in(chips, seat, ante)
    dealt = {seat: order[place :: len(seats)][:HAND] for place, seat in enumerate(seats)}
    hands = tuple(dealt.get(seat, ()) for seat in range(len(stacks)))
    none = (0,) * len(stacks)
    stock = order[HAND * len(seats) :]
    state = State(rules, Phase.FIRST, dealer, stock, chips, hands, number, streak, carried, ante)
    state = state._replace(swapped=none, fines=none)
    return _go_on(state._replace(chips=open_round(chips, clockwise(dealer, len(stacks)), limits(state))))


def _why_not_cards(state: State, move: Move) -> Reason | None:
    """Why cards may not be exchanged or laid."""
    hand = list(state.hands[state.queue[0]])
    for card in move.cards:
        if card not in hand:
            return Reason("nicht_auf_der_hand", (card,))
        hand.remove(card)
    if move.action is CardAction.SWAP:
        return Reason("zu_viele_karten") if len(move.cards) > state.rules.tausch_max else None
    return Reason("zwei_karten") if 0 < len(move.cards) < LEAST else None


def highest(cards: Cards) -> Card:
    """The card that makes the dealer: the highest value, then the last in the alphabet."""
    return max(cards, key=lambda card: (card.value, din_order(card.rank)))


def _choose_dealer(state: State, cards: Cards) -> State:
    """Whoever cut the highest card deals; seats with the same card cut again among themselves."""
    best = highest(cards)
    tied = tuple(seat for seat, card in zip(state.queue, cards, strict=True) if card == best)
    state = state._replace(stock=without(state.stock, *cards), cut=state.cut + cards, queue=tied)
    return state._replace(phase=Phase.SHUFFLE, dealer=tied[0], queue=()) if len(tied) == 1 else state


def _go_on(state: State) -> State:
    """The next step when a round of betting is over."""
    if state.chips.to_speak:
        return state
    if not state.chips.claims:
        left = state.carried + sum(state.chips.paid)
        return state._replace(phase=Phase.OVER, streak=state.streak + 1, left=left)
    state = state._replace(streak=0)
    if len(state.chips.claims) == 1:
        return showdown.pay(state)
    queue = tuple(seat for seat in clockwise(state.dealer, len(state.hands)) if state.chips.live[seat])
    if state.phase is Phase.SECOND:
        return showdown.begin(state, queue)
    return state._replace(phase=Phase.SWAP, queue=queue) if state.rules.tausch_max else _second_round(state)


def _swap(state: State, cards: Cards) -> State:
    """The next seat throws cards away unseen and gets as many from the stock."""
    seat, *queue = state.queue
    count = len(cards)
    state = state._replace(
        hands=replace_at(state.hands, seat, without(state.hands[seat], *cards) + state.stock[:count]),
        stock=state.stock[count:],
        discards=state.discards + cards,
        swapped=replace_at(state.swapped, seat, count),
        queue=tuple(queue),
    )
    return state if queue else _second_round(state)


def _second_round(state: State) -> State:
    """Whoever raised last in the first round speaks first, else its opener, else the first left of the dealer."""
    before = state.dealer if state.chips.last is None else state.chips.last - 1
    state = state._replace(phase=Phase.SECOND)
    order = clockwise(before, len(state.hands))
    return _go_on(state._replace(chips=open_round(state.chips, order, limits(state))))


def facts_of(state: State) -> Stacks:
    """The facts of a finished deal, and every stake and pot."""
    return Stacks(state.chips.stacks, state.left, list_bookings(state))


def before_of(state: State) -> Before:
    stacks = stacks_before(state.chips.stacks, list_bookings(state))
    return counting(state, len(state.hands))._replace(sums=stacks, pot=state.carried)


def over(rules: Rules, before: Before) -> bool:
    """Whether the match is over: the last deal is played, or fewer than two can pay the stake."""
    able = [stack for stack in before.sums if stack >= _stones_needed(rules, 0)]
    return before.deals >= rules.runden or len(able) < 2


def list_bookings(state: State) -> tuple[Item, ...]:
    """What every seat put in, and what it took back or won."""
    items: list[Item] = []
    overpaid, back = pots.find_uncalled(state.chips.paid)
    for seat, paid in enumerate(state.chips.paid):
        ante = min(state.ante, paid)
        amounts = {"grundeinsatz": -ante, "einsatz": ante - paid, "strafe": -state.fines[seat]}
        items += [Item(seat, reason, points, -points) for reason, points in amounts.items() if points]
        if back and seat == overpaid:
            items.append(Item(seat, "zurueck", back, back))
        won = sum(one.amount for one in state.awards if one.seat == seat)
        if won:
            items.append(Item(seat, "pot", won, won, cards_laid(state, seat)))
    return tuple(items)


_SWAP, _LAY = CardAction.SWAP, CardAction.LAY
_move = partial(tuple.__new__, Move)
"""A move of its three fields, without the Python code behind `Move(...)`: there may be hundreds."""


class AnagrammPoker(Game[Rules, State, Move]):
    """The rules of Anagramm-Poker by a dictionary that all players know by heart."""

    id = "anagramm_poker"
    rules = Rules
    move_limit = 500
    words = WORDS
    chips = True
    scoring = stacks_scoring(facts_of, before_of, lambda rules: rules.startsteine, over, (MIDDLE,))

    def __init__(self, dictionary: Dictionary, showcase: AnyShowcase | None = None) -> None:
        self.dictionary, self.sense = dictionary, WordSense(dictionary)
        policies = {"eager": partial(eager, self.sense), "sensible": partial(sensible, self.sense)}
        reader = WordHands(dictionary)
        super().__init__(policies, hands=reader, odds=reader, showcase=showcase)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return pack(rules, players, deck)

    def deal(self, rules: Rules, players: int, order: Cards) -> State:
        """Everybody has the same stones and cuts for the first deal."""
        chips = betting.sit_down((rules.startsteine,) * players)
        everybody = tuple(range(players))
        return State(rules, Phase.CUT, players - 1, order, chips, ((),) * players, queue=everybody)

    def to_move(self, state: State) -> int | None:
        if state.phase is Phase.OVER:
            return None
        if state.phase in OF_CHANCE:
            return CHANCE
        return state.chips.seat if state.phase in BETTING else state.queue[0]

    def moves(self, state: State) -> tuple[Move, ...]:
        if state.phase in BETTING:
            return tuple([_move((action, to, ())) for action, to in betting_options(state.chips, limits(state))])
        if state.phase is Phase.SWAP:
            hand = sorted(state.hands[state.queue[0]])
            sets = (combinations(hand, size) for size in range(state.rules.tausch_max + 1))
            return tuple(map(_move, zip(repeat(_SWAP), repeat(0), dict.fromkeys(chain.from_iterable(sets)))))
        if state.phase is Phase.LAY:
            hand = sorted(state.hands[state.queue[0]])
            words = (permutations(hand, size) for size in (0, *range(LEAST, HAND + 1)))
            return tuple(map(_move, zip(repeat(_LAY), repeat(0), dict.fromkeys(chain.from_iterable(words)))))
        return (Move(CardAction.ACCEPT), Move(CardAction.DOUBT)) if state.phase is Phase.DOUBT else ()

    def why_not(self, state: State, move: Move) -> Reason | None:
        if isinstance(move.action, BettingAction):
            if state.phase not in BETTING:
                return Reason(state.phase.value)
            return why_not_bet(state.chips, limits(state), move.action, move.to)
        if state.phase is not PHASES[move.action]:
            return Reason(state.phase.value)
        match move.action:
            case CardAction.SWAP | CardAction.LAY:
                return _why_not_cards(state, move)
            case CardAction.CUT | CardAction.SHUFFLE:
                shuffles = move.action is CardAction.SHUFFLE
                rest = Counter(move.cards) - Counter(state.stock + (state.cut if shuffles else ()))
                wanted = len(state.stock + state.cut) if shuffles else len(state.queue)
                return Reason("nicht_diese_karten") if rest or len(move.cards) != wanted else None
        return None

    def play(self, state: State, move: Move) -> State:
        if isinstance(move.action, BettingAction):
            return _go_on(state._replace(chips=after_bet(state.chips, limits(state), move.action, move.to)))
        match move.action:
            case CardAction.CUT:
                return _choose_dealer(state, move.cards)
            case CardAction.SHUFFLE:
                return _deal(state.rules, move.cards, state.chips.stacks, state.dealer, number=1, streak=0, carried=0)
            case CardAction.SWAP:
                return _swap(state, move.cards)
            case CardAction.LAY:
                return showdown.lay(state, move.cards)
            case CardAction.ACCEPT:
                return showdown.accept(state)
            case CardAction.DOUBT:
                return showdown.doubt(state)
            case CardAction.FOUND:
                return showdown.accept_word(state)
            case CardAction.MISSING:
                return showdown.missing(state)

    def view(self, state: State, seat: int) -> State:
        """Own cards, the words once all lie, how many cards each has exchanged, and all stones."""
        hands = hidden_but(state.hands, seat)
        laid = state.laid
        if state.phase is Phase.LAY:
            laid = LaidWords(tuple(word if owner == seat else () for owner, word in enumerate(laid.words)))
        return state._replace(hands=hands, stock=hide(state.stock), discards=hide(state.discards), laid=laid)

    def holdings(self, state: State) -> Cards:
        return state.stock + state.cut + state.discards + sum(state.hands, ())

    def read(self, text: str, deck: Pack) -> Move:
        return read_move(text, deck)

    def chance(self, state: State, rng: Random) -> Move:
        """Where the pack is cut, how it is shuffled, and whether the dictionary has a word."""
        if state.phase is Phase.CUT:
            return Move(CardAction.CUT, cards=tuple(rng.sample(state.stock, len(state.queue))))
        if state.phase is Phase.SHUFFLE:
            return Move(CardAction.SHUFFLE, cards=shuffle(state.stock + state.cut, rng))
        return Move(CardAction.MISSING if self.dictionary.why_not(state.word) else CardAction.FOUND)

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The left neighbour deals, past those who cannot pay; None after the last deal or when fewer than two can."""
        stacks, players = state.chips.stacks, len(state.hands)
        able = [
            seat
            for seat in clockwise(state.dealer, players)
            if stacks[seat] >= _stones_needed(state.rules, state.streak)
        ]
        if state.number >= state.rules.runden or len(able) < 2:
            return None
        return _deal(state.rules, order, stacks, able[0], state.number + 1, state.streak, state.left)

    def scores(self, state: State) -> tuple[int, ...]:
        """The stones that every seat has: whoever has most has won the match."""
        return state.chips.stacks

    def accounts(self, state: State) -> tuple[int, ...]:
        """The stacks, and what lies in the middle."""
        middle = state.carried + sum(state.chips.paid) + sum(state.fines)
        return (*state.chips.stacks, state.left if state.phase is Phase.OVER else middle)

    def settle(self, state: State) -> State:
        return settle(self.sense, state)

    def with_words(self, file: Path) -> AnagrammPoker:
        return AnagrammPoker(Dictionary.of_file(file), self.showcase)

    def heard(self, state: State, move: Move, seat: int) -> Move:
        """How many cards another exchanges, not which; of a word that is laid, nothing, not even how long it is."""
        if move.action is CardAction.SHUFFLE:
            return move._replace(cards=hide(move.cards))
        if move.action not in (CardAction.SWAP, CardAction.LAY) or state.queue[0] == seat:
            return move
        return move._replace(cards=(HIDDEN,) if move.action is CardAction.LAY else hide(move.cards))

    def shown(self, before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
        """All words at once, as soon as the last one lies."""
        if before.phase is not Phase.LAY or after.phase is Phase.LAY:
            return ()
        return tuple((seat, word) for seat, word in enumerate(after.laid.words) if word)

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if move.action is CardAction.CUT:
            return (Reason("gleichstand" if after.queue else "geber", (highest(move.cards),)),)
        said = []
        if move.action in (CardAction.FOUND, CardAction.MISSING):
            said.append(Reason("gueltig" if move.action is CardAction.FOUND else "ungueltig"))
        if after.phase is Phase.OVER:
            claims = after.chips.claims
            winners = tuple(dict.fromkeys(one.seat for one in after.awards))
            if not claims:
                said.append(Reason("alle_aus"))
            elif len(claims) == 1:
                said.append(Reason("kampflos", seat=claims[0]))
            elif not winners:
                said.append(Reason("kein_wort"))
            else:
                shared = sum(one.pot == 0 for one in after.awards) > 1
                said.append(Reason("geteilt" if shared else "gewinnt", cards_laid(after, winners[0]), winners[0]))
        return tuple(said)

    def consequences_at_end(self, course: Sequence[State], seat: int) -> Consequences:
        """What the betting comes to."""
        return betting.consequences_of_bets(course[0].chips, course[-1].chips, seat)

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        return (("hand", state.hands[seat]),) if state.hands[seat] else ()

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The word in question, and the stones."""
        doubted = [Note("wort", word=state.word)] if state.phase is Phase.DOUBT else []
        return (*doubted, *chips_of(state.chips, seat, state.carried + sum(state.fines)))
