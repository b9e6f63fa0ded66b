"""Doppelkopf: a trick-taking game for four with two packs of 24, in which the queens of clubs make partners.

Queens, jacks and diamonds are trumps. Suit must be followed, trumps being a suit of their own; of two equal cards the
first wins. The holders of the queens of clubs are Re: they play together, mostly without knowing it, and need 121 of
the 240 Augen. A seat that holds both calls a partner by the first ace of a suit, announces a solo or, where that is
allowed, plays alone in silence. Where the grand is played, any seat may announce it: only jacks are trumps there.

What the source does not know and many tables play is off by default: a marriage in place of the call, both aces of
diamonds above all trumps, and Re and Kontra (`raises`) with what they count (`scoring`).

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.games.doppelkopf.raises import KONTRA, RE, WORDS, Raise, Said, latest, next_raise
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.duties import FOLLOW, Duty, allowed, why_not_lay
from kartenwerk.play.mechanics.ranking import Kind, Ranking, kind_of
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick

SEATS = 4
SUITS = ("kreuz", "pik", "herz", "karo")
RANKS = ("A", "10", "K", "D", "B", "9")
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


def pack(rules: Rules, players: int, deck: Pack) -> Cards:
    """Every card twice."""
    ranks = RANKS[:-1] if rules.ohne_neunen else RANKS
    return tuple(card for card in deck.cards if card.rank in ranks) * 2


def deal(rules: Rules, players: int, order: Cards, dealer: int = SEATS - 1, number: int = 1) -> State:
    """Twelve cards each, ten without nines; forehand, left of the dealer, speaks and leads first."""
    hands = tricks.sorted_hands(order, SEATS, len(order) // SEATS, SUITS, RANKS)
    return State(rules, InPlay.begin(hands, (dealer + 1) % SEATS), dealer, number=number)


def to_move(state: State) -> int | None:
    return state.turn if state.announcing else state.cards.to_move


def announcements(state: State) -> Iterator[Announce]:
    """What the seat on turn may say: who lacks a queen of clubs says "normal", or plays a grand or a solo for all.

    Whoever holds both aces of diamonds must say so.
    """
    pigs = state.rules.schweinchen and _both(state, FOX)
    for said in _games(state):
        yield said._replace(pigs=pigs and said.diamonds)


def _games(state: State) -> Iterator[Announce]:
    """The games that the seat on turn may announce."""
    both_queens = _both(state, QUEEN)
    if state.rules.stilles_solo or not both_queens:
        yield Announce()
    if both_queens and state.rules.hochzeit:
        yield Announce(MARRIAGE)
    elif both_queens:
        yield from (Announce(CALL, suit) for suit in SUITS if suit != "karo")
    if both_queens or state.rules.solo_fuer_alle:
        yield from (Announce(SOLO, suit) for suit in SUITS)
    if state.rules.grossspiel:
        yield Announce(GRAND)


def _both(state: State, kind: Kind) -> bool:
    """Whether the seat on turn holds both cards of that kind."""
    return [kind_of(card) for card in state.cards.hands[state.turn]].count(kind) == 2


def moves(state: State) -> tuple[Move, ...]:
    if state.announcing:
        return tuple(announcements(state))
    if state.cards.to_move is None:
        return ()
    lays = tricks.lays(tuple(dict.fromkeys(allowed(state))))
    raised = possible_raise(state)
    return (*lays, raised) if raised else lays


def why_not(state: State, move: Move) -> Reason | None:
    if to_move(state) is None:
        return Reason("spiel_aus")
    if isinstance(move, Announce):
        return _why_not_announce(state, move)
    if state.announcing:
        return Reason("erst_ansagen")
    return _why_not_raise(state, move) if isinstance(move, Raise) else why_not_lay(state, move.card)


def _why_not_announce(state: State, move: Announce) -> Reason | None:
    if not state.announcing:
        return Reason("ansage_vorbei")
    if move in announcements(state):
        return None
    if move._replace(pigs=not move.pigs) in announcements(state):
        return Reason("keine_schweinchen" if move.pigs else "schweinchen_sagen")
    if move.kind == MARRIAGE and not state.rules.hochzeit:
        return Reason("keine_hochzeit")
    if move.kind == CALL and state.rules.hochzeit:
        return Reason("kein_ruf")
    if move.kind == CALL and move.suit == "karo":
        return Reason("ruf_nur_fehlfarbe")
    if move.kind == NORMAL:
        return Reason("kein_stilles_solo")
    if move.kind == GRAND:
        return Reason("kein_grossspiel")
    return Reason("nur_mit_beiden_damen")


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


def possible_raise(state: State) -> Raise | None:
    """What the seat on turn may say for its party before it lays."""
    if not state.rules.ansagen:
        return None
    party = party_of(state, state.turn)
    return next_raise(state.raises, party) if party and _in_time(state, party) else None


def _in_time(state: State, party: str) -> bool:
    last = latest(state.rules.ansagen, state.raises, party) + (_delay(state) or 0)
    return _tricks(state.cards) < last


def _why_not_raise(state: State, move: Raise) -> Reason | None:
    if not state.rules.ansagen:
        return Reason("keine_ansagen")
    party = party_of(state, state.turn)
    if party is None:
        return Reason("partner_offen")
    if move.word in (RE, KONTRA) and move.word != party:
        return Reason("andere_partei")
    following = next_raise(state.raises, party)
    if following is None or move.step < following.step:
        return Reason("schon_gesagt")
    if move != following:
        return Reason("der_reihe_nach")
    return None if _in_time(state, party) else Reason("ansage_zu_spaet")


def play(state: State, move: Move) -> State:
    if isinstance(move, Raise):
        party = party_of(state, state.turn)
        assert party is not None
        return state._replace(raises=(*state.raises, Said(state.turn, party, move.step)))
    return _announced(state, move) if isinstance(move, Announce) else _laid(state, move.card)


def _announced(state: State, said: Announce) -> State:
    seat = state.turn
    state = state._replace(said=(*state.said, said))
    return state if said.kind == NORMAL else state._replace(game=said, declarer=seat)


def _laid(state: State, card: Card) -> State:
    after, kind = tricks.after_lay(state, card), kind_of(card)
    if kind == QUEEN:
        after = after._replace(queens=(*state.queens, state.cards.turn))
    if state.partner is None and (partner := _partner(state, kind, after.cards)) is not None:
        after = after._replace(partner=partner, found=_tricks(state.cards) + 1)
    return after if after.cards.trick.cards else _with_foxes(after, state.cards.trick, card)


def _partner(state: State, kind: Kind, cards: InPlay) -> int | None:
    """The seat that a card of that kind makes the partner, the `cards` lying as they do after it.

    It has laid the called ace or, in a marriage, wins one of the first tricks.
    """
    if state.game.kind == CALL:
        return state.cards.turn if kind == (state.game.suit, "A") and state.cards.turn != state.declarer else None
    if state.game.kind != MARRIAGE or cards.trick.cards or _tricks(state.cards) >= MARRIAGE_TRICKS:
        return None
    return cards.trick.leader if cards.trick.leader != state.declarer else None


def _with_foxes(after: State, trick: Trick, last: Card) -> State:
    """The state after a full trick, with the foxes that were in it."""
    owners = [trick.seat(place, SEATS) for place, card in enumerate((*trick.cards, last)) if kind_of(card) == FOX]
    caught = [(owner, after.cards.trick.leader) for owner in owners]
    return after._replace(foxes=(*after.foxes, *caught)) if caught else after


def re_party(state: State) -> tuple[int, ...]:
    """The seats of Re, as far as they have shown themselves: all of them when the deal is over."""
    if state.declarer is None:
        return tuple(sorted(set(state.queens)))
    return (state.declarer,) if state.partner is None else (state.declarer, state.partner)


def read(text: str, deck: Pack) -> Move:
    said, comma, pigs = text.partition(", ")
    kind, _, suit = said.partition(" ")
    if pigs == (PIGS if comma else ""):
        if kind in (NORMAL, GRAND, MARRIAGE) and not suit:
            return Announce(kind, pigs=bool(pigs))
        if kind in (CALL, SOLO) and suit in SUITS:
            return Announce(kind, suit, bool(pigs))
    if text in WORDS:
        return Raise(text)
    return tricks.read_lay(text, deck, "Doppelkopf", str(Announce()))


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    return (*_partner_remark(before, move, after), *tricks.taken_remark(before, move, after))


def _partner_remark(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    """That the partners are found, or that a marriage plays alone."""
    if not isinstance(move, Lay) or before.partner is not None:
        return ()
    if after.partner is not None:
        if after.game.kind == MARRIAGE:
            return (Reason("hochzeit_geht_mit", seat=after.partner),)
        return (Reason("geht_mit", (move.card,), after.partner),)
    alone = _delay(before) is None and _delay(after) is not None
    return (Reason("hochzeit_allein"),) if alone else ()
