"""Skat: three play, one of them alone against two; the highest bidder names the game and its value.

Ten cards each and two in the skat. The declarer takes the skat up and lays two cards away, or plays from the hand. He
names a suit, Grand or Null, and from the hand may announce Schneider, Schwarz or play open. At a table of four the
dealer sits out. Source: International Skat Order; what it leaves open is told in docs of the package.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from kartenwerk.plugin import (
    FOLLOW,
    Card,
    Cards,
    Discard,
    Duty,
    Game,
    InPlay,
    Item,
    Lay,
    Note,
    Pack,
    Ranking,
    Reason,
    Widow,
    after_lay,
    augen,
    equal_by_class,
    lays,
    legal_cards,
    read_discard,
    read_lay,
    sorted_hand,
    taken_remark,
    why_not_lay,
)
from skat.bidding import Bid, Bidding, Call
from skat.values import (
    EXTRAS,
    GAMES,
    NULL,
    NULL_RANKS,
    PLAIN,
    RANKS,
    SUITS,
    Achieved,
    Extra,
    Score,
    highest,
    score,
    tops,
    trumps,
)

PLACES = 3
SKAT = 2
PACKETS = (3, 4, 3)
"""Cards are dealt in these packets; the skat is laid down after the first."""

OTHERS_WIN = {3: 40, 4: 30}
"""What each of the others gets by Seeger and Fabian when a game is lost, by the people at the table."""

OWN = 50
"""What the declarer gets or loses beside the value, by Seeger and Fabian."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/skat.toml`."""

    abrechnung: str
    spiele: int


class Take(StrEnum):
    """What the declarer does with the skat."""

    UP = "nimmt den Skat"
    HAND = "spielt aus der Hand"


@equal_by_class
class Name(NamedTuple):
    """Name the game: a suit, Grand or Null, and what is announced with it."""

    game: str
    extra: Extra = Extra.NONE

    def __str__(self) -> str:
        return f"Spiel {self.game} {self.extra}".strip()


Move: TypeAlias = Bid | Call | Take | Discard | Name | Lay


class State(NamedTuple):
    """All that lies on the table. Cards lie in three places, forehand first; `active` are the seats of the places.

    `number` counts the deals of the list from 1.
    """

    rules: Rules
    cards: InPlay
    stock: Widow
    active: tuple[int, ...]
    dealer: int
    people: int
    bidding: Bidding = Bidding()
    hand: bool = False
    named: Name | None = None
    number: int = 1

    @property
    def ranking(self) -> Ranking:
        return ranking(self.named.game if self.named else NULL)

    @property
    def duties(self) -> tuple[Duty, ...]:
        return (FOLLOW,)

    @property
    def declarer(self) -> int | None:
        """The place of who plays alone."""
        return self.bidding.winner

    @property
    def is_lost_null(self) -> bool:
        """Null is over with the first trick of the declarer."""
        alone = self.declarer
        return bool(self.named and self.named.game == NULL and alone is not None and self.cards.won[alone])

    def place(self, seat: int) -> int:
        """The place of a seat; -1 for the dealer who sits out."""
        return self.active.index(seat) if seat in self.active else -1


@cache
def ranking(game: str) -> Ranking:
    """The order of the cards in a game."""
    return Ranking.of(NULL_RANKS if game == NULL else PLAIN, trumps(game))


def to_move(state: State) -> int | None:
    place = state.bidding.to_move
    if place is None:
        if state.declarer is None or state.is_lost_null:
            return None
        place = state.declarer if state.named is None else state.cards.to_move
    return None if place is None else state.active[place]


def own_hand(state: State) -> Cards:
    """The declarer's hand."""
    assert state.declarer is not None
    return state.cards.hands[state.declarer]


def why_not_name(state: State, name: Name) -> Reason | None:
    """Why the declarer may not name that game now."""
    if name.game == NULL and name.extra in (Extra.SCHNEIDER, Extra.SCHWARZ):
        return Reason("null_ohne_schneider")
    if name.game != NULL and name.extra and not state.hand:
        return Reason("ansage_nur_hand")
    if worth(state, name) >= state.bidding.level:
        return None
    # with nothing that reaches the bid any game may be named: it is overbid
    enough = any(worth(state, other) >= state.bidding.level for other in _names(state.hand))
    return Reason("unter_dem_reizwert") if enough else None


