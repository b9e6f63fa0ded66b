"""What a deck of one's own does not have is refused in a sentence that blames nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.decks import ONE, plain
from tests.support import Run


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["chips"], "DECK: chips are drawn for decks of the program"),
        (
            ["braille"],
            "this needs a deck of suits and ranks; found probe; expected [card] suit and rank in its deck.toml",
        ),
        (["fonts"], "DECK: a deck of your own brings its fonts"),
        (["deck", "--colours", "low-ink"], "--colours: a deck of one's own has no such variant"),
    ],
)
def test_a_command_for_decks_of_the_program_says_why_it_takes_no_folder(
    run: Run, tmp_path: Path, command: list[str], told: str
) -> None:
    assert told in run(*command, plain(tmp_path)).refusal


def test_a_service_without_the_decks_size_is_blamed_and_no_option(run: Run, tmp_path: Path) -> None:
    root = plain(tmp_path, toml=ONE.replace("poker", "200x200"))
    told = run("deck", root, "--service", "drivethrucards").refusal
    assert "--service: DriveThruCards prints no cards of about the deck's size; found 200 x 200 mm" in told
    told = run("deck", root, "--service", "drivethrucards", "--size", "poker").refusal
    assert "--size: the deck's design would have to be scaled too far" in told
