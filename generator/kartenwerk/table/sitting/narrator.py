"""The table described line by line: what happened, what lies there now, the possible moves, and hints.

Each line says one thing, and nothing is repeated. A narrator remembers what one seat knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from kartenwerk.cards import HIDDEN, Card, Cards
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.hints import Hint
from kartenwerk.play.engine.past import cards_in
from kartenwerk.play.engine.table import Event, FullTrick, GameTable, Sight
from kartenwerk.table.sitting.advice import Advice
from kartenwerk.table.sitting.tongue import Tongue

FEW = 12
"""The most moves that are listed one by one. More are counted by kind."""

HAND = "hand"


class Narrator:
    """Describes the table to one seat. It has no state of the game, because callers pass what the seat sees and hears.

    `trumps_first` is how the person wants to hold the hand, in a game that has trumps; else it is held suit by suit.
    """

    def __init__(self, tongue: Tongue, seat: int) -> None:
        self.tongue, self.seat = tongue, seat
        self.trumps_first = True
        self.forget()

    def forget(self) -> None:
        """Begin anew, as with a new deal: the seat knows nothing yet."""
        self.known_piles: dict[str, Cards] = {}
        self.known_notes: dict[str, list[str]] = {}
        self.heard: list[Card] = []
        self.drawn: Counter[Card] = Counter()
        self.named: Mapping[str, Any] = {}

    # ---- what happened

    def event(self, event: Event) -> Iterator[str]:
        """A move, what it turned up, what came to the hand, and what the game says of it."""
        say = self.tongue.say
        if event.seat == CHANCE:
            yield say("happens", number=event.number, what=self.tongue.chance(event.move).says)
        else:
            yield self._describe_move(event)
            self.heard += [card for card in cards_in(event.move) if card != HIDDEN]
        for seat, cards in event.shown:
            if seat != self.seat:
                yield say("turned_up", who=self.tongue.name(seat, self.seat), cards=self.tongue.cards(cards))
        for remark in event.remarks:
            yield self.tongue.sentence(remark, self.seat)
            self.heard += remark.cards
        named = Counter(cards_in(event.move)) if event.seat == self.seat else Counter[Card]()
        if drawn := [*(Counter(event.drawn) - named).elements()]:
            yield say("drawn", cards=self.tongue.cards(self.tongue.sort_cards(drawn)))
        if event.drawn:
            self.drawn += Counter(event.drawn)

    def _describe_move(self, event: Event) -> str:
        own = event.seat == self.seat
        verb = self.tongue.verb(str(event.move))
        kind = f"{'own' if own else 'other'}_{'move' if verb else 'card'}"
        who = self.tongue.name(event.seat, self.seat)
        return self.tongue.say(kind, number=event.number, who=who, move=self.tongue.move(event.move, own))

    # ---- what may be done

    def arrange_hand(self, sight: Sight) -> Cards:
        """The hand as the person holds it."""
        hand = self.tongue.sort_cards(sight.pile(HAND))
        return (self.trumps_first and sight.arranged is not None and sight.arranged(hand)) or hand

    def options(self, sight: Sight, moves: Sequence[Any]) -> list[Any]:
        """The moves in the order of their numbers: those with cards as the hand has them."""
        self.named = sight.named
        groups: dict[str, list[Any]] = {}
        for move in moves:
            groups.setdefault(self.tongue.verb(str(move)) if not self._is_card(move) else "", []).append(move)
        hand = {card: place for place, card in enumerate(dict.fromkeys(self.arrange_hand(sight)))}

        def place(card: Card) -> tuple[int, int]:
            """Cards of the hand stand as it has them, before others."""
            return (hand.get(card, len(hand)), self.tongue.places.get(card, 0))

        return [
            move for group in groups.values() for move in sorted(group, key=lambda move: [*map(place, cards_in(move))])
        ]

    def turn(self, sight: Sight, options: Sequence[Any], *, drawn: bool) -> Iterator[str]:
        """What has changed on the table, unless it is drawn, and the choice, which describes the hand where it can."""
        changes = [*self.changes(sight)]
        if not drawn:
            yield from changes
        hand = self.arrange_hand(sight)
        if self._one_card_each(options):
            yield self.choice(options, hand)
            playable = {card for move in options for card in cards_in(move)}
            rest = [card for card in hand if card not in playable]
            if rest:
                yield self.tongue.say("besides", cards=self.tongue.cards(rest))
        else:
            if self._hand_is_news(hand, options):
                yield self.tongue.say("hand", cards=self.tongue.cards(hand))
            yield self.choice(options, hand)
        self.known_piles[HAND] = hand
        self.drawn.clear()

    def changes(self, sight: Sight) -> Iterator[str]:
        """Piles and notes that are not known yet. A note replaces a pile of the same id."""
        notes = self.tongue.notes(sight.notes, self.seat)
        for id, cards in sight.piles:
            if id != HAND and id not in notes and not self._is_known(id, cards):
                yield self.pile(id, cards)
            self.known_piles[id] = cards if id != HAND else self.known_piles.get(HAND, ())
        for id, parts in notes.items():
            news = [part for part in parts if part not in self.known_notes.get(id, ())]
            if news:
                yield self.tongue.note_line(id, news)
        self.known_notes = notes
        self.heard.clear()

    def choice(self, options: Sequence[Any], hand: Cards) -> str:
        """The moves with their numbers, or how many there are of each kind."""
        if self._one_card_each(options) and not self._is_card(options[0]):
            verb = self.tongue.move(self.tongue.verb(str(options[0])))
            cards = [cards_in(move)[0] for move in options]
            row = [self._option(number, card, hand) for number, card in enumerate(cards, start=1)]
            return self.tongue.say("choose_card", verb=verb, options=", ".join(row))
        if len(options) <= FEW or self._one_card_each(options):
            return self.tongue.say("choose", options=self.number_moves(enumerate(options, start=1), hand))
        groups = [
            self._group(verb, [*group])
            for verb, group in groupby(options, key=lambda move: "" if self._is_card(move) else self._verb(move))
        ]
        example = self.tongue.move(options[0])
        return self.tongue.say("many", count=len(options), groups=", ".join(groups), example=example)

    def _option(self, number: int, card: Card, hand: Cards) -> str:
        return self.tongue.option(number, self.tongue.times(self.tongue.card(card), max(1, hand.count(card))))

    def list_moves(self, options: Sequence[Any], wanted: str) -> str:
        """All moves that contain the wanted words. Amounts are listed from the least to the most."""
        row, amounts = [], [move for move in options if amount_of(move)] if len(options) > FEW else []
        for number, move in enumerate(options, start=1):
            if wanted.casefold() not in self.tongue.move(move).casefold():
                continue
            verb = self._verb(move)
            several = [each for each in amounts if self._verb(each) == verb] if move in amounts else []
            if len(several) <= 1:
                row.append(self.number_moves(iter([(number, move)])))
            elif move == several[0]:
                row.append(self._group(verb, several))
        return ", ".join(row)

    def number_moves(self, options: Iterator[tuple[int, Any]] | enumerate[Any], hand: Cards = ()) -> str:
        """Moves with their numbers in a row; copies of a card are counted."""
        row = []
        for number, move in options:
            if self._is_card(move):
                row.append(self._option(number, cards_in(move)[0], hand))
            else:
                row.append(self.tongue.option(number, self.tongue.move(self.named.get(str(move), move))))
        return ", ".join(row)

    def _verb(self, move: Any) -> str:
        return self.tongue.verb(str(move)) or str(move).split(" ")[0]

    def _group(self, verb: str, moves: Sequence[Any]) -> str:
        if len(moves) == 1:
            return self.tongue.move(moves[0])
        if not verb:
            return self.tongue.say("card_group", count=len(moves))
        name = self.tongue.move(verb)
        amounts = [str(move).removeprefix(verb).strip() for move in moves]
        if all(map(str.isdecimal, amounts)):
            return self.tongue.say("group_amounts", verb=name, least=amounts[0], most=amounts[-1])
        return self.tongue.say("group", verb=name, count=len(moves))

    def _is_card(self, move: Any) -> bool:
        cards = cards_in(move)
        return len(cards) == 1 and str(move) == str(cards[0])

    def _one_card_each(self, options: Sequence[Any]) -> bool:
        """Whether every move does the same with one card, so that the choice is the hand."""
        verbs = {self.tongue.verb(str(move)) for move in options}
        return len(verbs) == 1 and all(
            _card(move) and str(move) == " ".join(filter(None, (*verbs, _card(move)))) for move in options
        )

    def _hand_is_news(self, hand: Cards, options: Sequence[Any]) -> bool:
        news = Counter(hand) - Counter(self.known_piles.get(HAND, ()))
        uses = any(card in hand for move in options for card in cards_in(move))
        return bool(news if uses else news - self.drawn)

    def _is_known(self, id: str, cards: Cards) -> bool:
        """Whether the seat knows a pile, from its description and the moves since."""
        before = self.known_piles.get(id)
        if before == cards or (not cards and before is not None):
            return True
        if len(cards) == 1:
            return self.heard[-1:] == [*cards]
        cards = tuple(
            card for card in cards if not self.tongue.session.deck.is_extra(card)
        )  # heard as what they stand for
        grown = before is not None and not Counter(before) - Counter(cards)
        new = Counter(cards) - Counter(before or ()) if grown else Counter(cards)
        return not new - Counter(self.heard)

    # ---- on demand

    def pile(self, id: str, cards: Cards) -> str:
        return self.tongue.say("pile", pile=self.tongue.pile(id), cards=self.tongue.cards(cards))

    def hand(self, sight: Sight) -> str:
        return self.tongue.say("hand", cards=self.tongue.cards(self.arrange_hand(sight)))

    def table(self, sight: Sight) -> Iterator[str]:
        """All piles on the table, and the notes."""
        yield from (self.pile(id, cards) for id, cards in self.piles(sight))
        yield from self.notes(sight)

    def piles(self, sight: Sight) -> Iterator[tuple[str, Cards]]:
        """The piles on the table, but for those in whose place a note stands."""
        notes = {note.id for note in sight.notes}
        return ((id, cards) for id, cards in sight.piles if id != HAND and id not in notes)

    def notes(self, sight: Sight) -> Iterator[str]:
        """What is read off the table besides."""
        for id, parts in self.tongue.notes(sight.notes, self.seat).items():
            yield self.tongue.note_line(id, parts)

    def partners(self, table: GameTable) -> Iterator[str]:
        """With whom the seat plays together from the first deal to the last, if with anybody."""
        teams, names = table.game.teams(table.players), table.session.names
        mates = [names[seat] for team in teams if self.seat in team for seat in team if seat != self.seat]
        others = [names[seat] for team in teams if self.seat not in team for seat in team]
        if mates:
            yield self.tongue.say("partners", mates=self.tongue.together(mates), others=self.tongue.together(others))

    def others(self, names: Sequence[str]) -> str:
        """The others at the table, in the order in which they sit."""
        seats = [(self.seat + step) % len(names) for step in range(1, len(names))]
        return ", ".join(names[seat] for seat in seats)

    def trick(self, trick: FullTrick | None) -> Iterator[str]:
        """The last trick, card by card, and who has it."""
        if trick is None:
            yield self.tongue.say("no_trick")
            return
        laid = [f"{self.tongue.name(seat, self.seat)} {self.tongue.card(card)}" for seat, card in trick.laid]
        yield self.tongue.say("last_trick", cards=", ".join(laid))
        for remark in trick.remarks:
            yield self.tongue.sentence(remark, self.seat)

    def hint(self, hint: Hint | None, options: Sequence[Any]) -> Iterator[str]:
        """What the expert would do, and why."""
        say = self.tongue.say
        best = options[0] if hint is None else hint.best
        option = describe_option(self.tongue, options, best)
        if hint is None:
            yield say("hint_only", option=option)
            return
        yield say("hint", option=option)
        yield from Advice(self.tongue).compare(hint)


def describe_option(tongue: Tongue, options: Sequence[Any], move: Any) -> str:
    """A move with its number, unless that could be read as the amount of another move."""
    number, words = options.index(move) + 1, tongue.move(move)
    if len(options) > FEW and str(number) in map(amount_of, options):
        return words
    return tongue.option(number, words)


def amount_of(move: Any) -> str:
    """The only number in the notation of a move that names no cards, "" if there is none."""
    numbers = [word for word in str(move).split() if word.isdecimal()]
    return numbers[0] if len(numbers) == 1 and not cards_in(move) else ""


def _card(move: Any) -> str:
    """The notation of a move's only card, "" if it has none or several."""
    cards = cards_in(move)
    return str(cards[0]) if len(cards) == 1 else ""
