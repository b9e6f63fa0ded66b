"""TAB at the table completes commands, moves and cards."""

from __future__ import annotations

import pytest
from tests.sitting.talk import table_of, tongue_of, understanding_of

from kartenwerk.cli.terminal import completer, completions
from kartenwerk.table.sitting.sitting import Offered
from kartenwerk.table.sitting.understand import Command
from kartenwerk.table.sitting.words import TONGUES

CARDS = ["Kreuz-Dame", "Kreuz-Bube", "Pik-Sieben"]
OFFERED = Offered(["blatt", "tisch", *CARDS, "legt Pik-Sieben"], CARDS)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("ti", ["tisch"]),
        ("kreuz d", ["Kreuz-Dame"]),
        ("KR", ["Kreuz-Dame", "Kreuz-Bube"]),
        ("leg", ["legt Pik-Sieben"]),
        ("warum pi", ["warum Pik-Sieben"]),
        ("warum kreuz b", ["warum Kreuz-Bube"]),
        ("pik b", []),
        ("", []),
        ("x", []),
    ],
)
def test_the_beginning_of_a_line_or_of_a_card_at_its_end_is_completed(line: str, found: list[str]) -> None:
    assert completions(line, OFFERED) == found
    complete = completer(OFFERED)
    assert [complete(line, number) for number in range(len(found) + 1)] == [*found, None]


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_command_that_is_offered_is_understood(tongue: str) -> None:
    table = table_of("doppelkopf")
    understanding = understanding_of(table, tongue=tongue)
    commands = tongue_of(table.session, tongue).words.commands
    assert commands
    assert all(isinstance(understanding.of(command), Command) for command in commands)
