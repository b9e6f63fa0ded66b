"""Where rules act together: which pairs get a reading of their own, and where a page composed of readings is in doubt.

Readings by many rules at once are held against what is composed of those by few. Where both differ, the page says that
it shows the usual rule. They are made for this alone, and the page has none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import combinations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.products.web.howplay.compose import Composed, Doubt, Example, Reading, Rewording, compose, meet

MOST_JOINT = 4
"""The most readings by two rules, of those that meet at the most places."""

MOST_TRIALS = 12
"""The most readings that are made to hold what is composed against them, as each may play whole matches."""

Changes = Mapping[str, Value]


def differing(usual: Changes, values: Changes) -> dict[str, Value]:
    """What differs in force from the usual rules."""
    return {key: value for key, value in values.items() if value != usual[key]}


def settle_examples(places: Iterable[Rewording], readings: Sequence[Reading]) -> Iterator[Example]:
    """The examples; those are settled that read the same wherever the practice deal is that of the usual rules."""
    for place in places:
        versions = {version_of(each, place) for each in readings if each.by_usual}
        yield Example(place, len(versions) == 1)


def version_of(reading: Reading, place: Rewording) -> tuple[Rewording, ...]:
    """What the reading has otherwise where the example is."""
    return tuple(each for each in reading.places if meet(each, place))


def joint_changes(data: GameData, singles: Sequence[Reading], examples: Sequence[Example]) -> list[Changes]:
    """The pairs of changes that meet at the most places, where no other rule changes by both."""
    usual, met = data.settle({}), list[tuple[int, Changes]]()
    for one, other in combinations(singles, 2):
        both = {**one.changes, **other.changes}
        if len(both) < len(one.changes) + len(other.changes):
            continue
        settled = [each.place for each in examples if each.settled and (one.by_usual or other.by_usual)]
        with suppress(KartenwerkError):
            count = sum(
                meet(place, there) and not any(meet(place, each) for each in settled)
                for place in one.places
                for there in other.places
            )
            if count and differing(usual, data.settle(both)) == both:
                met.append((count, both))
    return [both for _, both in sorted(met, key=lambda each: -each[0])[:MOST_JOINT]]


class Check:
    """Holds what is composed of the readings against others, which `read` makes."""

    def __init__(
        self,
        data: GameData,
        readings: Sequence[Reading],
        examples: Sequence[Example],
        read: Callable[[Changes], Reading],
    ) -> None:
        self._data, self._readings, self._examples, self._read = data, readings, [*examples], read
        self._usual, self._few = data.settle({}), [each for each in readings if not each.alone]

    def find_doubts(self) -> tuple[tuple[Example, ...], tuple[Doubt, ...]]:
        """The examples, those no more settled that are not, and the doubts, each once."""
        found: dict[Rewording, dict[frozenset[tuple[str, Value]], Changes]] = {}
        for tried in self._choose_trials():
            for wrong in self._find_wrong(self._join(tried)):
                for place in self._doubt(wrong, tried):
                    acting = [each.changes for each in tried if version_of(each, place)] or [{}]
                    found.setdefault(place, {}).update((frozenset(each.items()), each) for each in acting)
        doubts = (Doubt(place, each) for place, all_ in found.items() for each in _least([*all_.values()]))
        return tuple(self._examples), tuple(doubts)

    def _choose_trials(self) -> Iterator[Sequence[Reading]]:
        """What is tried: always what shows the most places that nothing before it has tried."""
        composed = [(tried, {*self._compose(self._join(tried)).places}) for tried in self._trials()]
        shown: set[Rewording] = set()
        for _ in range(MOST_TRIALS):
            tried, places = max(composed, key=lambda each: len(each[1] - shown))
            if places <= shown:
                break
            shown |= places
            yield tried

    def _trials(self) -> Iterator[Sequence[Reading]]:
        """What can be tried together: all readings; those that leave an example as it is; and each beside those that
        leave places of it as they are."""
        few = self._few
        yield few
        for example in self._examples:
            yield [one for one in few if not version_of(one, example.place)]
        for each in few:
            apart = {tuple(at for at, one in enumerate(few) if not version_of(one, place)) for place in each.places}
            for numbers in sorted(apart):
                yield [each, *(few[number] for number in numbers)]

    def _doubt(self, wrong: Rewording, tried: Sequence[Reading]) -> Iterator[Rewording]:
        """The place that is in doubt: what is wrong, or the examples that it is in; a settled one is no more."""
        within = [each for each in self._examples if meet(each.place, wrong)]
        if not within:
            yield wrong
        for each in within:
            if each.settled and any(one.by_usual for one in tried):
                self._examples[self._examples.index(each)] = each._replace(settled=False)
            else:
                yield each.place

    def _join(self, readings: Sequence[Reading]) -> Changes:
        """The changes of all readings, one after the other, as far as they go together."""
        many: dict[str, Value] = {}
        for each in readings:
            together = {**each.changes, **many}
            with suppress(KartenwerkError):
                if differing(self._usual, self._data.settle(together)) == together:
                    many = together
        return many

    def _compose(self, changes: Changes) -> Composed:
        return compose(self._readings, self._examples, (), changes)

    def _find_wrong(self, changes: Changes) -> Sequence[Rewording]:
        """Where what is composed of these changes differs from their own reading; everywhere if there is none."""
        composed = self._compose(changes)
        if composed.exact:
            return ()
        try:
            truth = {*self._read(changes).places}
        except KartenwerkError:
            return sorted(place for each in self._readings for place in each.places)
        return sorted(
            place for place in truth ^ {*composed.places} if not any(meet(place, other) for other in composed.unsure)
        )


def _least(all_: Sequence[Changes]) -> Iterator[Changes]:
    """Those of different changes that have not all that another one has."""
    for each in all_:
        if not any(other != each and other.items() <= each.items() for other in all_):
            yield each
