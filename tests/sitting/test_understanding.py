"""What a person may type, form by form, and the sentence that answers what cannot be done."""

from __future__ import annotations

import re

import pytest
from tests.sitting.talk import Typist, answer, said, sitting_of, table_of, tongue_of, typing, understanding_of

from kartenwerk.play.engine.table import GameTable
from kartenwerk.table.sitting.narrator import describe_option
from kartenwerk.table.sitting.typed import plain
from kartenwerk.table.sitting.understand import Command


def after(id: str, *moves: str, seed: int = 7, players: int | None = None) -> GameTable:
    """A table at which the first seat has made these moves, and it is its turn again."""
    table = table_of(id, players, seed)
    for move in moves:
        _wait(table)
        table.play(table.game.read(move, table.session.deck.pack))
    _wait(table)
    return table


def _wait(table: GameTable) -> None:
    while table.turn is not None and not table.waits:
        table.proceed()


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("3", "herz-D"),
        ("kreuz-D", "kreuz-D"),
        ("KREUZ DAME", "kreuz-D"),
        ("Dame Kreuz", "kreuz-D"),
        ("queen of clubs", "kreuz-D"),
        ("q clubs", "kreuz-D"),
        ("kd", "kreuz-D"),
        ("kr da", "kreuz-D"),
        ("Karo-König", "karo-K"),
        ("karo koenig", "karo-K"),
        ("pik dame", "pik-D"),
        ("herz neun", "herz-9"),
        ("kreuz 10", "kreuz-10"),
    ],
)
def test_a_card_is_named_by_number_notation_either_tongue_or_beginnings(typed: str, move: str) -> None:
    table = after("doppelkopf", "normal")
    options = sitting_of(table, typing()).narrators[0].options(table.sight(0), table.moves(0))
    understanding = understanding_of(table)
    understanding.options = options
    assert answer(understanding, typed) == move


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("pik ass", "Pik-Ass hast du nicht."),
        ("kreuz", "Mehrere Karten passen: Kreuz-Ass, Kreuz-Dame, Kreuz-Zehn, Kreuz-Neun. Bitte genauer."),
        ("dame", "Mehrere Karten passen: Kreuz-Dame, Pik-Dame, Herz-Dame. Bitte genauer."),
        ("99", "99 steht nicht zur Wahl; es geht von 1 bis 10."),
        ("0", "0 steht nicht zur Wahl; es geht von 1 bis 10."),
        ("blablub", "„blablub“ verstehe ich nicht. Fragezeichen: Hilfe."),
    ],
)
def test_what_cannot_be_done_is_answered_by_one_sentence(typed: str, sentence: str) -> None:
    assert answer(understanding_of(after("doppelkopf", "normal")), typed) == sentence


def test_a_move_that_was_due_before_is_answered_by_the_rule() -> None:
    assert answer(understanding_of(after("doppelkopf", "normal")), "normal").startswith("Das geht nicht. ")


@pytest.mark.parametrize(("tongue", "typed"), [("en", "have enough"), ("de", "genug"), ("de", "hast genug")])
def test_a_verb_that_is_forbidden_now_is_answered_by_the_rule(tongue: str, typed: str) -> None:
    table = table_of("siebzehn_und_vier", 3, people=(1,))
    _wait(table)
    table.play(table.game.read("erhöht", table.session.deck.pack))
    understanding = understanding_of(table, 1, tongue)
    assert answer(understanding, typed).endswith(("nimmt erst noch eine Karte.", "takes a card first."))


def test_a_card_that_is_held_and_forbidden_is_answered_by_the_rule() -> None:
    table = after("doppelkopf", "normal", "kreuz-D", "karo-K", "kreuz-A", "kreuz-10")
    understanding = understanding_of(table)
    assert answer(understanding, "pik bube") == "Das geht nicht. Wer kann, muss bekennen, hier mit Kreuz-Neun."
    assert understanding.why("pik bube") == "Pik-Bube: Wer kann, muss bekennen, hier mit Kreuz-Neun."
    assert understanding.why("kreuz neun") == "Kreuz-Neun: Das ist erlaubt."
    assert understanding.why("herz ass") == "Herz-Ass hast du nicht."
    assert understanding.why("").startswith("Warum welche Karte?")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("leg herz 8 karo 8 pik 8", "legt herz-8 karo-8 pik-8"),
        ("lege pik 7 8 9", "legt pik-7 pik-8 pik-9"),
        ("lay spades 7 8 9", "legt pik-7 pik-8 pik-9"),
        ("wirf herz bube", "wirft herz-B"),
        ("werfe herz bube", "wirft herz-B"),
        ("throw jack of hearts", "wirft herz-B"),
        ("throw the jack of hearts", "wirft herz-B"),
        ("lay 7 8 9 of spades", "legt pik-7 pik-8 pik-9"),
        ("lege 7 8 9 pik", "legt pik-7 pik-8 pik-9"),
    ],
)
def test_a_verb_with_cards_names_a_move_and_a_suit_holds_until_the_next(typed: str, expected: str) -> None:
    tongue = "en" if typed.split()[0] in ("lay", "throw") else "de"
    assert answer(understanding_of(after("romme", "zieht"), tongue=tongue), typed) == expected


