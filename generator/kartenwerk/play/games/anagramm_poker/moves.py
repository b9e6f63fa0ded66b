"""The moves of Anagramm-Poker and their notation: what is said in betting, and what is done with cards and words.

The chips (called stones) are kept by `mechanics.betting`, but the rounds differ from common poker. There is a limit to
what a seat may put in during a round. The players may demand that somebody opens or all drop out. A seat that cannot
hold a bet drops out as well, unless the players let it go along with what it has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards, Pack, notation
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.betting import Chips, put_in
from kartenwerk.play.mechanics.tuples import replace_at


class BettingAction(StrEnum):
    """What a seat may say; the value is its notation, which a number follows for `BET` and `RAISE`."""

    FOLD = "steigt aus"
    CHECK = "schiebt"
    CALL = "nimmt an"
    BET = "setzt"
    RAISE = "erhöht auf"


HIGHER = (BettingAction.BET, BettingAction.RAISE)


class Limits(NamedTuple):
    """The rules of one round.

    cap         the most a seat may put in
    raises      raises there may be after the first bet
    must_open   whether a seat that is asked before any bet has to bet or drop out; else it may check
    go_along    whether a seat that cannot hold a bet stays in with all its chips; else it drops out
    """

    cap: int
    raises: int
    must_open: bool
    go_along: bool


def open_round(chips: Chips, order: Sequence[int], limits: Limits) -> Chips:
    """A new round in which the seats of `order` speak if they have a claim and a say."""
    speakers = tuple(seat for seat in order if _has_a_say(chips, seat, limits))
    nothing = (0,) * len(chips.stacks)
    return _close_if_settled(chips._replace(bets=nothing, to_speak=speakers, highest=0, raises=0, last=None), limits)


def betting_options(chips: Chips, limits: Limits) -> tuple[tuple[BettingAction, int], ...]:
    """All that the seat to speak may say, with the amounts of bets in rising order and 0 where there is none."""
    without_amount = (BettingAction.FOLD, BettingAction.CHECK, BettingAction.CALL)
    plain = tuple((action, 0) for action in without_amount if why_not_bet(chips, limits, action, 0) is None)
    higher = BettingAction.RAISE if chips.highest else BettingAction.BET
    least = chips.highest + 1
    if why_not_bet(chips, limits, higher, least) is not None:
        return plain
    return plain + tuple((higher, to) for to in range(least, min(limits.cap, chips.most) + 1))


def why_not_bet(chips: Chips, limits: Limits, action: BettingAction, to: int) -> Reason | None:
    """The rule that forbids an action to the seat to speak, None if it is allowed."""
    match action:
        case BettingAction.FOLD:
            return None
        case BettingAction.CHECK:
            return _why_not_check(chips, limits)
        case BettingAction.CALL:
            return _why_not_call(chips, limits)
    if action is BettingAction.BET and chips.highest:
        return Reason("schon_gesetzt")
    if action is BettingAction.RAISE and not chips.highest:
        return Reason("noch_nichts_gesetzt")
    if action is BettingAction.RAISE and chips.raises >= limits.raises:
        return Reason("oft_genug_erhoeht")
    if to <= chips.highest:
        return Reason("zu_wenig")
    if to > limits.cap:
        return Reason("ueber_dem_hoechsten")
    return Reason("zu_wenige_steine") if to > chips.most else None


def _why_not_check(chips: Chips, limits: Limits) -> Reason | None:
    if chips.highest:
        return Reason("schon_gesetzt")
    return Reason("setzen_oder_aussteigen") if limits.must_open else None


def _why_not_call(chips: Chips, limits: Limits) -> Reason | None:
    if not chips.highest:
        return Reason("noch_nichts_gesetzt")
    return Reason("zu_wenige_steine") if chips.owed > chips.stacks[chips.seat] and not limits.go_along else None


def after_bet(chips: Chips, limits: Limits, action: BettingAction, to: int) -> Chips:
    """The chips after a legal action of the seat to speak."""
    seat, rest = chips.seat, chips.to_speak[1:]
    match action:
        case BettingAction.FOLD:
            chips = chips._replace(live=replace_at(chips.live, seat, False), to_speak=rest)
        case BettingAction.CHECK | BettingAction.CALL:
            chips = put_in(chips, seat, chips.owed)._replace(to_speak=rest)
        case BettingAction.BET | BettingAction.RAISE:
            chips = put_in(chips, seat, to - chips.bets[seat])
            players = len(chips.stacks)
            others = [(seat + step) % players for step in range(1, players)]
            chips = chips._replace(
                to_speak=tuple(other for other in others if _has_a_say(chips, other, limits)),
                raises=chips.raises + (action is BettingAction.RAISE),
                highest=to,
                last=seat,
            )
    return _close_if_settled(chips, limits)


def _has_a_say(chips: Chips, seat: int, limits: Limits) -> bool:
    """Whether a seat is asked. Where seats go along, one without chips is not asked, as it stays in anyway."""
    return chips.live[seat] and (chips.stacks[seat] > 0 or not limits.go_along)


def _close_if_settled(chips: Chips, limits: Limits) -> Chips:
    """End the round when one claim is left, or when nobody can answer a bet and none is owed.

    Where somebody has to open, even the last seat has to open or to drop out.
    """
    if not chips.to_speak:
        return chips
    if len(chips.claims) == 1:
        return chips if limits.must_open and not chips.highest else chips._replace(to_speak=())
    alone = limits.go_along and sum(chips.stacks[seat] > 0 for seat in chips.claims) <= 1
    return chips._replace(to_speak=()) if alone and not chips.highest else chips


class CardAction(StrEnum):
    """What is done with cards and words.

    The last four are moves of CHANCE; the last two of them are what the dictionary says.
    """

    SWAP = "tauscht"
    LAY = "legt"
    ACCEPT = "lässt gelten"
    DOUBT = "zweifelt"
    CUT = "hebt ab"
    SHUFFLE = "mischt"
    FOUND = "steht im Wörterbuch"
    MISSING = "steht nicht im Wörterbuch"


WITH_CARDS = (CardAction.SWAP, CardAction.LAY, CardAction.CUT, CardAction.SHUFFLE)
NO_CARDS = "nichts"
WORDS = (*BettingAction, CardAction.SWAP, CardAction.LAY, CardAction.ACCEPT, CardAction.DOUBT, NO_CARDS)
"""The words of what players may do."""


@equal_by_class
class Move(NamedTuple):
    """An action; a bet or raise with what this round's bet then comes `to`, others with the cards they are about."""

    action: BettingAction | CardAction
    to: int = 0
    cards: Cards = ()

    def __str__(self) -> str:
        if self.action in WITH_CARDS:
            return f"{self.action} {notation(self.cards) or NO_CARDS}"
        return f"{self.action} {self.to}" if self.action in HIGHER else str(self.action)


PLAIN = {str(action): Move(action) for action in (*BettingAction, *CardAction) if action not in (*HIGHER, *WITH_CARDS)}
"""The moves without a number or cards, by their notation."""

WITH_MORE: Mapping[str, BettingAction | CardAction] = {f"{action} ": action for action in (*HIGHER, *WITH_CARDS)}
"""How the notations of the others begin."""


def read_move(text: str, deck: Pack) -> Move:
    """The move a notation stands for; KartenwerkError if it is none."""
    if text in PLAIN:
        return PLAIN[text]
    for prefix, action in WITH_MORE.items():
        if not text.startswith(prefix):
            continue
        rest = text[len(prefix) :]
        if isinstance(action, CardAction):
            return Move(action, cards=() if rest == NO_CARDS else deck.read(rest))
        if rest.isdecimal() and str(int(rest)) == rest:
            return Move(action, int(rest))
    expected = ", ".join(f'"{one}"' for one in ("setzt 2", "nimmt an", "tauscht SCH E", "legt H A U S", "zweifelt"))
    raise KartenwerkError(
        "this is no move of Anagramm-Poker", found=repr(text), expected=_("a move such as {example}", example=expected)
    )
