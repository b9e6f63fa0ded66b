"""The showdown of Anagramm-Poker: words are laid, doubted and looked up one after the other until the pots are paid."""

from __future__ import annotations

from kartenwerk.cards import Cards
from kartenwerk.play.games.anagramm_poker.state import LaidWords, Phase, State, shared_out
from kartenwerk.play.mechanics import pots
from kartenwerk.play.mechanics.betting import clockwise
from kartenwerk.play.mechanics.pots import Award, Pot
from kartenwerk.play.mechanics.tuples import replace_at


def begin(state: State, queue: tuple[int, ...]) -> State:
    """The seats of the queue are to lay their words."""
    return state._replace(phase=Phase.LAY, queue=queue, laid=LaidWords(((),) * len(state.hands)))


def lay(state: State, cards: Cards) -> State:
    """The next seat lays a word, or none; after the last one the best word is in question."""
    seat, *queue = state.queue
    laid = state.laid._replace(words=replace_at(state.laid.words, seat, cards))
    state = state._replace(queue=tuple(queue), laid=laid)
    return state if queue else _question(state)


def accept(state: State) -> State:
    """The next seat lets the word in question stand."""
    return _after_answers(state._replace(queue=state.queue[1:]))


def doubt(state: State) -> State:
    """The next seat doubts it, so it is looked up."""
    return state._replace(phase=Phase.LOOK_UP)


def accept_word(state: State) -> State:
    """The dictionary has the word. The doubt may cost stones, which go into the pot."""
    seat = state.queue[0]
    fine = min(state.rules.strafe_zweifel, state.chips.stacks[seat])
    stacks = replace_at(state.chips.stacks, seat, state.chips.stacks[seat] - fine)
    fines = replace_at(state.fines, seat, state.fines[seat] + fine)
    return _settle(state._replace(chips=state.chips._replace(stacks=stacks), fines=fines))


def missing(state: State) -> State:
    """The dictionary does not have the word: it is out, and the next best is in question."""
    return _question(state._replace(laid=state.laid._replace(struck=state.laid.struck | {state.word})))


def pay(state: State) -> State:
    """The pots to the only claim, or to the best words; the rest stays in the pot."""
    in_pots, claims = all_pots(state), state.chips.claims
    if len(claims) == 1:
        awards = tuple(Award(number, claims[0], pot.amount) for number, pot in enumerate(in_pots))
    else:
        awards = shared_out(state.laid, in_pots)
    left = sum(pot.amount for pot in in_pots) - sum(one.amount for one in awards)
    chips = pots.pay_out(state.chips, awards)
    return state._replace(phase=Phase.OVER, queue=(), chips=chips, awards=awards, left=left)


def all_pots(state: State) -> tuple[Pot, ...]:
    """The main pot, with what it held before and all fines, and the side pots of seats that go along."""
    first, *others = pots.pots_of(state.chips) or (Pot(0, state.chips.claims),)
    return (first._replace(amount=first.amount + state.carried + sum(state.fines)), *others)


def _question(state: State) -> State:
    """Ask everybody but its holders about the best word that is not settled; pay when there is none."""
    word = state.laid.in_question(all_pots(state))
    if word is None:
        return pay(state)
    holders = state.laid.holders(word)
    seats = clockwise(state.dealer, len(state.hands))
    queue = tuple(seat for seat in seats if state.hands[seat] and seat not in holders)
    return _after_answers(state._replace(phase=Phase.DOUBT, word=word, queue=queue))


def _after_answers(state: State) -> State:
    return state if state.queue else _settle(state)


def _settle(state: State) -> State:
    """The word in question holds."""
    return _question(state._replace(laid=state.laid._replace(settled=state.laid.settled | {state.word})))
