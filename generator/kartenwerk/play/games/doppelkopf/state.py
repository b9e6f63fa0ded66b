"""What lies on the table of Doppelkopf and has been said, and whose party is known."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.games.doppelkopf.raises import (
    KONTRA,
    RE,
    Raise,
    Said,
)
from kartenwerk.play.mechanics.duties import FOLLOW, Duty
from kartenwerk.play.mechanics.ranking import Ranking, kind_of
from kartenwerk.play.mechanics.tricks import InPlay, Lay

if TYPE_CHECKING:
    pass


SEATS = 4
SUITS = ("kreuz", "pik", "herz", "karo")
QUEEN = ("kreuz", "D")
"""The queens of clubs make the parties."""
FOX = ("karo", "A")
TOLLE = ("herz", "10")
"""The tens of hearts, highest trumps where the table plays with them."""
PLAIN = ("A", "10", "K", "9")
"""A plain suit, highest first: queens and jacks are trumps."""
NORMAL, CALL, SOLO, GRAND, MARRIAGE = "normal", "ruf", "solo", "grossspiel", "hochzeit"
MARRIAGE_TRICKS = 3
"""A marriage finds its partner in one of the first tricks, or plays alone."""
PIGS = "Schweinchen"


class Rules(NamedTuple):
    """The parameters of `rules_data/games/doppelkopf.toml`."""

    gewinn_augen: int
    schneider_augen: int
    tolle: bool
    tolle_zweite_sticht_erste: bool
    fuchs: bool
    grossspiel: bool
    solo_fuer_alle: bool
    stilles_solo: bool
    ohne_neunen: bool
    spiele: int
    hochzeit: bool
    schweinchen: bool
    ansagen: int
    stufen: bool
    gegen_die_alten: bool
    fuchs_partei: bool
    karlchen: bool
    doppelkopf_augen: int


@equal_by_class
class Announce(NamedTuple):
    """What a seat says before the first trick.

    It plays a NORMAL game, CALLs a partner by the ace of the suit, plays a SOLO with the suit as trumps, or a GRAND; in
    a MARRIAGE the first other seat that wins a trick goes along. Both aces of diamonds in the hand are `pigs`.
    """

    kind: str = NORMAL
    suit: str = ""
    pigs: bool = False

    def __str__(self) -> str:
        return f"{self.kind} {self.suit}".strip() + (f", {PIGS}" if self.pigs else "")

    @property
    def diamonds(self) -> bool:
        """Whether diamonds are trumps."""
        return self.kind != GRAND and not (self.kind == SOLO and self.suit != FOX[0])


Move: TypeAlias = Announce | Raise | Lay


class State(NamedTuple):
    """The cards in play and what was announced.

    `said` are the announcements, forehand's first; `game` is the one that counts and `declarer` the seat that made it;
    `partner` laid the called ace or won a marriage's trick; `queens` are the seats that laid a queen of clubs; `foxes`
    are pairs (owner, catcher); `number` counts the deals of the match from 1; `raises` were said while playing; `found`
    is the trick, from 1, in which the partner was.
    """

    rules: Rules
    cards: InPlay
    dealer: int
    said: tuple[Announce, ...] = ()
    game: Announce = Announce()
    declarer: int | None = None
    partner: int | None = None
    queens: tuple[int, ...] = ()
    foxes: tuple[tuple[int, int], ...] = ()
    number: int = 1
    raises: tuple[Said, ...] = ()
    found: int = 0

    @property
    def ranking(self) -> Ranking:
        rules = self.rules
        pigs = rules.schweinchen and any(one.pigs for one in self.said)
        return ranking(self.game, rules.tolle, rules.tolle_zweite_sticht_erste, pigs)

    @property
    def duties(self) -> tuple[Duty, ...]:
        return (FOLLOW,)

    @property
    def announcing(self) -> bool:
        """Every seat speaks once, forehand first; the first solo ends it."""
        return len(self.said) < SEATS and self.game.kind not in (SOLO, GRAND)

    @property
    def turn(self) -> int:
        """The seat that speaks or lays next."""
        return (self.dealer + 1 + len(self.said)) % SEATS if self.announcing else self.cards.turn


@cache
def ranking(game: Announce, tolle: bool, second_wins: bool, pigs: bool = False) -> Ranking:
    """The order of cards: queens and jacks, then diamonds or the suit of a solo, are trumps; in a grand only jacks.

    With `tolle` the tens of hearts are the highest trumps; the later of two beats the first if the `second_wins`. With
    `pigs` the aces of diamonds stand above them, wherever diamonds are trumps.
    """
    jacks = [(suit, "B") for suit in SUITS]
    if game.kind == GRAND:
        return Ranking.of(("A", "10", "K", "D", "9"), jacks)
    queens = [(suit, "D") for suit in SUITS]
    trumps = [(game.suit if game.kind == SOLO else "karo", rank) for rank in PLAIN]
    above = ([FOX] if pigs and game.diamonds else []) + ([TOLLE] if tolle else [])
    order = Ranking.of(PLAIN, above + [kind for kind in queens + jacks + trumps if kind not in above])
    return replace(order, overtaken=(TOLLE,)) if tolle and second_wins else order


def party_of(state: State, seat: int) -> str | None:
    """The party that a seat knows to be its own; None while a call or a marriage has found no partner."""
    if state.declarer is None:
        shown = seat in state.queens or QUEEN in map(kind_of, state.cards.hands[seat])
        return RE if shown else KONTRA
    return None if _delay(state) is None else RE if seat in re_party(state) else KONTRA


def _delay(state: State) -> int | None:
    """By how many cards everything is said later, since the partner was found late; None before that."""
    if state.game.kind not in (CALL, MARRIAGE):
        return 0
    if state.found:
        return state.found - 1
    alone = state.game.kind == MARRIAGE and _tricks(state.cards) >= MARRIAGE_TRICKS
    return MARRIAGE_TRICKS - 1 if alone else None


def _tricks(cards: InPlay) -> int:
    return cards.tricks(*range(SEATS))


def re_party(state: State) -> tuple[int, ...]:
    """The seats of Re, as far as they have shown themselves: all of them when the deal is over."""
    if state.declarer is None:
        return tuple(sorted(set(state.queens)))
    return (state.declarer,) if state.partner is None else (state.declarer, state.partner)
