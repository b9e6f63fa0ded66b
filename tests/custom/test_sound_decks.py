"""What `check` calls sound is made, and what it refuses no command makes: over decks of every kind."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, Phase, given, settings
from tests.custom.any_deck import decks
from tests.custom.decks import write
from tests.custom.soundness import COMMANDS, check_and_make
from tests.support import Run

EXAMPLES = 20


def test_what_a_check_calls_sound_is_made_and_what_it_refuses_is_refused_alike(run: Run) -> None:
    turns, met = {sound: cycle(COMMANDS) for sound in (True, False)}, Counter[tuple[bool, str]]()

    def take_turns(sound: bool) -> tuple[tuple[str, ...]]:
        """One command of each deck, as a kit alone takes seconds; `make fuzz` tries all."""
        words = next(turns[sound])
        met[sound, words[0]] += 1
        return (words,)

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=[*HealthCheck])
    @given(decks())
    def attack(files: dict[str, bytes]) -> None:
        with TemporaryDirectory() as folder:
            check_and_make(run, write(Path(folder, "deck"), files), Path(folder, "out"), take_turns)

    attack()
    assert all(met[sound, words[0]] for words in COMMANDS for sound in (True, False)), met
