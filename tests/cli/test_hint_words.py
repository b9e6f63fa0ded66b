"""A hint in words: a move that brings less than the next is not told as the better one."""

from __future__ import annotations

from tests.support import session_of

from kartenwerk.cli.hints import in_words
from kartenwerk.engine.hints import Hint


def test_the_usual_move_that_few_samples_do_not_outweigh_is_told_as_equally_good() -> None:
    hint = Hint("nennt K", -1.8, 0.2, 64, "nennt A", -1.6, equal=False, because=None)
    assert in_words(hint, session_of("watten").data).endswith("gleich gut: nennt A (-1,6)")
    better = hint._replace(mean=-1.2)
    assert in_words(better, session_of("watten").data).endswith("danach nennt A (-1,6)")