def test_what_may_be_meant_in_several_ways_is_asked() -> None:
    understanding = understanding_of(after("romme", "zieht"))
    told = answer(understanding, "leg karo 7 8 9 joker")
    assert told.startswith("Das geht auf mehrere Arten: ")
    assert told.count("Joker für") == 2
    told = answer(understanding, "werfen")
    assert told.startswith("Das geht auf mehrere Arten: ")
    assert told.count("wirft") == 8


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("raise 6", "raise 6"), ("raise to 6", "raise 6"), ("erhöhe 6", "raise 6"), ("ca", "call"), ("fold", "fold")],
)
def test_amounts_are_typed_with_or_without_their_small_words(typed: str, expected: str) -> None:
    assert answer(understanding_of(after("burner_holdem", players=4)), typed) == expected


def test_a_wish_belongs_to_its_card() -> None:
    table = after("mau_mau", seed=5)
    for seed in range(40):
        table = after("mau_mau", seed=seed)
        wishes = [move for move in table.moves(0) if "wünscht" in str(move)]
        if wishes:
            break
    move = next(move for move in wishes if str(move).endswith("wünscht herz"))
    suit = str(move).partition("-")[0]
    assert answer(understanding_of(table), f"{suit} bube wünsche herz") == str(move)


def test_a_forgotten_call_keeps_its_price() -> None:
    for seed in range(200):
        table = after("mau_mau", seed=seed)
        calls = [move for move in table.moves(0) if str(move).endswith(", Mau!")] if table.turn == 0 else []
        while table.turn == 0 and not calls:
            table.play(table.moves(0)[0])
            _wait(table)
            calls = [move for move in table.moves(0) if str(move).endswith(", Mau!")] if table.turn == 0 else []
        if calls:
            break
    move = str(calls[0])
    understanding = understanding_of(table)
    card = move.removesuffix(", Mau!")
    assert answer(understanding, card.replace("-", " ")) == card
    assert answer(understanding, card.replace("-", " ") + " mau") == move
    name = plain(understanding.tongue.card(next(kind for kind in understanding.names.kinds if str(kind) == card)))
    assert answer(understanding, " ".join(word[:3] for word in name.split())) == card


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("", "help"),
        ("?", "help"),
        ("Hilfe", "help"),
        ("TIPP", "hint"),
        ("hint", "hint"),
        ("zurück", "undo"),
        ("zurueck", "undo"),
        ("verlauf", "history"),
        ("table", "table"),
        ("ende", "quit"),
        (":hand", "hand"),
    ],
)
def test_commands_of_both_tongues_always_work(typed: str, command: str) -> None:
    meaning = understanding_of(after("doppelkopf", "normal")).of(typed)
    assert isinstance(meaning, Command)
    assert meaning.name == command


def test_a_command_that_is_also_a_move_is_the_move() -> None:
    """In Tarock "Hand" begins a bid; with a colon before it, it is the command."""
    table = after("tarock")
    understanding = understanding_of(table)
    assert understanding.of(":hand") == Command("hand")
    bid = next(str(move) for move in table.moves(0) if str(move).startswith("Hand "))
    assert answer(understanding, bid) == bid


def test_why_and_save_keep_what_stands_behind_them_as_it_was_typed() -> None:
    understanding = understanding_of(after("doppelkopf", "normal"))
    assert understanding.of("sichern Mein Abend.toml") == Command("save", "Mein Abend.toml")
    assert understanding.of("warum Kreuz-Dame") == Command("why", "Kreuz-Dame")


def test_spelling_is_made_plain() -> None:
    assert plain("  Karo-KÖNIG,  süß ") == "karo koenig suess"


