"""What `check` says of a deck, all commands say: content, they make their files, otherwise they say the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tests.support import Run

WATCH = ("watch", "--once")
COMMANDS: Sequence[tuple[str, ...]] = (("deck",), ("preview",), ("box",), ("kit",), WATCH)
NOTES = ("note: ", "preflight: ")
"""How lines begin that are no faults: a line of an icon may be too thin for every press, and is printed."""


def all_commands(sound: bool) -> Sequence[tuple[str, ...]]:
    return COMMANDS


def check_and_make(
    run: Run, root: Path, out: Path, choose: Callable[[bool], Sequence[tuple[str, ...]]] = all_commands
) -> bool:
    """Whether `check` is content with a deck. AssertionError if a command finds anything else.

    `choose` names the commands to be tried for a deck that is sound, or is not.
    """
    checked = run("check", root)
    told = checked.err
    assert checked.code == (1 if told else 0), told
    assert "fault of the program" not in told
    for words in choose(not told):
        place = out / "_".join(words)
        answer = run(*words, root, "--out", place)
        lines = answer.err.replace("kartenwerk: ", "").splitlines(keepends=True)
        said = "".join(line for line in lines if not line.startswith(NOTES))
        # watch goes on with what is right: it says what is wrong and shows the other cards
        assert answer.code == (0 if words == WATCH else checked.code), (words, said, told)
        assert told == said, (words, said, told)
        assert place.exists() == (answer.code == 0), words
    return not told
