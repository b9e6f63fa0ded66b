"""Advice in words: which move is better than which, what makes it so, and what chance it gives.

Figures are rounded to what they can bear: a chance to five in a hundred, and none is said to be sure. What is sure is
an ending that was worked out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kartenwerk.play.engine.consequences import NamedConsequence
from kartenwerk.play.engine.hints import Because, Hint, Verdict
from kartenwerk.table.sitting.tongue import Tongue
from kartenwerk.table.sitting.words import ConsequenceWords

STEP = 5
"""Chances are said to the nearest so many of 100."""

EXTREME = 1.5
"""So many of 100 and fewer are "almost never"."""


@dataclass(frozen=True)
class Advice:
    """What is said of moves in a tongue."""

    tongue: Tongue

    def compare(self, hint: Hint) -> Iterator[str]:
        """How the best move of a hint compares with the next."""
        say, other = self.tongue.say, self.tongue.move(hint.next)
        match hint.verdict:
            case Verdict.UNSEARCHED:
                yield say("hint_unsearched")
            case Verdict.SOLVED:
                yield from self.solve(self.tongue.move(hint.best), other, round(hint.mean), round(hint.next_mean))
            case Verdict.EQUAL | Verdict.OPEN:
                yield say(f"hint_{hint.verdict}", other=other)
                yield from self._give_chances(hint)
            case Verdict.BETTER:
                if hint.because is not None:
                    yield from self.explain(hint.because)
                chances = [*self._give_chances(hint)]
                if hint.chances is None or _round_chance(hint.chances[0]) == _round_chance(hint.chances[1]):
                    yield say("hint_better", lead=self.tongue.number(hint.lead, hint.decimals), other=other)
                yield from chances

    def solve(self, best: str, other: str, value: int, next_value: int) -> Iterator[str]:
        """What two moves come to where every card is known and all was worked out."""
        if value == next_value:
            yield self.tongue.say("lesson_solved_equal", best=best, other=other)
            return
        ahead, behind = self.describe_lead(value), self.describe_lead(next_value)
        yield self.tongue.say("lesson_solved", best=best, other=other, ahead=ahead, behind=behind)

    def describe_lead(self, ahead: int) -> str:
        """By how many points a deal ends well, or badly."""
        if ahead == 0:
            return self.tongue.say("lesson_even")
        kind = f"lesson_{'ahead' if ahead > 0 else 'behind'}{'_one' if abs(ahead) == 1 else ''}"
        return self.tongue.say(kind, number=abs(ahead))

    def explain(self, because: Because) -> Iterator[str]:
        """What makes a move better than another, a sentence each; a game of others may state what has none."""
        known = self.tongue.words.consequences
        return (self._consequence(named, known[named.id]) for named in because.consequences if named.id in known)

    def _consequence(self, named: NamedConsequence, words: ConsequenceWords) -> str:
        whole = round(named.best)
        if named.sure and (form := {0: words.none, 1: words.one}.get(whole) or words.sure):
            return self.tongue.fill(form, best=self.tongue.count(named.best))
        if "{shares}" in words.mean:
            return self.tongue.fill(words.mean, shares=self._shares(named.best, named.other))
        decimals = 0 if min(abs(named.best), abs(named.other)) >= 10 and abs(named.best - named.other) >= 1 else 1
        best, other = (self.tongue.number(round(number, decimals), decimals) for number in (named.best, named.other))
        return self.tongue.fill(words.mean, best=best, other=other)

    def _shares(self, best: float, other: float) -> str:
        """Two shares of a hundred. A sample never claims all, or nothing."""
        say = self.tongue.say
        more, less = round(best), round(other)
        if not {0, 100}.intersection((more, less)):
            return say("shares", more=more, less=less)
        extremes = {0: say("share_none"), 100: say("share_all")}
        shares = [extremes.get(share) or say("share", share=share) for share in (more, less)]
        return say("shares_apart", more=shares[0], less=shares[1])

    def _give_chances(self, hint: Hint) -> Iterator[str]:
        """The chance of the best move, and that of the next where it is another."""
        if hint.chances is None:
            return
        best, worse = map(self._chance, hint.chances)
        if best == worse or hint.verdict is not Verdict.BETTER:
            yield self.tongue.say("hint_chance", best=best)
        else:
            yield self.tongue.say("hint_chances", best=best, other=self.tongue.move(hint.next), worse=worse)

    def _chance(self, chance: float) -> str:
        share = _round_chance(chance)
        ends = {0: "chance_none", 100: "chance_all"}
        return self.tongue.say(ends.get(share, "chance"), share=share)


def _round_chance(chance: float) -> int:
    """A chance as it is said: 0 and 100 for almost never and almost always, else so many of 100."""
    hundredths = 100 * chance
    if hundredths <= EXTREME:
        return 0
    if hundredths >= 100 - EXTREME:
        return 100
    return min(max(STEP * round(hundredths / STEP), STEP), 100 - STEP)