def test_taking_back_gives_the_same_answer_to_the_same_move() -> None:
    lines = said(sitting_of(table_of("doppelkopf"), typing("1", "kreuz dame", "zurück", "kreuz dame")))
    first, second = [place for place, line in enumerate(lines) if line == "5. Du: Kreuz-Dame."]
    assert lines[first : first + 6] == lines[second : second + 6]


def test_strict_refuses_hints_and_taking_back() -> None:
    table = table_of("doppelkopf")
    lines = said(sitting_of(table, typing("1", "tipp", "zurück"), strict=True))
    assert lines.count("Ohne Tipp und Zurücknehmen, so ist es mit --strict gewollt.") == 2
    assert (table.hints, table.undos) == (0, 0)


def test_hints_and_moves_taken_back_stand_in_the_record() -> None:
    table = table_of("siebzehn_und_vier", 2)
    sitting = sitting_of(table, typing("tipp", "n", "zurück", "tipp"))
    assert not sitting.run()
    record = table.record("sensible")
    assert (record.hints, record.undos, record.result) == (2, 1, ())


def test_what_changes_nothing_does_not_tell_the_table_anew() -> None:
    for strict in (False, True):
        lines = said(sitting_of(table_of("doppelkopf"), typing("zurück", "tipp", "sichern", "warum"), strict=strict))
        assert len([line for line in lines if line.startswith("Wähle: ")]) == 1


def test_of_several_people_only_the_one_who_reads_hears_how_the_deal_ends() -> None:
    lines = said(sitting_of(table_of("siebzehn_und_vier", 2, people=(0, 1)), lambda: "1"))
    last = lines[len(lines) - lines[::-1].index("(out of sight)") :]
    numbers = [line.partition(".")[0] for line in last if re.match(r"\d+\. ", line)]
    assert numbers and len({*numbers}) == len(numbers)


def test_another_person_comes_only_after_the_table_is_out_of_sight() -> None:
    sitting = sitting_of(table_of("mau_mau", 3, people=(0, 2)), typing("", "1", "", "1"))
    lines = said(sitting)
    asked = [place for place, line in enumerate(lines) if line.startswith("Jetzt ist ")]
    assert len(asked) >= 2
    assert all(lines[place - 1] == "(out of sight)" for place in asked)
    assert isinstance(sitting.voice, Typist)


@pytest.mark.parametrize(
    ("game", "typed", "expected"),
    [
        ("siebzehn_und_vier", "Karte", "nimmt"),
        ("siebzehn_und_vier", "noch eine", "nimmt"),
        ("gin_romme", "die offene", "kauft die offene"),
        ("gin_romme", "nimm die offene", "kauft die offene"),
        ("gin_romme", "vom Abwurf", "kauft die offene"),
        ("burner_holdem", "mitgehen", "call"),
        ("watten", "nenne zehn", "nennt 10"),
        ("burner_holdem", "erhöhen", "Erhöht (raise) auf wie viel? Von 4 bis 100."),
        ("gin_romme", "ablehnen", "lehnt ab"),
        ("gin_romme", "nehmen", "kauft die offene"),
        ("gin_romme", "ich passe", "lehnt ab"),
        ("gin_romme", "weg", "lehnt ab"),
        ("romme", "karte ziehen", "zieht"),
        ("schwimmen", "passe", "schiebt"),
        ("herzblatt", "ich passe", "lehnt ab"),
        ("watten", "passen", "Das geht nicht. Danach ist jetzt nicht gefragt."),
        ("gin_romme", "klopfen", "Das geht nicht. Abgeworfen und geklopft wird erst, wenn eine Karte gekauft ist."),
        ("bakkarat", "karte", "Das geht nicht. Erst setzen alle."),
        ("doppelkopf", "karte", "Dieser Zug geht jetzt nicht."),
    ],
)
def test_what_people_say_is_the_move_that_they_mean_or_the_rule_that_forbids_it(
    game: str, typed: str, expected: str
) -> None:
    players = {"siebzehn_und_vier": 2, "burner_holdem": 4}.get(game)
    assert answer(understanding_of(after(game, players=players)), typed) == expected


def test_passing_where_it_is_forbidden_is_answered_by_the_rule() -> None:
    told = answer(understanding_of(after("mau_mau")), "passen")
    assert told.startswith("Das geht nicht. Ohne zu legen oder zu ziehen")


