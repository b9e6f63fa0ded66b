"""Anagramm-Poker's examples: cards against letters, the alphabet, a doubted name; odds; a filled-in pad."""

from __future__ import annotations

import gzip
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, islice
from random import Random
from typing import Any, NamedTuple, TypeVar

from kartenwerk.cards import Cards
from kartenwerk.data import DataRoots
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.rounds import minutes
from kartenwerk.games.anagramm_poker.moves import Act, Move
from kartenwerk.games.anagramm_poker.rules import HANDS, laid
from kartenwerk.games.anagramm_poker.showdown import laid_of, word_of
from kartenwerk.games.anagramm_poker.state import LEAST, Phase, State
from kartenwerk.mechanics.words.dictionary import NAMES, OWN_LIST
from kartenwerk.mechanics.words.index import WordIndex
from kartenwerk.mechanics.words.laying import lay_words
from kartenwerk.mechanics.words.spelling import capitals

EXAMPLE_PLAYERS = 3
SEEDS = range(150)
MORE_SEEDS = range(2000)  # where a table's rules make showdowns rare
DEALS = 5  # of a match in which an example is looked for
SPECIMEN_SEED = 4
SPECIMEN_DEALS = 9

Found = TypeVar("Found")


class Sign(NamedTuple):
    """A card as figures and texts name it."""

    id: str
    value: int


class Shown(NamedTuple):
    """What a seat held and laid, how many cards it had changed, and the stones it won."""

    name: str
    hand: tuple[Sign, ...]
    word: tuple[Sign, ...]
    swapped: int
    won: int
    struck: bool

    @property
    def rest(self) -> tuple[Sign, ...]:
        """The cards left over."""
        return tuple((Counter(self.hand) - Counter(self.word)).elements())

    @property
    def text(self) -> str:
        return "".join(sign.id for sign in self.word)

    @property
    def spelled(self) -> str:
        """The word with its cards apart: "SCH-U-H"."""
        return "-".join(sign.id for sign in self.word)


class Told(NamedTuple):
    """A deal as a booklet tells it, the words from the best to the worst."""

    pot: int
    shown: tuple[Shown, ...]
    doubter: str = ""


class Chance(NamedTuple):
    """So many cards, how often as dealt, how often after the exchange and how far that may be off."""

    cards: int
    dealt: float
    exchanged: float
    error: float


class Familiar:
    """Tells everyday words from rare ones: those that many words of the list begin with."""

    def __init__(self, words: list[str], least: int) -> None:
        self._words = words
        self._least = least

    @staticmethod
    def of_own_list() -> Familiar:
        packed = DataRoots.over().find(OWN_LIST).path.read_bytes()
        return Familiar(sorted(gzip.decompress(packed).decode().split()), FAMILIAR)

    def __call__(self, word: Cards) -> bool:
        text = word_of(word)
        return bisect_left(self._words, text + LAST) - bisect_left(self._words, text) >= self._least


FAMILIAR = 30  # words that begin with a familiar one
LAST = "\u00ff"  # sorts behind all letters


def booklet(session: Session) -> Mapping[str, Any]:
    """Three deals, how long a word five cards hold, and how long a match takes."""
    matches = tuple(session.play_deals(4, seed=1))
    deals = Deals(session, Familiar.of_own_list())
    dealt, exchanged = HANDS.chances(session.data, session.deck, session.house.changes)
    lengths = (0, *range(LEAST, HANDS.most + 1))
    return {
        "beispiele": {
            "karten": _told(session, deals.showing(_more_cards, "more cards against more letters")[0].state),
            "alphabet": _told(session, deals.showing(_alphabet, "two words of as many cards")[0].state),
            "zweifel": _doubted(session, deals),
        },
        "chancen": [
            Chance(
                length,
                dealt.ways.get(length, 0) / dealt.total,
                exchanged.ways.get(length, 0) / exchanged.total,
                exchanged.standard_error(length) or 0.0,
            )
            for length in lengths
        ],
        "haende": dealt.total,
        "stichprobe": exchanged.total,
        "gruppen_je_blatt": {form: groups(cards) for form, cards in session.deck.pack.forms.items()},
        "wertvollste": max(matches[0].order, key=lambda card: card.value).value,
        "spieler": 4,
        "runden": len(matches),
        "minuten": minutes(matches, session.data.move_seconds),
        "namen": session.names,
    }


def groups(cards: Cards) -> tuple[str, ...]:
    """The signs of several letters among the cards, in the order of the alphabet."""
    return tuple(sorted({card.rank for card in cards if card.value and len(card.rank) > 1}))


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """What every seat has after each of the first deals of a match, and what has stayed in the pot."""
    matches = tuple(islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS))
    return {
        "namen": session.names[:players],
        "zeilen": [deal.state.table.stacks for deal in matches],
        "pot": [deal.state.left for deal in matches],
    }


