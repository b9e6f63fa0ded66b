"""What `check` calls sound is made, and what it refuses no command makes: over decks of every kind."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.custom.any_deck import decks
from tests.custom.decks import write
from tests.custom.soundness import COMMANDS, check_and_make
from tests.support import Run

EXAMPLES = 20


def test_what_a_check_calls_sound_is_made_and_what_it_refuses_is_refused_alike(run: Run) -> None:
    shares: Counter[bool] = Counter()

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=[*HealthCheck])
    @given(decks(), st.sampled_from(COMMANDS))
    def attack(files: dict[str, bytes], words: tuple[str, ...]) -> None:
        """One command of each deck, as a kit alone takes seconds; `make fuzz` tries all."""
        with TemporaryDirectory() as folder:
            shares[check_and_make(run, write(Path(folder, "deck"), files), Path(folder, "out"), (words,))] += 1

    attack()
    print(f"{shares[True]} sound decks, {shares[False]} unsound")
    assert min(shares[True], shares[False]) > EXAMPLES / 5
