"""Watten: a Bavarian trick-taking game for two to four on 32 German cards, in which nobody must follow suit.

Five cards each. Forehand names the Schlag, a rank, and the dealer the suit. The three Kritische are the highest cards;
below them stand the card of Schlag and suit, the other cards of the Schlag, and the rest of the suit. Three of five
tricks win the round, which is worth two points. A side may offer the other to give up; if that side stays, the round
is worth a point more. From 12 of the 15 points on a side is "gespannt" and may offer no more: if it does, it loses the
round.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards, Pack, hide
from kartenwerk.play.engine.contract import Ending, Item, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Fact, Kind, Scoring, fault
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.duties import Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.ranking import BY_RANK, TRUMPS, Ranking, kind_of
from kartenwerk.play.mechanics.table import points
from kartenwerk.play.mechanics.tricks import InPlay, Lay, TrickTakingGame
from kartenwerk.play.mechanics.tuples import replace_at

WAYS = ("stiche", "gespannt", "gegangen", "maschine")
"""How a round is won, as ids of the tally."""

NO_LIMIT = 99
HAND, TRICKS = 5, 3
SUITS = ("eichel", "gras", "herz", "schellen")
RANKS = BY_RANK[:-1]
CRITICAL = (("herz", "K"), ("schellen", "7"), ("eichel", "7"))
"""The Kritische: Max, Belli and Spitz, the highest first."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/watten.toml`."""

    ziel: int
    grundwert: int
    gespannt_ab: int
    max_wert: int
    schlagwechsel: bool
    rechter_zwingt: bool
    schlag_auf_hand: bool
    streng: bool


class Call(StrEnum):
    """What a seat may say besides naming Schlag or suit.

    The Maschine is all three Kritische in one hand. ASK is the dealer's wish to name the Schlag himself, which
    forehand answers; OFFER asks the other side to give up, ON lets the chance pass.
    """

    MACHINE = "Maschine"
    ASK = "will Schlagwechsel"
    AGREE = "nimmt an"
    REFUSE = "lehnt ab"
    OFFER = "bietet"
    ON = "weiter"
    GIVE_UP = "geht"
    STAY = "bleibt"


@equal_by_class
class Naming(NamedTuple):
    """Name the Schlag, a rank, or the suit."""

    what: str

    def __str__(self) -> str:
        return f"nennt {self.what}"


Move: TypeAlias = Call | Naming | Lay


class Phase(Enum):
    """What the seat on turn is asked for. The value holds the legal moves, where they do not depend on the hand."""

    MACHINE = (Call.MACHINE,)
    SWAP = (Call.ASK, Call.ON)
    ANSWER = (Call.AGREE, Call.REFUSE)
    SCHLAG = tuple(map(Naming, RANKS))
    SUIT = tuple(map(Naming, SUITS))
    OFFER = (Call.OFFER, Call.ON)
    STAY = (Call.GIVE_UP, Call.STAY)
    TRICK = ()
    OVER = None


TRICK, OVER, OFFERING, STAYING = Phase.TRICK, Phase.OVER, Phase.OFFER, Phase.STAY
ON, GIVE_UP = Call.ON, Call.GIVE_UP
"""Plain names, since in Python 3.11 looking up a member of an enum takes longer than changing a hand."""


class State(NamedTuple):
    """The cards in play, the rest of the pack, what was named, and how the round stands.

    `asked` are the seats still to be asked, in their order; `value` is what the round is worth; `offerer` is the seat
    that made the last offer; `winner` is a seat of the side that has won the round, by `reason`, an id of the tally;
    `scores` are the points before the round.
    """

    rules: Rules
    cards: InPlay
    rest: Cards
    dealer: int
    scores: tuple[int, ...]
    value: int
    phase: Phase
    asked: tuple[int, ...]
    schlag: str = ""
    suit: str = ""
    offerer: int | None = None
    winner: int | None = None
    reason: str = ""

    @property
    def ranking(self) -> Ranking:
        return ranking(self.schlag, self.suit)

    @property
    def duties(self) -> tuple[Duty, ...]:
        """None, unless by the table's rules the right card draws trumps."""
        return (Duty("rechter_zwingt", self._answering_the_right_card),) if self.rules.rechter_zwingt else ()

    def _answering_the_right_card(self, ranking: Ranking, trick: Cards, cards: Cards) -> Cards:
        """When the card of Schlag and suit is led, only trumps answer it."""
        forced = kind_of(trick[0]) == (self.suit, self.schlag)
        return ranking.of_suit(cards, TRUMPS) if forced else cards

    @property
    def names_of_its_hand(self) -> tuple[Naming, ...]:
        """The ranks of the hand of who is asked, as names for the Schlag."""
        held = {card.rank for card in self.cards.hands[self.asked[0]]}
        return tuple(name for name in Phase.SCHLAG.value if name.what in held)

    @property
    def forehand(self) -> int:
        """The seat on the dealer's left."""
        return (self.dealer + 1) % len(self.scores)

    def side(self, seat: int) -> tuple[int, ...]:
        """The seat and its partners: of four, those who face each other; of three, forehand plays against both."""
        return _side(len(self.scores), self.forehand, seat)

    def against(self, seat: int) -> tuple[int, ...]:
        """The other side, the next seat in turn first."""
        return _against(len(self.scores), self.forehand, seat)

    def gespannt(self, seat: int) -> bool:
        """Whether the seat's side has too many points to offer."""
        return max(self.scores[mate] for mate in self.side(seat)) >= self.rules.gespannt_ab

    def won_by(self, seat: int, reason: str) -> State:
        return self._replace(phase=OVER, winner=seat, reason=reason)