class Deals:
    """The first deals of a table's matches, each played once however many examples are looked for in them."""

    def __init__(self, session: Session, familiar: Familiar) -> None:
        self._table = session
        self._familiar = familiar
        self._matches: list[tuple[PlayedDeal, ...]] = []

    def showing(self, shows: Callable[[Familiar, PlayedDeal], Found | None], what: str) -> tuple[PlayedDeal, Found]:
        """The first deal that shows something with everyday words, else with any; KartenwerkError if none does."""
        for familiar, seeds in ((self._familiar, SEEDS), (Familiar([], least=0), MORE_SEEDS)):
            for deal in chain.from_iterable(map(self._of, seeds)):
                if (found := shows(familiar, deal)) is not None:
                    return deal, found
        raise KartenwerkError(f"no deal of anagramm_poker shows {what}", found=f"{len(MORE_SEEDS)} matches without it")

    def _of(self, seed: int) -> tuple[PlayedDeal, ...]:
        while seed >= len(self._matches):
            deals = islice(self._table.play_deals(EXAMPLE_PLAYERS, len(self._matches)), DEALS)
            self._matches.append(tuple(deals))
        return self._matches[seed]


def _words(state: State) -> list[Cards]:
    """The words on the table, the best first; none if nobody had to lay one."""
    return sorted((word for word in state.show.words if word), key=lambda word: laid_of(word).order)


def _more_cards(familiar: Familiar, deal: PlayedDeal) -> bool | None:
    """The winner has more cards, the other at least as many letters, as far as cards of several letters are dealt."""
    words = _words(deal.state)
    if len(words) != 2 or len(words[0]) <= len(words[1]) or not all(map(familiar, words)):
        return None
    groups = any(len(card.rank) > 1 for card in deal.order)
    return True if len(word_of(words[0])) < len(word_of(words[1])) or not groups else None


def _alphabet(familiar: Familiar, deal: PlayedDeal) -> bool | None:
    """Two different words of as many cards."""
    words = _words(deal.state)
    alike = len(words) == 2 and len(words[0]) == len(words[1]) and word_of(words[0]) != word_of(words[1])
    return True if alike and all(map(familiar, words)) else None


def _told(session: Session, state: State, doubter: str = "") -> Told:
    """The seats that laid something, the best word first."""
    seats = [seat for seat in state.table.claims if laid(state, seat)]
    seats.sort(key=lambda seat: laid_of(laid(state, seat)).order)
    won = {one.seat: one.chips for one in state.awards}
    shown = tuple(
        Shown(
            session.names[seat],
            _signs(state.hands[seat]),
            _signs(laid(state, seat)),
            state.swapped[seat],
            won.get(seat, 0),
            word_of(laid(state, seat)) in state.show.struck,
        )
        for seat in seats
    )
    return Told(sum(won.values()) + state.left, shown, doubter)


def _signs(cards: Cards) -> tuple[Sign, ...]:
    return tuple(Sign(str(card), card.value) for card in cards)


def _doubted(session: Session, deals: Deals) -> Told:
    """A deal in which a player lays a name, somebody doubts it, and the next word wins."""
    people = (name for name in map(capitals, session.names) if HANDS.dictionary.why_not(name))
    blocked = WordIndex(WordIndex.build([*DataRoots.over().find(NAMES).text().split(), *people]))

    def shows(judge: Familiar, deal: PlayedDeal) -> tuple[State, int, Cards] | None:
        return next(_temptations(deal, blocked, judge), None)

    _, (state, seat, word) = deals.showing(shows, "a word that is a name")
    return _play_doubt(session, state, seat, word)


def _temptations(deal: PlayedDeal, blocked: WordIndex, familiar: Familiar) -> Iterator[tuple[State, int, Cards]]:
    """Where the words are laid, a seat that could lay a blocked word better than all others have."""
    start = next((step.before for step in deal.steps if step.before.phase is Phase.LAY), None)
    words = _words(deal.state)
    if start is None or len(start.table.claims) != 2 or len(words) != 2:
        return
    for seat in start.table.claims:
        (other,) = (laid(deal.state, rival) for rival in start.table.claims if rival != seat)
        for one in lay_words(blocked, [card.rank for card in start.hands[seat]], LEAST):
            if one.order < laid_of(other).order and familiar(other):
                by_sign = {card.rank: card for card in start.hands[seat]}
                yield start, seat, tuple(by_sign[sign] for sign in one.cards)


def _play_doubt(session: Session, state: State, seat: int, word: Cards) -> Told:
    """The deal from there: that seat lays that word, the next player doubts it, all others play as ever."""
    doubter, rng, eager = "", Random(0), session.game.policies["eager"]
    while (mover := session.game.to_move(state)) is not None:
        if state.phase is Phase.LAY and mover == seat:
            move = Move(Act.LAY, cards=word)
        elif state.phase is Phase.DOUBT and not doubter:
            move, doubter = Move(Act.DOUBT), session.names[mover]
        elif state.phase is Phase.LOOK_UP:
            move = Move(Act.MISSING)
        else:
            move = eager(session.game.view(state, mover), session.game.moves(state), rng)
        state = session.game.play(state, move)
    return _told(session, state, doubter)