def worth(state: State, name: Name) -> int:
    """The most that a game may come to for all that the declarer knows."""
    return highest(
        (*own_hand(state), *(state.stock.cards if state.stock.taken else ())), state.hand, name.game, name.extra
    )


@cache
def _names(hand: bool) -> tuple[Name, ...]:
    """All games that may be named, whatever was bid."""
    suits = [Name(game, extra) for game in GAMES if game != NULL for extra in (EXTRAS if hand else EXTRAS[:1])]
    return (*suits, Name(NULL), Name(NULL, Extra.OPEN))


def achieved(state: State) -> Achieved:
    """What the value of a finished game depends on."""
    assert state.declarer is not None and state.named is not None
    alone, others = state.declarer, [place for place in range(PLACES) if place != state.declarer]
    own = (*state.cards.own(alone), *state.stock.cards)
    return Achieved(
        state.named.game,
        state.hand,
        state.named.extra,
        0 if state.named.game == NULL else tops(own, state.named.game),
        state.bidding.level,
        state.cards.augen(alone) + augen(state.stock.cards),
        made_all=not state.cards.tricks(*others),
        made_none=not state.cards.tricks(alone),
    )


def outcome(state: State) -> Score | None:
    """The score of a finished deal, None if all have passed."""
    return None if state.declarer is None else score(achieved(state))