def test_an_amount_is_typed_as_it_is_told_and_not_by_its_place() -> None:
    understanding = understanding_of(after("burner_holdem", players=4))
    assert answer(understanding, "20") == "raise 20"
    assert answer(understanding, "erhöhe auf 20") == "raise 20"
    assert answer(understanding, "erhöhe") == "Erhöht (raise) auf wie viel? Von 4 bis 100."
    told = answer(understanding_of(after("tarock")), "61")
    assert told.startswith("Das geht auf mehrere Arten: 1 Aufnahme 61; ")
    assert told.count("61") == 2


def test_all_moves_are_told_and_amounts_from_the_least_to_the_most() -> None:
    lines = said(sitting_of(table_of("burner_holdem", 4), typing("züge")))
    assert "Züge: 1 steigt aus (fold), 2 geht mit (call), erhöht (raise) auf 4 bis 100." in lines


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("was liegt", "table"),
        ("Wer ist dran?", "turn"),
        ("wer", "turn"),
        ("meine Karten", "hand"),
        ("nochmal", "table"),
        ("Wie steht es?", "standing"),
        ("stand", "standing"),
        ("letzter Stich", "trick"),
        ("last trick", "trick"),
        ("sortieren", "sort"),
    ],
)
def test_questions_are_understood(typed: str, name: str) -> None:
    assert understanding_of(after("doppelkopf", "normal")).of(typed) == Command(name)


def test_questions_are_answered_by_what_has_happened() -> None:
    asked = ("wer ist dran?", "stand", "letzter stich")
    table = table_of("doppelkopf")
    lines = said(sitting_of(table, typing("1", *asked, "1", "letzter stich")))
    assert "Du bist dran. Am Tisch nach dir: Bert, Cleo, Dirk." in lines
    assert "Noch ist kein Spiel zu Ende." in lines
    assert "Ein Stich ist noch nicht gemacht." in lines
    place = lines.index("> letzter stich", lines.index("Ein Stich ist noch nicht gemacht."))
    trick = table.last_trick()
    assert trick is not None
    tongue = tongue_of(table.session, "de")
    for seat, card in trick.laid:
        assert f"{tongue.name(seat, 0)} {tongue.card(card)}" in lines[place + 1]
    assert lines[place + 2].startswith("Der Stich geht an ")


def test_why_takes_the_number_of_a_move() -> None:
    understanding = understanding_of(after("doppelkopf", "normal"))
    understanding.options = (
        sitting_of(understanding.table, typing())
        .narrators[0]
        .options(understanding.table.sight(0), understanding.table.moves(0))
    )
    assert understanding.why("3") == "Herz-Dame: Das ist erlaubt."
    assert "Joker" not in understanding.why("99")


def test_moves_of_other_people_are_taken_back_only_if_all_want_that() -> None:
    table = table_of("mau_mau", 3, people=(0, 2))
    lines = said(sitting_of(table, typing("", "1", "", "zurück", "zieht", "", "zurück", "zurück alle")))
    asked = [line for line in lines if line.startswith("Damit ginge auch zurück")]
    assert asked == ["Damit ginge auch zurück, was Cleo seither gezogen hat. Wollen das alle: zurück alle"]
    assert lines.count("Zurückgenommen: Du bist wieder vor deinem letzten Zug.") == 1
    assert table.undos == 1


def test_a_question_that_nobody_knows_is_not_answered_by_another() -> None:
    assert "verstehe ich nicht" in answer(understanding_of(after("doppelkopf", "normal")), "wer hat gewonnen")


def test_what_is_asked_for_is_looked_up_in_the_rules() -> None:
    understanding = understanding_of(after("doppelkopf", "normal"))
    assert understanding.of("Was ist Trumpf?") == Command("rule", "trumpf")
    assert understanding.of("was ist ein Fuchs") == Command("rule", "fuchs")
    assert understanding.of("what is a trump?") == Command("rule", "trump")


def test_a_hint_of_an_amount_is_typed_as_it_is_told() -> None:
    """In a long list a number is an amount: the place of "raise 21" in it would raise to something else."""
    understanding = understanding_of(after("burner_holdem", players=4))
    options = understanding.options
    for move in options:
        told = describe_option(understanding.tongue, options, move)
        number = told.partition(" ")[0].rstrip(":")
        assert answer(understanding, number if number.isdecimal() else told) == str(move)


def test_a_game_without_tricks_says_so() -> None:
    assert "In diesem Spiel gibt es keine Stiche." in said(sitting_of(table_of("schwimmen"), typing("letzter Stich")))
