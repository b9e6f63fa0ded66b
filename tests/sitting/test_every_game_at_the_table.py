"""Every game is played through at the table in both tongues; each move that is offered can be typed as it is told."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest
from tests.sitting.talk import Typist, sitting_of, table_of, tongue_of
from tests.support import some_rows

from kartenwerk.cards import HIDDEN
from kartenwerk.play.engine.past import cards_in
from kartenwerk.play.engine.record import as_toml, replay
from kartenwerk.play.games import GAME_IDS
from kartenwerk.table.sitting.narrator import Narrator, amount_of
from kartenwerk.table.sitting.sitting import Sitting
from kartenwerk.table.sitting.understand import Chosen, Understanding

MOST_LINES, TRIED = 400, 3
UNGRAMMATICAL = re.compile(
    r"[!?.]\.($| )|\bmit eine\b|\b1 (Züge|Zügen|moves|Karten|cards|Stiche|Stichen|tricks)\b|-0\b"
)
"""Two stops, a wrong case, one of several, and nothing that is less than nothing."""
STANDS_FOR = re.compile(r" (für|for) [^,;.]+")


@pytest.mark.parametrize(("id", "tongue"), some_rows(product(GAME_IDS, ("de", "en")), 3))
def test_moves_are_understood_by_number_notation_and_as_they_are_told(id: str, tongue: str) -> None:
    table = table_of(id, seed=5)
    rng = Random(f"{id} {tongue}")

    def types() -> str | None:
        if not table.moves(0):  # the deal is over
            return None
        options = sitting.narrators[0].options(table.sight(0), table.moves(0))
        understanding = Understanding(table, 0, sitting.tongue, sitting.names, options)
        for move in rng.sample(options, min(TRIED, len(options))):
            number = str(options.index(move) + 1)
            is_amount = number in map(amount_of, options)  # then it means that, where moves are not numbered aloud
            for text in (str(move), sitting.tongue.move(move), *([] if is_amount else [number])):
                assert understanding.of(text) == Chosen(move), text
        return str(rng.randrange(len(options)) + 1) if table.number < MOST_LINES else None

    sitting: Sitting = sitting_of(table, types, tongue)
    assert sitting.run() or table.number >= MOST_LINES
    voice = sitting.voice
    assert isinstance(voice, Typist)
    assert not [line for line in voice.lines if "?" in line.removeprefix("> ") or "{" in line or "  " in line]
    assert not [line for line in voice.lines if line.startswith((" ", ",")) or line.endswith((" ", ","))]
    assert not [line for line in voice.lines if UNGRAMMATICAL.search(line)]


@pytest.mark.parametrize("id", GAME_IDS)
def test_no_line_names_a_card_that_the_seat_has_not_seen(id: str) -> None:
    for most in (False, True):
        table = table_of(id, seed=3)
        if most:
            table = table_of(id, table.session.data.players[-1], seed=4)
        tongue = tongue_of(table.session, "de")
        names = {tongue.card(kind): kind for kind in tongue.kinds if len(tongue.card(kind)) > 2}
        teller = Narrator(tongue, 0)
        rng = Random(id)
        while table.turn is not None and table.number < 120:
            before = table.sight(0)
            if table.waits:
                table.play(rng.choice(table.moves(0)))
            else:
                table.proceed()
            (event,) = table.events(0, table.number - 1)
            seen = {
                *table.game.holdings(before.view),
                *table.game.holdings(table.sight(0).view),
                *(card for _, cards in event.shown for card in cards),
                *(card for remark in event.remarks for card in remark.cards),
            }
            for line in teller.event(event):
                told = {kind for name, kind in names.items() if name in re.split(r"[,;.:] ?| und | oder ", line)}
                assert told <= seen, STANDS_FOR.sub("", line)
            if event.seat not in (0, -1):
                assert all(card in seen for card in cards_in(event.move) if card != HIDDEN) or "joker" in str(
                    event.move
                )


@pytest.mark.parametrize("id", ["doppelkopf", "romme", "mogeln", "burner_holdem", "tarock"])
def test_what_was_played_at_the_table_replays(id: str) -> None:
    table = table_of(id, seed=8)
    sitting = sitting_of(table, lambda: "1")
    assert sitting.run()
    session = table.session
    record = table.record("sensible")
    assert record.seats == (1,)
    (deal,) = replay(record, session.game, session.data, session.deck.pack)
    assert deal.result == record.result == table.match().result
    assert as_toml(record).count("result") == 1