class Skat(Game[Rules, State, Move]):
    """The rules of Skat as the engine plays by them."""

    id = "skat"
    rules = Rules
    move_limit = 170  # thirty cards, two about the skat, a name, and at most every value said and held

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.suit in SUITS and card.rank in RANKS)

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int = -1, number: int = 1) -> State:
        """Three cards each, two for the skat, four each, three each. Who deals at a table of four sits out."""
        dealer %= players
        active = tuple((dealer + 1 + place) % players for place in range(PLACES))
        hands, rest, skat = [list[Card]() for _ in active], order, Cards()
        for packet in PACKETS:
            for hand in hands:
                hand += rest[:packet]
                rest = rest[packet:]
            if packet == PACKETS[0]:
                skat, rest = skat or rest[:SKAT], rest[0 if skat else SKAT :]
        dealt = tuple(sorted_hand(tuple(hand), SUITS, RANKS) for hand in hands)
        return State(rules, InPlay.begin(dealt, 0), Widow(skat), active, dealer, players, number=number)

    def to_move(self, state: State) -> int | None:
        return to_move(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        if to_move(state) is None:
            return ()
        if state.bidding.to_move is not None:
            return state.bidding.calls()
        if state.named is not None:
            return lays(legal_cards(state))
        if state.stock.open:
            return state.stock.discards(own_hand(state), SKAT)
        if not state.hand and not state.stock.taken:
            return tuple(Take)
        return tuple(
            name
            for game in GAMES
            for name in (Name(game, extra) for extra in EXTRAS)
            if why_not_name(state, name) is None
        )

    def why_not(self, state: State, move: Move) -> Reason | None:
        if to_move(state) is None:
            return Reason("spiel_aus")
        if isinstance(move, Bid | Call):
            return state.bidding.why_not(move)
        if state.bidding.to_move is not None:
            return Reason("erst_reizen")
        if isinstance(move, Take):
            return Reason("skat_entschieden") if state.hand or state.stock.taken else None
        if isinstance(move, Discard):
            if state.hand:
                return Reason("hand_drueckt_nicht")
            return None if move in state.stock.discards(own_hand(state), SKAT) else Reason("falsch_gedrueckt")
        if isinstance(move, Name):
            if state.named is not None:
                return Reason("spiel_steht_fest")
            if state.stock.open or not (state.hand or state.stock.taken):
                return Reason("erst_der_skat")
            return why_not_name(state, move)
        return Reason("noch_nicht_ausspielen") if state.named is None else why_not_lay(state, move.card)

    def play(self, state: State, move: Move) -> State:
        match move:
            case Bid() | Call():
                return state._replace(bidding=state.bidding.after(move))
            case Take.UP:
                assert state.declarer is not None
                cards, stock = state.stock.take(state.cards, state.declarer, SUITS, RANKS)
                return state._replace(cards=cards, stock=stock)
            case Take.HAND:
                return state._replace(hand=True)
            case Discard():
                cards, stock = state.stock.lay_away(state.cards, move.cards)
                return state._replace(cards=cards, stock=stock)
            case Name():
                return state._replace(named=move)
        assert isinstance(move, Lay)
        return after_lay(state, move.card)

    def view(self, state: State, seat: int) -> State:
        """What a seat sees; an open game lies open for all, the skat is known to who has laid it away."""
        place = state.place(seat)
        cards = state.cards.seen_by(place)
        if state.named is not None and state.named.extra is Extra.OPEN and state.declarer is not None:
            shown = list(cards.hands)
            shown[state.declarer] = state.cards.hands[state.declarer]
            cards = cards._replace(hands=tuple(shown))
        return state._replace(cards=cards, stock=state.stock.seen_by(place))

    def holdings(self, state: State) -> Cards:
        return (*state.cards.all, *state.stock.cards)

    def read(self, text: str, deck: Pack) -> Move:
        for kind in (Call, Take):
            if text in list(kind):
                return kind(text)
        if text.isdecimal() and len(text) < 4:
            return Bid(int(text))
        words = text.split(" ")
        if words[0] == "Spiel" and len(words) in (2, 3) and words[1] in GAMES and (words[2:] or [""])[0] in list(Extra):
            return Name(words[1], Extra((words[2:] or [""])[0]))
        if (cards := read_discard(text)) is not None:
            return Discard(deck.read(cards))
        return read_lay(text, deck, "Skat", Call.PASS)

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The deal of the next dealer, None at the end of the list; deals that all passed count too."""
        if state.number >= state.rules.spiele:
            return None
        return self.deal(state.rules, state.people, order, (state.dealer + 1) % state.people, state.number + 1)

    def heard(self, state: State, move: Move, seat: int) -> Move:
        """Others hear that two cards are laid away, not which."""
        if isinstance(move, Discard) and state.declarer != state.place(seat):
            return Discard(tuple(Card("", "?") for _ in move.cards))
        return move

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if before.bidding.to_move is not None and after.bidding.to_move is None:
            return (
                (Reason("alle_passen"),)
                if after.declarer is None
                else (Reason("alleinspieler", (), after.active[after.declarer]),)
            )
        return taken_remark(before, move, after)

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        """The trick and the hand, and an open hand of the declarer's."""
        place = state.place(seat)
        hand = state.cards.hands[place] if place >= 0 else ()
        is_open = state.named is not None and state.named.extra is Extra.OPEN and place != state.declarer
        shown = (("offen", own_hand(state)),) if is_open else ()
        return ("stich", state.cards.trick.cards), *shown, ("hand", hand)

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The value that was bid, who plays alone, and what."""
        bid = (Note("reizwert", number=state.bidding.level),) if state.bidding.level else ()
        alone = (Note("alleinspieler", seat=state.active[state.declarer]),) if state.declarer is not None else ()
        named = (Note("spiel", word=state.named.game),) if state.named else ()
        return (*bid, *alone, *named)

    def laid(self, state: State) -> tuple[tuple[int, Card], ...]:
        """Who has laid which cards of the trick."""
        trick = state.cards.trick
        return tuple(
            (state.active[trick.seat(place, len(state.active))], card) for place, card in enumerate(trick.cards)
        )

    def tally(self, state: State) -> tuple[Item, ...]:
        made = outcome(state)
        if made is None:
            return ()
        assert state.declarer is not None
        seat = state.active[state.declarer]
        reason = "gewonnen" if made.won else "ueberreizt" if made.overbid else "verloren"
        items = [Item(seat, reason, made.points, made.value)]
        if state.rules.abrechnung == "seeger_fabian":
            items.append(Item(seat, "eigenes_spiel", OWN if made.won else -OWN))
            others = [other for other in range(state.people) if other != seat and not made.won]
            items += [Item(other, "gegenspiel", OTHERS_WIN[state.people]) for other in others]
        return tuple(items)
