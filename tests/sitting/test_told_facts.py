"""What is told of a move and of an ending: claims, open cards, both hands of a coup, partners and sides."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.sitting.talk import said, sitting_of, table_of, tongue_of, typing

from kartenwerk.play.engine.table import GameTable
from kartenwerk.play.games.doppelkopf.scoring import facts_of
from kartenwerk.play.games.mogeln.rules import RANKS
from kartenwerk.table.sitting.narrator import FEW, Narrator
from kartenwerk.table.sitting.score import ALL, ScoreNarrator


def told(table: GameTable, tongue: str = "de", seat: int = 0) -> list[str]:
    """All that a seat hears of a deal in which the people play by lot."""
    rng, teller = Random(table.seed), Narrator(tongue_of(table.session, tongue), seat)
    lines: list[str] = []
    while table.turn is not None:
        lines += (
            teller.turn(table.sight(seat), teller.options(table.sight(seat), table.moves(seat)), drawn=False)
            if table.turn == seat
            else []
        )
        table.play(rng.choice(table.moves(table.turn))) if table.waits else table.proceed()
        for event in table.events(seat, table.number - 1):
            lines += teller.event(event)
    return lines


def ended(table: GameTable, seat: int = ALL) -> list[str]:
    told(table)
    score = ScoreNarrator(tongue_of(table.session, "de"), seat)
    return [*score.result(table), *score.winner(table.match())]


def test_every_card_of_mogeln_is_told_with_what_is_said_of_it() -> None:
    lines = said(sitting_of(table_of("mogeln"), typing("1", "2")))
    assert "1. Du legst Kreuz-Dame als 2." in lines
    laid = [line for line in lines if "verdeckt" in line]
    assert laid
    assert all(re.fullmatch(r"\d+\. (Bert|Cleo) legt eine Karte verdeckt als \w+\.", line) for line in laid)
    claims = [line.rsplit(" ", 1)[1].rstrip(".") for line in lines if " als " in line]
    assert claims == [*RANKS[: len(claims)]]


def test_a_coup_of_bakkarat_shows_both_hands_their_totals_and_what_was_won() -> None:
    lines = said(sitting_of(table_of("bakkarat"), typing("20 auf punto")))
    place = lines.index("Punto: Herz-Zwei, Karo-König, dazu Pik-Neun; zusammen 1.")
    assert lines[place + 1 : place + 5] == [
        "Banco: Herz-Dame, Kreuz-Zehn, dazu Herz-König; zusammen 0.",
        "Punto gewinnt.",
        "Du: 20 gewonnen.",
        "Bert: 40 gewonnen.",
    ]


def test_more_than_twenty_one_is_told_as_too_much() -> None:
    lines = said(sitting_of(table_of("siebzehn_und_vier", 2), typing(*["nimmt"] * 3)))
    totals = [line for line in lines if line.startswith("Zusammen: ")]
    assert totals[-1] == "Zusammen: 25 (überkauft)."
    assert not [line for line in totals[:-1] if "überkauft" in line]


@pytest.mark.parametrize("game", ["romme", "gin_romme"])
def test_the_open_card_that_is_taken_is_named(game: str) -> None:
    for seed in range(20):
        table = table_of(game, seed=seed, people=())
        taken = [line for line in told(table) if re.match(r"\d+\. .*vom Abwurf", line)]
        if taken:
            break
    tongue = tongue_of(table.session, "de")
    names = {tongue.card(kind) for kind in tongue.kinds}
    assert all(line.partition("vom Abwurf ")[2].rstrip(".") in names for line in taken)


def test_a_card_that_is_thrown_face_down_with_a_knock_is_told_in_the_right_case() -> None:
    for seed in range(20):
        lines = told(table_of("gin_romme", seed=seed, people=()), seat=0)
        if knocks := [line for line in lines if "Bert klopft" in line]:
            assert knocks[0].endswith("Bert klopft mit einer verdeckten Karte.")
            return
    raise AssertionError("nobody knocks")


def test_the_called_partner_is_named() -> None:
    for seed in range(400):
        table = table_of("doppelkopf", seed=seed, people=())
        lines = told(table)
        if found := [line for line in lines if "geht mit" in line]:
            break
    partner = facts_of(table._state).re[1]
    name = tongue_of(table.session, "de").name(partner, 0)
    assert found[0].endswith(": Du bist der Partner." if partner == 0 else f": {name} ist der Partner.")


def test_sides_of_doppelkopf_are_told_as_they_become_known_and_nobody_elses() -> None:
    table = table_of("doppelkopf", people=(0,))
    rng = Random(1)
    while table.turn is not None:
        notes = {(note.id, note.seat) for note in table.sight(0).notes if note.id in ("re", "kontra")}
        laid = {*table._state.queens}
        own = "kreuz-D" in map(str, table._state.cards.hands[0]) or 0 in laid
        if not table._state.announcing and table._state.declarer is None:
            assert ("re", 0) in notes if own else ("kontra", 0) in notes
            assert {seat for id, seat in notes if id == "re"} == laid | ({0} if own else set())
        table.play(rng.choice(table.moves(0))) if table.waits else table.proceed()
    notes = {(note.id, note.seat) for note in table.sight(0).notes}
    re_party = facts_of(table._state).re
    assert {("re" if seat in re_party else "kontra", seat) for seat in range(4)} <= notes


def test_partners_share_an_ending_and_nobody_loses_by_a_win() -> None:
    lines = ended(table_of("doppelkopf", people=()), seat=0)
    assert re.fullmatch(r"(Re|Kontra) gewinnt mit \d+ Augen: \w+( und \w+|, \w+ und \w+)?\.", lines[0])
    assert not [line for line in lines if line.startswith("Gleichstand")]
    assert [line for line in lines if line.startswith("Sieg: ")]


@pytest.mark.parametrize(
    ("game", "pattern"),
    [
        ("herzblatt", r"Der Spielmacher (gewinnt mit \d+ Augen bei 66 nötigen|verliert mit \d+ von 66 .*): \w+\."),
        ("tarock", r"Der Alleinspieler (gewinnt mit \d+ Augen bei|verliert mit \d+ von) \d+ gebotenen.*: \w+\."),
        ("wallachen", r"Der Alleinspieler .* mit .* gebotenen.*: \w+\.|Der (Bettel|Mord) ist .*: \w+\."),
    ],
)
def test_who_plays_alone_is_told_what_was_needed(game: str, pattern: str) -> None:
    found = 0
    for seed in range(8):
        table = table_of(game, seed=seed, people=())
        lines = ended(table)
        ending = table.game.ending(table._state)
        if ending is None:
            continue
        found += 1
        assert re.fullmatch(pattern, lines[0]), lines[0]
        gained = table.match().result[ending.seats[0]]
        assert ("gewinn" in lines[0] or "gewonnen" in lines[0]) == (gained > 0), lines
    assert found


def test_partners_at_watten_are_known_from_the_first_card_and_win_together() -> None:
    table = table_of("watten", 4, people=())
    assert "partner" in {note.id for note in table.sight(0).notes}
    lines = ended(table)
    assert re.fullmatch(r"Die Runde zählt \d, gewonnen: (Anna und Cleo|Bert und Dirk)\.", lines[0])


def test_one_move_is_told_as_one() -> None:
    assert said(sitting_of(table_of("doppelkopf"), typing()))[-1] == "Schluss nach 0 Zügen."
    table = table_of("doppelkopf", people=(1,))
    assert said(sitting_of(table, typing()))[-1] == "Schluss nach einem Zug."


def test_what_is_drawn_is_not_told_once_more() -> None:
    table = table_of("doppelkopf", seed=7)
    while not table.waits or not table.last_trick():
        table.play(table.moves(0)[0]) if table.waits else table.proceed()
    sight, tongue = table.sight(0), tongue_of(table.session, "de")
    told, drawn = (Narrator(tongue, 0) for _ in range(2))
    options = [teller.options(sight, table.moves(0)) for teller in (told, drawn)]
    lines = [*told.turn(sight, options[0], drawn=False)]
    assert [*drawn.turn(sight, options[1], drawn=True)] == [
        line for line in lines if line.startswith(("Wähle", "Sonst"))
    ]
    assert [*drawn.changes(sight)] == []


def test_the_open_card_is_named_where_it_may_be_taken() -> None:
    lines = said(sitting_of(table_of("gin_romme"), typing("kauft vom Abwurf herz acht")))
    assert "Wähle: 1 lehnt ab, 2 kauft vom Abwurf Herz-Acht." in lines
    assert "1. Du kaufst vom Abwurf Herz-Acht." in lines
    assert "Neu auf der Hand: Herz-Acht." not in lines


def test_so_many_moves_are_listed_and_more_are_counted_by_kind() -> None:
    table = table_of("tarock", seed=3)
    teller, moves = Narrator(tongue_of(table.session, "de"), 0), table.moves(0)
    assert teller.choice(moves[:FEW], ()).endswith(f"{FEW} Aufnahme 116.")
    assert teller.choice(moves[: FEW + 1], ()).startswith(f"{FEW + 1} Züge gehen: Aufnahme 61 bis 120.")


def test_it_is_told_who_plays_alone_and_who_takes_the_cards() -> None:
    table = table_of("tarock", seed=4)
    lines = said(sitting_of(table, typing("aufnahme 76")))
    assert "Das Reizen ist vorbei, du spielst allein." in lines
    lines = said(sitting_of(table_of("mogeln"), typing("1", "2")))
    assert "Es liegt Pik-Dame: gemogelt, der Stapel geht zurück an Bert." in lines


def test_a_sentence_begins_with_a_capital_in_english_too() -> None:
    lines = told(table_of("donnerwetter", people=()), "en")
    assert not [line for line in lines if line[:1].islower()]