@cache
def _side(players: int, forehand: int, seat: int) -> tuple[int, ...]:
    if players == 4:
        return seat, (seat + 2) % players
    return (seat,) if seat == forehand else tuple(other for other in range(players) if other != forehand)


@cache
def _against(players: int, forehand: int, seat: int) -> tuple[int, ...]:
    mates, seats = _side(players, forehand, seat), ((seat + step) % players for step in range(1, players))
    return tuple(other for other in seats if other not in mates)


@cache
def ranking(schlag: str, suit: str) -> Ranking:
    """The Kritische, the card of Schlag and suit, the other cards of the Schlag as equals, the rest of the suit."""
    equals = tuple((other, schlag) for other in SUITS if other != suit and (other, schlag) not in CRITICAL)
    high = dict.fromkeys((*CRITICAL, (suit, schlag)))
    plain = [(suit, rank) for rank in RANKS if rank != schlag and (suit, rank) not in CRITICAL]
    return Ranking((*((kind,) for kind in high), equals, *((kind,) for kind in plain)), RANKS)


def _machine(hands: Sequence[Cards], sighted: Iterable[int]) -> tuple[int, ...]:
    """The one seat, if any, that sees its cards and holds all three Kritische."""
    return tuple(seat for seat in sighted if set(CRITICAL) <= set(map(kind_of, hands[seat])))


def to_move(state: State) -> int | None:
    if state.phase is TRICK:
        return state.cards.turn
    return None if state.phase is OVER else state.asked[0]


def _taken_up(state: State) -> State:
    """At a strict table the others take up their cards now, and one of them may hold a Maschine."""
    machine = _machine(state.cards.hands, range(len(state.scores)))
    return state._replace(phase=Phase.MACHINE, asked=machine) if machine else _before_trick(state)


def _before_trick(state: State) -> State:
    """One seat of each side is asked for an offer, first of the side that leads; not the side that offered last."""
    leader = state.cards.turn
    last = () if state.offerer is None else state.side(state.offerer)
    asked = tuple(seat for seat in (leader, state.against(leader)[0]) if seat not in last)
    if state.rules.max_wert and state.value >= state.rules.max_wert:
        asked = ()
    return state._replace(asked=asked, phase=OFFERING if asked else TRICK)


def _lay(state: State, card: Card) -> State:
    state = tricks.after_lay(state, card)
    if state.cards.trick.cards:
        return state
    leader = state.cards.turn
    won = state.cards.tricks(*state.side(leader)) >= TRICKS
    return state.won_by(leader, "stiche") if won else _before_trick(state)


class Facts(NamedTuple):
    """The seats of the side that has won, what the round was worth, and how it was won."""

    gewinner: tuple[int, ...]
    wert: int
    durch: str = WAYS[0]


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    most = 2 if before.players > 2 else 1
    return (
        Fact("durch", Kind.WORD, words=WAYS, optional=True),
        Fact("gewinner", Kind.SEATS, 1, most),
        Fact("wert", Kind.NUMBER, rules.grundwert, rules.max_wert or NO_LIMIT),
    )


def check(rules: Rules, facts: Facts, before: Before) -> None:
    if before.players == 4 and len({seat % 2 for seat in facts.gewinner}) > 1:
        raise fault("gewinner", _("partners sit opposite each other"), _("two of different sides"))


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """Every seat of the winning side gets what the round is worth; of four, one name stands for both partners."""
    mates = ((seat + 2) % 4 for seat in facts.gewinner) if before.players == 4 else ()
    return tuple(Item(seat, facts.durch, facts.wert) for seat in sorted({*facts.gewinner, *mates}))


def over(rules: Rules, before: Before) -> bool:
    return max(before.sums) >= rules.ziel


def facts_of(state: State) -> Facts:
    """The facts of a finished round."""
    winners = () if state.winner is None else tuple(sorted(state.side(state.winner)))
    return Facts(winners, state.value, state.reason)


def before_of(state: State) -> Before:
    return Before(len(state.scores), 0, state.scores)


_ASKED: Mapping[Phase, tuple[Move, ...]] = {phase: phase.value or () for phase in Phase}
"""The moves of each phase that do not depend on the hand, which an enum's `value` takes long to find."""


