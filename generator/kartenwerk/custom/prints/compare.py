"""What has changed from one print of a deck to another, card by card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kartenwerk.custom.prints.record import GamePrint, Print, PrintedCard


class ChangedCard(NamedTuple):
    """A card that was printed, and is printed otherwise now; `columns` are those of its row that differ."""

    old: PrintedCard
    new: PrintedCard
    columns: tuple[str, ...]

    @property
    def more(self) -> int:
        """How many copies more there are now."""
        return self.new.count - self.old.count


class DeckDifference(NamedTuple):
    """What differs between two prints, in the order of the deck.

    `changed` are cards whose front shows something else, `backs` those of which only the back does, and `counts` those
    of which there is only another number. `files` are those that differ.
    """

    old: Print
    new: Print
    changed: tuple[ChangedCard, ...]
    added: tuple[PrintedCard, ...]
    removed: tuple[PrintedCard, ...]
    counts: tuple[ChangedCard, ...]
    backs: tuple[ChangedCard, ...]
    files: tuple[str, ...]

    @property
    def is_empty(self) -> bool:
        """Whether what lies on the table is still right."""
        return not (self.changed or self.added or self.removed or self.counts or self.backs)

    @property
    def needed(self) -> list[str]:
        """The ids of the cards that have to be printed, in the order of the deck, as often as they are needed.

        Of a card that has changed that is every copy, of one that there are more of now only these.
        """
        whole = {each.new.id for each in (*self.changed, *self.backs)} | {card.id for card in self.added}
        more = {each.new.id: each.more for each in self.counts}
        return [
            card.id
            for card in self.new.cards
            for _copy in range(card.count if card.id in whole else max(more.get(card.id, 0), 0))
        ]


def compare_prints(old: Print | None, new: Print) -> DeckDifference:
    """What has changed from the old print to the new one; without an old one all is new."""
    old = old or new.without_cards()
    pairs = {after.id: before for before, after in pair_cards(old.cards, new.cards)}
    changed, counts, backs = [], [], []
    for card in new.cards:
        before = pairs.get(card.id)
        if before is None:
            continue
        each = ChangedCard(before, card, _columns(before, card))
        if card.front != before.front:
            changed.append(each)
        elif card.back != before.back:
            backs.append(each)
        elif card.count != before.count:
            counts.append(each)
    kept = {before.id for before in pairs.values()}
    return DeckDifference(
        old,
        new,
        tuple(changed),
        tuple(card for card in new.cards if card.id not in pairs),
        tuple(card for card in old.cards if card.id not in kept),
        tuple(counts),
        tuple(backs),
        tuple(name for name in sorted({*old.files, *new.files}) if old.files.get(name) != new.files.get(name)),
    )


def compare_game_prints(old: GamePrint, new: GamePrint) -> dict[tuple[str, str], DeckDifference]:
    """What has changed in each deck and part, by language and name; one that only one of both has is all new, or gone.

    Of a language that the old print has not, nothing was printed.
    """
    found = {}
    for language, members in new.editions.items():
        before = old.editions.get(language, {})
        for name in dict.fromkeys((*members, *before)):
            now, then = members.get(name), before.get(name)
            if now is not None:
                found[language, name] = compare_prints(then, now)
            elif then is not None:
                found[language, name] = compare_prints(then, then.without_cards())
    return found


def pair_cards(old: Sequence[PrintedCard], new: Sequence[PrintedCard]) -> Iterator[tuple[PrintedCard, PrintedCard]]:
    """Which card was which.

    A card without an id of its own is numbered by its row, so a row that is put in gives all below it other ids: what
    looks the same is the same card, and only of what is left ids and then titles decide.
    """
    before = {card.id: card for card in old}
    after = {card.id: card for card in new}
    for way in _WAYS:
        waiting: dict[object, list[PrintedCard]] = {}
        for card in before.values():
            waiting.setdefault(way(card), []).append(card)
        for card in list(after.values()):
            found = waiting.get(way(card))
            if found:
                was = found.pop(0)
                del before[was.id], after[card.id]
                yield was, card


_WAYS: tuple[Callable[[PrintedCard], object], ...] = (
    lambda card: (card.id, card.front),
    lambda card: card.front,
    lambda card: card.id,
    lambda card: card.title,
)
"""What two cards have in common that are the same one, the surest first."""


def _columns(old: PrintedCard, new: PrintedCard) -> tuple[str, ...]:
    """The columns whose cells differ, in the order of the table; a column that only one of both has counts, too."""
    names = dict.fromkeys((*new.row, *old.row))
    return tuple(name for name in names if old.row.get(name, "") != new.row.get(name, ""))
