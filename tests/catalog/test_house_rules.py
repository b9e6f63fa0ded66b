"""House rules: from a file, from `--set`, checked by label and range."""

from pathlib import Path

import pytest

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.play.games import GAME_IDS


def test_a_house_rules_file_gives_name_date_and_changes(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "montag.toml"
    file.write_text('name = "Runde Montag"\ndate = 2026-11-02\n[rules]\npunkte_donnerwetter = 5\n', encoding="utf-8")
    rules = catalog.house_rules(catalog.game("donnerwetter"), file, ["handkarten=5", "eroberungszwang=nein"])
    assert (rules.name, rules.date) == ("Runde Montag", "02.11.2026")
    assert rules.changes == {"punkte_donnerwetter": 5, "handkarten": 5, "eroberungszwang": False}


@pytest.mark.parametrize("value", ["5.5", '"fünf"', "[5]", "{ a = 5 }", "true", "500", "2026-11-02"])
def test_a_value_of_a_wrong_kind_is_told_once_with_the_range_of_its_rule(
    catalog: Catalog, tmp_path: Path, value: str
) -> None:
    file = tmp_path / "r.toml"
    for key, expected in (("punkte_donnerwetter", "a whole number from 0 to 50"), ("rest", "one of ")):
        file.write_text(f'name = "Runde"\n[rules]\n{key} = {value}\n', encoding="utf-8")
        with pytest.raises(DataError) as caught:
            catalog.house_rules(catalog.game("donnerwetter"), file, [])
        (fault,) = caught.value.faults
        assert (fault.file, fault.key) == (str(file), key)
        assert expected in str(fault)


def test_a_file_from_a_windows_editor_is_read_like_any_other(catalog: Catalog, tmp_path: Path) -> None:
    """A byte order mark in front, and other ends of lines."""
    file = tmp_path / "Größe 1.toml"
    file.write_bytes('\ufeffname = "Möwenrunde"\r\n[rules]\r\npunkte_donnerwetter = 5\r\n'.encode())
    rules = catalog.house_rules(catalog.game("donnerwetter"), file, [])
    assert (rules.name, rules.changes) == ("Möwenrunde", {"punkte_donnerwetter": 5})


def test_a_value_of_another_kind_is_told_in_the_words_of_toml(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text("name = 7\nrules = 5\n", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        catalog.house_rules(catalog.game("donnerwetter"), file, [])
    assert [(fault.key, fault.expected) for fault in caught.value.faults] == [
        ("name", "a text in quotes"),
        ("rules", "a table"),
    ]


@pytest.mark.parametrize("date", ['"2026-11-23"', "2026-11-23T10:00:00", "20261123"])
def test_a_date_of_another_kind_is_told_how_to_write_it(catalog: Catalog, tmp_path: Path, date: str) -> None:
    file = tmp_path / "r.toml"
    file.write_text(f'name = "Runde"\ndate = {date}\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"date: .*expected a date without quotes, such as 2026-11-23$"):
        catalog.house_rules(catalog.game("donnerwetter"), file, [])


def test_too_many_notes_are_told_in_plain_words(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text('name = "Runde"\nnotes = ["a", "b", "c", "d", "e", "f", "g"]\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"notes: .*expected at most 6 entries$"):
        catalog.house_rules(catalog.game("donnerwetter"), file, [])


def test_an_unknown_key_is_told_with_those_that_there_are(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    for key, guess in (("regeln", ""), ("note", r" \(did you mean notes\?\)")):
        file.write_text(f'name = "Runde"\n{key} = 5\n', encoding="utf-8")
        words = f"{key}: there is no such key{guess}; found 5; expected one of format, name, date, game, notes, rules$"
        with pytest.raises(DataError, match=words):
            catalog.house_rules(catalog.game("donnerwetter"), file, [])


def test_a_name_that_is_empty_or_too_long_is_told_in_plain_words(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    for name, expected in (("", "expected a text that is not empty"), ("ö" * 41, "expected at most 40 characters")):
        file.write_text(f'name = "{name}"\n', encoding="utf-8")
        with pytest.raises(DataError, match=expected):
            catalog.house_rules(catalog.game("donnerwetter"), file, [])


@pytest.mark.parametrize(
    ("value", "is_allowed"), [("0", True), ("11", True), ("20", True), ("10", False), ("-1", False)]
)
def test_a_rule_that_zero_switches_off_need_not_allow_what_lies_between(
    catalog: Catalog, value: str, is_allowed: bool
) -> None:
    """A bank that stands on its first card shows no coup that is worth telling."""
    game, setting = catalog.game("siebzehn_und_vier"), [f"bank_zieht_bis={value}"]
    if is_allowed:
        assert catalog.house_rules(game, None, setting).changes == {"bank_zieht_bis": int(value)}
    else:
        with pytest.raises(KartenwerkError, match="0 or a whole number from 11 to 20"):
            catalog.house_rules(game, None, setting)


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("punkte_donnerwetter=500", "Punkte für ein Donnerwetter.*500.*a whole number from 0 to 50"),
        ("punkte_donnerwetter=viel", "Punkte für ein Donnerwetter.*'viel'"),
        ("punkte=5", "no such rule.*punkte_donnerwetter"),
        ("punkte_donnerwetter", "key=value"),
        ("eroberungszwang=2", "Eroberungszwang.*ja or nein .also an or aus, true or false"),
        ("rest=weg", "verfaellt, letzter_eroberer"),
    ],
)
def test_a_wrong_setting_is_refused_with_label_and_range(catalog: Catalog, setting: str, words: str) -> None:
    with pytest.raises(KartenwerkError, match=words):
        catalog.house_rules(catalog.game("donnerwetter"), None, [setting])


def test_house_rules_for_another_game_are_refused(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text('name = "Runde"\ngame = "wolfsjagd"\n', encoding="utf-8")
    with pytest.raises(KartenwerkError, match="another game"):
        catalog.house_rules(catalog.game("donnerwetter"), file, [])


@pytest.mark.parametrize(
    ("word", "value"),
    [("ja", True), ("Ja", True), ("an", True), ("true", True), ("nein", False), ("AUS", False), ("false", False)],
)
def test_a_switch_is_set_by_the_words_of_a_table(catalog: Catalog, tmp_path: Path, word: str, value: bool) -> None:
    """On the command line, and in quotes in a file."""
    game, file = catalog.game("donnerwetter"), tmp_path / "r.toml"
    assert catalog.house_rules(game, None, [f"eroberungszwang={word}"]).changes == {"eroberungszwang": value}
    file.write_text(f'name = "Runde"\n[rules]\neroberungszwang = "{word}"\n', encoding="utf-8")
    assert catalog.house_rules(game, file, []).changes == {"eroberungszwang": value}


def test_a_word_that_is_no_switch_is_refused_with_the_words_that_are(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text('name = "Runde"\n[rules]\neroberungszwang = "vielleicht"\n', encoding="utf-8")
    with pytest.raises(KartenwerkError, match="'vielleicht'; expected ja or nein"):
        catalog.house_rules(catalog.game("donnerwetter"), file, [])


def test_a_word_stays_a_word_where_it_is_one_of_the_choices(catalog: Catalog) -> None:
    rules = catalog.house_rules(catalog.game("mau_mau"), None, ["herzkoenig=aus"])
    assert rules.changes == {"herzkoenig": "aus"}


def test_a_table_s_own_sentences_are_read(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text('name = "Runde"\nnotes = ["Wer zu spät kommt, kocht Kaffee."]\n', encoding="utf-8")
    assert catalog.house_rules(catalog.game("watten"), file, []).notes == ("Wer zu spät kommt, kocht Kaffee.",)


def test_a_single_note_needs_no_brackets(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "runde.toml"
    file.write_text('name = "Runde"\nnotes = "Wer zu spät kommt, kocht Kaffee."\n', encoding="utf-8")
    assert catalog.house_rules(catalog.game("watten"), file, []).notes == ("Wer zu spät kommt, kocht Kaffee.",)


@pytest.mark.parametrize(
    ("notes", "words"),
    [
        ('["' + "ö" * 121 + '"]', "notes.*at most 120 characters"),
        ('["a", "b", "c", "d", "e", "f", "g"]', "notes.*6"),
        ('[""]', "notes.*a text that is not empty"),
        ('["a\\nb"]', "notes.*control character"),
        ("[7]", "notes"),
    ],
)
def test_a_sentence_that_cannot_be_printed_is_refused(catalog: Catalog, tmp_path: Path, notes: str, words: str) -> None:
    file = tmp_path / "r.toml"
    file.write_text(f'name = "Runde"\nnotes = {notes}\n', encoding="utf-8")
    with pytest.raises(DataError, match=words):
        catalog.house_rules(catalog.game("watten"), file, [])


@pytest.mark.parametrize(
    ("game", "changes", "settled"),
    [
        ("watten", {"ziel": 11}, {"gespannt_ab": 9}),
        ("watten", {"ziel": 11, "gespannt_ab": 10}, {"gespannt_ab": 10}),
        ("watten", {"gespannt_ab": 9}, {"ziel": 15}),
        ("wallachen", {"bettel_wert": 50}, {"mord_wert": 75}),
        ("wallachen", {"stichwert": 5}, {"bettel_wert": 50, "mord_wert": 75}),
        ("doppelkopf", {"tolle_zweite_sticht_erste": True}, {"tolle": True}),
        ("sechsundsechzig", {"paar_punkte": 10}, {"paare": True}),
        ("bakkarat", {"ponte_bei_fuenf": "zieht"}, {"form": "chemin"}),
        ("doppelkopf", {"tolle": True}, {"tolle_zweite_sticht_erste": False}),
    ],
)
def test_a_rule_that_is_bound_to_another_moves_with_it_unless_it_is_set(
    catalog: Catalog, game: str, changes: dict[str, Value], settled: dict[str, Value]
) -> None:
    rules = catalog.game(game).settle(changes)
    assert {key: rules[key] for key in settled} == settled


@pytest.mark.parametrize("game", GAME_IDS)
def test_whatever_a_table_sets_of_one_rule_goes_with_the_others(catalog: Catalog, game: str) -> None:
    data = catalog.game(game)
    for key, rule in data.rules.items():
        bounded = any(key in (other.below, other.above) for other in data.rules.values())
        for value in range(rule.min or 0, (rule.max or 0) + 1) if bounded else rule.others():
            assert data.settle({key: value})[key] == value


@pytest.mark.parametrize(
    ("game", "settings", "told"),
    [
        ("watten", ["ziel=11", "gespannt_ab=12"], "gespannt_ab: .* does not go with .*found 12; expected less than 11"),
        (
            "donnerwetter",
            ["punkte_karte=0", "punkte_donnerwetter=0"],
            "punkte_karte: .*cannot both be 0; found 0; expected more than 0",
        ),
        ("watten", ["max_wert=1"], "max_wert: .*found 1; expected 0 or a whole number from 2 to 6"),
        (
            "sechsundsechzig",
            ["ohne_neunen=ja", "trumpfneun_tausch=ja"],
            "trumpfneun_tausch: .*does not go with “ohne Neunen.*found both; expected one of them",
        ),
        ("watten", ["gespannt_ab=15"], "gespannt_ab: .*expected less than 15"),
        ("wallachen", ["bettel_wert=50", "mord_wert=15"], "mord_wert: .*found 15; expected more than 50"),
        (
            "doppelkopf",
            ["tolle=nein", "tolle_zweite_sticht_erste=ja"],
            "tolle_zweite_sticht_erste: “die zweite Tolle.*means nothing without “die Herz-Zehnen",
        ),
        ("donnerwetter", ["mitte_karten=0", "mitte_nachlegen=ja"], "mitte_nachlegen: .*means nothing without “offene"),
        ("romme", ["ende=grenze", "spiele=8"], "spiele: .*means nothing without “Ende der Partie”"),
    ],
)
def test_rules_that_contradict_each_other_are_refused(
    catalog: Catalog, game: str, settings: list[str], told: str
) -> None:
    with pytest.raises(DataError, match=told):
        catalog.house_rules(catalog.game(game), None, settings)