class Watten(TrickTakingGame[Rules, State, Move]):
    """The rules of Watten as the engine plays by them."""

    id = "watten"
    rules = Rules
    counts_augen = False
    move_limit = 40  # twenty cards, two calls before each trick, and the naming
    words = (*Call, *map(str, (*Phase.SCHLAG.value, *Phase.SUIT.value)))
    scoring = Scoring(Facts, asked, facts_of, before_of, score, check, over=over)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.rank in RANKS)

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int = -1, scores: tuple[int, ...] = ()) -> State:
        """Five cards each; forehand leads. A seat that holds all three Kritische says so once it sees its cards."""
        dealer %= players
        hands = tricks.sorted_hands(order, players, HAND, SUITS, RANKS)
        forehand = (dealer + 1) % players
        sighted = (forehand, dealer) if rules.streng else range(players)
        machine = _machine(hands, sighted)
        asked = machine or ((dealer,) if rules.schlagwechsel else (forehand, dealer))
        phase = Phase.MACHINE if machine else Phase.SWAP if rules.schlagwechsel else Phase.SCHLAG
        rest, scores = order[players * HAND :], scores or (0,) * players
        return State(rules, InPlay.begin(hands, forehand), rest, dealer, scores, rules.grundwert, phase, asked)

    def to_move(self, state: State) -> int | None:
        return to_move(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        if state.phase is TRICK:
            return tricks.lays(legal_cards(state))
        if state.phase is Phase.SCHLAG and state.rules.schlag_auf_hand:
            return state.names_of_its_hand
        return _ASKED[state.phase]

    def why_not(self, state: State, move: Move) -> Reason | None:
        if state.phase is OVER:
            return Reason("runde_aus")
        if state.phase is TRICK and isinstance(move, Lay):
            return why_not_lay(state, move.card)
        if state.phase is Phase.SCHLAG and move in Phase.SCHLAG.value and move not in self.moves(state):
            return Reason("schlag_auf_hand")
        return None if move in self.moves(state) else Reason("nicht_gefragt")

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, Lay):
            return _lay(state, move.card)
        seat = state.asked[0]
        if state.phase is OFFERING:
            if move is ON:
                return state._replace(asked=state.asked[1:], phase=OFFERING if state.asked[1:] else TRICK)
            if state.gespannt(seat):
                return state.won_by(state.against(seat)[0], "gespannt")
            return state._replace(phase=STAYING, asked=state.against(seat)[:1], offerer=seat)
        if state.phase is STAYING:
            if move is GIVE_UP:
                return state.won_by(state.against(seat)[0], "gegangen")
            return _before_trick(state._replace(value=state.value + 1))
        match move:
            case Naming() if state.phase is Phase.SCHLAG:
                return state._replace(schlag=move.what, phase=Phase.SUIT, asked=state.asked[1:])
            case Naming():
                return _taken_up(state._replace(suit=move.what))
            case Call.MACHINE:
                return state.won_by(seat, "maschine")
            case Call.ASK:
                return state._replace(phase=Phase.ANSWER, asked=(state.forehand,))
            case Call.AGREE:
                return state._replace(phase=Phase.SCHLAG, asked=(state.dealer, state.forehand))
        return state._replace(phase=Phase.SCHLAG, asked=(state.forehand, state.dealer))  # no change of Schlag

    def view(self, state: State, seat: int) -> State:
        """At a strict table only dealer and forehand see their cards before Schlag and suit are named."""
        cards = state.cards.seen_by(seat)
        if state.rules.streng and not state.suit and seat not in (state.dealer, state.forehand):
            cards = cards._replace(hands=replace_at(cards.hands, seat, hide(cards.hands[seat])))
        return state._replace(cards=cards, rest=hide(state.rest))

    def holdings(self, state: State) -> Cards:
        return (*state.cards.all, *state.rest)

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Call):
            return Call(text)
        named = Naming(text.removeprefix("nennt "))
        return (
            named
            if named in Phase.SCHLAG.value + Phase.SUIT.value
            else tricks.read_lay(text, deck, "Watten", "nennt U")
        )

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The next dealer deals, until a side has reached the goal."""
        scores = self.scores(state)
        over = max(scores) >= state.rules.ziel
        return None if over else self.deal(state.rules, len(scores), order, (state.dealer + 1) % len(scores), scores)

    def scores(self, state: State) -> tuple[int, ...]:
        """The points of the match, those of this round included."""
        before = before_of(state)
        return before.with_items(score(state.rules, facts_of(state), before)).sums

    def ending(self, state: State) -> Ending | None:
        """Which side has won the round, and what it is worth; nothing where nobody has a partner."""
        assert state.winner is not None
        seats = tuple(sorted(state.side(state.winner)))
        if len(state.scores) == 2:
            return None
        return Ending("runde", seats, state.value, lasting=len(state.scores) == 4)

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        taken = tricks.taken_remark(before, move, after)
        return (*taken, Reason(after.reason)) if after.reason else taken

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The partner, Schlag and suit, what the round is worth, the tricks of both sides, and the points before it."""
        named = [Note(id, word=word) for id, word in (("schlag", state.schlag), ("farbe", state.suit)) if word]
        sides = (state.side(seat), state.against(seat))
        tricks = [Note("stiche", state.cards.tricks(*side), seat=side[0]) for side in sides] if state.suit else []
        mates = [Note("partner", seat=mate) for mate in state.side(seat) if mate != seat]
        return (*mates, *named, Note("wert", state.value), *tricks, *points(state.scores))
