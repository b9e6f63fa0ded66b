"""The chapter of variants: sets of rules with their source, then the single rules that are worth changing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError
from tests.products.told import GAMES, RULES, rules_text, told, usual
from tests.support import WORKSHOP

from kartenwerk.catalog.game import GameData, Value
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import GameRules, booklet_text, booklet_values, game_manuscript
from kartenwerk.products.booklet.plain import plain_text
from kartenwerk.products.braille.booklet import braille_editions, read_script
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.literal import plain

SETS = [(game, id) for game in GAME_IDS for id in WORKSHOP.catalog.game(game).variants]
SOURCES = Path(__file__).parents[2] / "rules_data" / "SOURCES.md"


def table(text: str) -> list[str]:
    return re.findall(r"^- \*\*.*$", text.partition("# Varianten\n")[2].partition("\n# ")[0], re.MULTILINE)


def rows_by(game: str, *settings: str) -> list[str]:
    session = WORKSHOP.session(game, None, settings)
    return table(booklet_text(WORKSHOP, game, {**usual(game), "r": session.values, "house": session.house}))


def names(rows: list[str]) -> list[str]:
    return [re.match(r"- \*\*(.*?)°?\.\*\*", row)[1] for row in rows]  # type: ignore[index]


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_rule_that_is_worth_a_row_says_what_changes_and_why(game: str) -> None:
    """Two sentences without their stops, which the chapter sets; neither is a range or a truism."""
    for key, rule in WORKSHOP.catalog.game(game).rules.items():
        assert rule.title, key
        if rule.other is None or rule.effect is None:
            continue
        for words in (rule.title, rule.other, rule.effect):
            assert not re.search(r"[.:;!?] *$", words), key
            assert not re.search(r"\d+ bis \d+|\bJe \w+er\b", words), key
        assert ":" not in rule.title + rule.other, key
        assert re.search(r" \w+", rule.other), f"{key}: no sentence"


@pytest.mark.parametrize("game", GAMES)
def test_the_chapter_tells_the_sets_first_and_then_the_rules_worth_changing(game: str) -> None:
    data = WORKSHOP.catalog.game(game)
    values = {"r": usual(game)["r"], "game": data}
    rules = [
        rule.title
        for key, rule in data.rules.items()
        if rule.other and data.is_offered(key, values["r"]) and WORKSHOP.templates.sentence(rule.other, **values)
    ]
    assert names(table(told(game))) == [*(variant.name for variant in data.variants.values()), *rules]


@pytest.mark.parametrize("game", GAMES)
def test_the_chapter_is_short(game: str) -> None:
    """Few rules are worth changing, and none of them has a row for each number it may be."""
    assert len(table(told(game))) <= 12


@pytest.mark.parametrize(("game", "id"), SETS)
def test_a_set_has_a_source_that_a_reader_finds_or_is_marked_as_ours(game: str, id: str) -> None:
    variant = WORKSHOP.catalog.game(game).variants[id]
    (line,) = [plain(line) for line in table(told(game)) if names([line]) == [variant.name]]
    assert line.endswith(f"*({variant.quelle})*") == bool(variant.quelle)
    assert line.startswith(f"- **{variant.name}°.**") == (not variant.quelle)
    if variant.quelle:
        listed = SOURCES.read_text(encoding="utf-8").partition("## Named sets of rules")[2].partition("\n## ")[0]
        (row,) = [row for row in listed.splitlines() if row.startswith(f"| {variant.quelle} |")]
        assert f"`{game}.{id}`" in row


def test_no_source_is_listed_for_a_set_that_there_is_not() -> None:
    listed = SOURCES.read_text(encoding="utf-8").partition("## Named sets of rules")[2].partition("\n## ")[0]
    sets = re.findall(r"`(\w+)\.(\w+)`", listed.partition("|---")[2])
    assert {*sets} == {each for each in SETS if WORKSHOP.catalog.game(each[0]).variants[each[1]].quelle}


def test_a_set_is_told_with_its_own_numbers() -> None:
    assert any("Die Partie geht bis elf, ab neun" in line for line in table(told("watten")))


def test_neither_the_set_in_force_nor_a_changed_rule_is_offered() -> None:
    """What is played stands in the text and among the house rules."""
    assert names(rows_by("watten", "rechter_zwingt=ja", "schlag_auf_hand=ja")) == [
        name for name in names(table(told("watten"))) if name != "Der Rechte fordert"
    ]
    assert "Begrenztes Bieten" in names(table(told("watten")))
    assert "Begrenztes Bieten" not in names(rows_by("watten", "max_wert=3"))


def test_a_rule_that_is_about_another_is_offered_only_where_that_is_on() -> None:
    assert "Zweite Tolle sticht die erste" not in names(table(told("doppelkopf")))
    assert "Zweite Tolle sticht die erste" in names(rows_by("doppelkopf", "tolle=ja"))


@pytest.mark.parametrize("game", GAMES)
def test_the_mark_is_explained(game: str) -> None:
    assert "Das Zeichen ° heißt: unsere Wahl" in told(game)


@pytest.mark.parametrize(("game", "id"), [("watten", "elf"), ("wolfsjagd", "rau")])
def test_the_page_of_house_rules_says_what_the_set_is(game: str, id: str) -> None:
    """Name, sentence and source, before the single rules."""
    session = WORKSHOP.session(game, None, (), id)
    page = booklet_text(WORKSHOP, game, booklet_values(WORKSHOP, session)).partition("# Hausregeln")[2]
    variant, first = session.data.variants[id], plain(page.split("\n\n")[1])
    assert first.startswith(f"**{variant.name}.** ")
    assert (f"*({variant.quelle})*" in first) == bool(variant.quelle)
    assert page.partition("\n# ")[0].count("(sonst: ") == len(variant.rules)


ANSWERED = [
    ("sechsundsechzig", "Ich habe König und Dame einer Farbe", "130 points are all there is"),
    ("herzblatt", "Darf der Spielmacher ablegen", "exchanged for any cards of the hand"),
    ("herzblatt", "Warum hat zu zweit jeder nur", "ten cards, which cannot be"),
    ("mogeln", "Wer spielt nach dem Klopfen weiter", "whoever had to take the pile"),
    ("mogeln", "Einer ist fertig", "until one has laid all cards"),
    ("mogeln", "Geht es auch zu zweit", "any number of players"),
    ("fuenfhundert", "Ich habe eine Ansage vergessen", "at once"),
    ("anagramm_poker", "Mein Wort ist ausgeschieden", "the word that is to count cannot be changed"),
    ("bauer_und_jarl", "Darf ich eine Fünf auf eine andere", "only cards of a higher value"),
    ("burner_holdem", "Werden die Blinds mit der Zeit höher", "they were settled before the game"),
    ("doppelkopf", "Wer spielt im Solo aus", "forehand leads"),
    ("fuenf_karten_boltan", "Zählt bei der Familie zuerst der Drilling", "the highest card of the combination"),
    ("fuenf_karten_boltan", "Der Talon reicht nicht", "nobody may take up his own cards again"),
    ("fuenf_karten_boltan", "Der Geber hat sich verzählt", "the pot is divided and dealt anew"),
    ("gin_romme", "Wir haben gleich viele Luschenpunkte", "who has fewer or as many undercuts"),
    ("mau_mau", "Ich ziehe eine Karte, die passt", "laying it is a variant"),
    ("schwimmen", "Was schlägt drei Asse", "whoever has least loses"),
    ("wolfsjagd", "Bis wann kann man", "one card or two, before the next one lies"),
    ("wallachen", "Wie kommt der Dritte ins Reizen", "then it is the dealer's turn, who may bid more"),
]
"""Questions that the source answers, and what it says."""

OURS = [
    ("sechsundsechzig", "Was gilt bei 65 zu 65"),
    ("watten", "Wann darf ich bieten"),
    ("tarock", "Alle passen"),
    ("tarock", "Wir sind zu viert"),
    ("herzblatt", "Niemand will spielen"),
    ("herzblatt", "Wer spielt zum ersten Stich aus"),
    ("einundfuenfzig_tot", "Die erste Karte könnte zweierlei zählen"),
    ("einundfuenfzig_tot", "Einer hat keine Karte mehr"),
    ("mogeln", "Darf ich mogeln, obwohl"),
    ("fuenfhundert", "Wer gewinnt, wenn beide gleich hohe"),
    ("wallachen", "Bettel oder Mord ist verloren"),
    ("anagramm_poker", "Gelten Mehrzahl und gebeugte Formen"),
    ("bauer_und_jarl", "Ich habe drei von einem Wert"),
    ("burner_holdem", "Darf ich Marken nachkaufen"),
    ("donnerwetter", "Darf ich mit zwei Handkarten zusammen"),
    ("donnerwetter", "Bekommt die Mitte neue Karten"),
    ("mau_mau", "Wirkt meine letzte Karte noch"),
    ("romme", "Darf ich einen getauschten Joker gleich wieder legen"),
    ("wolfsjagd", "Wirkt die Karte noch, mit der jemand fertig wird"),
]
"""Questions of which it says nothing."""


def answer(game: str, question: str) -> str:
    (found,) = re.findall(rf"^- \*\*{question}.*$", told(game), re.MULTILINE)
    return str(found)


@pytest.mark.parametrize(("game", "question"), [each[:2] for each in ANSWERED])
def test_what_the_source_answers_has_no_mark(game: str, question: str) -> None:
    assert "°" not in answer(game, question)


@pytest.mark.parametrize(("game", "question"), OURS)
def test_what_we_have_chosen_has_one(game: str, question: str) -> None:
    assert "°" in answer(game, question)


OTHERWISE_OURS = (
    "Zwei wollen ein Solo",  # which goes first, whoever may play one
    "Zählt der Hammerschlag",  # whether it counts, however many may follow
    "Wer darf zweifeln",  # who, whatever it costs
    "Habt ihr mehr als 21",  # that it need not be said, whatever may follow
    "Eine Partie besteht aus",  # how a tie ends, however many they are
    "Ihr spielt so lange",  # how a tie ends, whatever the limit
    "Ist der Stapel aufgebraucht",  # which card stays, however often
    "Was ist, wenn niemand fertig wird",
    "Was gilt bei",  # at the very limit, whatever it is
    "Wie steht es, wenn beide",
    "Wann ist das Spiel zu Ende",
    "Hat die Bank gegen alle gespielt",
    "Gilt die Grenze",
)
"""Answers that follow a rule of ours and hold a choice beside it, whose mark stays."""


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_has_chosen_bears_no_mark_of_ours(game: str) -> None:
    usually = {*rules_text(told(game))}
    ours = [key for key, rule in WORKSHOP.catalog.game(game).rules.items() if rule.is_ours]
    marked = [
        (key, value, text)
        for key, value in RULES[game]
        if key in ours
        for text in rules_text(told(game, key, value))
        if text not in usually and "°" in text and not text.removeprefix("**").startswith(OTHERWISE_OURS)
    ]
    assert marked == []


def test_an_answer_of_which_the_source_says_half_marks_the_other_half() -> None:
    """In the first round of betting it names two choices; in the second it is silent of a round without a bet."""
    assert "steigst aus. In der zweiten ja, solange niemand gesetzt hat.°" in answer(
        "anagramm_poker", "Darf ich schieben"
    )


@pytest.mark.parametrize(
    ("game", "key", "value", "title"),
    [
        ("mau_mau", "sieben_zieht", 0, "Ohne Kontern"),
        ("mau_mau", "ass_nochmal", False, "Kein Ass zuletzt"),
        ("mau_mau", "bube_wuenscht", False, "Kein Bube auf Bube"),
        ("fuenf_karten_boltan", "hammerschlag", False, "Kein kurzer Hammerschlag"),
        ("fuenf_karten_boltan", "hammerschlag", False, "Kleine Helme ausspielen"),
        ("romme", "joker", 0, "Eine echte Karte genügt"),
    ],
)
def test_a_rule_or_set_has_no_row_where_the_one_that_it_needs_is_off(
    game: str, key: str, value: Value, title: str
) -> None:
    assert title in names(table(told(game)))
    assert title not in names(table(told(game, key, value)))


@pytest.mark.parametrize("needs", ["strafkarten_null", "nichts"])
def test_a_rule_needs_one_that_can_be_switched_on(needs: str) -> None:
    game = WORKSHOP.catalog.game("mau_mau").model_dump()
    game["rules"]["sieben_kontern"]["needs"] = needs
    with pytest.raises(ValidationError, match="needs names no rule that can be switched on"):
        GameData.model_validate(game)


def test_an_effect_prints_the_figure_of_its_claim() -> None:
    claims = WORKSHOP.catalog.game("doppelkopf").claims
    (line,) = [line for line in table(told("doppelkopf")) if line.startswith("- **Großspiel.**")]
    for id in ("grossspiel_vier_asse", "grossspiel_zwei_asse"):
        assert f" {round(claims[id].figure or 0)}" in line


# --- a set can be played --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        ({"nichts": True}, "has no such rule"),
        ({"ziel": 99}, "cannot have this value"),
        ({"ziel": 11, "gespannt_ab": 11}, "does not go with"),
        ({"ziel": 15}, "as the game has it anyway"),
        ({}, "at least 1 item"),
    ],
)
def test_a_set_that_cannot_be_played_is_refused(rules: dict[str, Value], fault: str) -> None:
    game = WORKSHOP.catalog.game("watten").model_dump()
    game["variants"]["elf"]["rules"] = rules
    with pytest.raises(ValidationError, match=fault):
        GameData.model_validate(game)


def test_two_sets_have_two_names() -> None:
    game = WORKSHOP.catalog.game("watten").model_dump()
    game["variants"]["elf"]["name"] = game["variants"]["streng"]["name"]
    with pytest.raises(ValidationError, match="two variants are called"):
        GameData.model_validate(game)


def test_a_table_that_changes_a_set_is_not_called_after_it() -> None:
    assert WORKSHOP.session("watten", None, (), "elf").house.name == "Bis elf, gespannt ab neun"
    assert WORKSHOP.session("watten", None, ("max_wert=3",), "elf").house.name == ""


# --- sentences of a table's own -------------------------------------------------------------------------------

NOTE = "Wer zu spät kommt, kocht Kaffee."
HOSTILE = ["# Groß *und* **fett**", "::: seite :::", "| a | b |", "{{ 7 * 7 }} <b>x</b>", "1. eins", "- {karo} [x](y)"]


def custom_rules(folder: Path, *notes: str) -> GameOrder:
    file = folder / "runde.toml"
    file.write_text(f'name = "Runde"\nnotes = {list(notes)}\n', encoding="utf-8")
    return GameOrder("watten", file)


def test_a_table_s_own_sentences_stand_in_house_rules_and_short_rules(tmp_path: Path) -> None:
    session = custom_rules(tmp_path, NOTE).session(WORKSHOP)
    text = booklet_text(WORKSHOP, "watten", booklet_values(WORKSHOP, session))
    house, short = text.partition("# Hausregeln")[2].partition("# Kurzregeln")[::2]
    assert f"- {NOTE}" in house
    assert f"- {NOTE}" in short


def test_a_stranger_s_sentence_is_printed_as_it_stands(tmp_path: Path) -> None:
    text = " ".join(plain_text(game_manuscript(WORKSHOP, custom_rules(tmp_path, *HOSTILE).session(WORKSHOP))).split())
    for note in HOSTILE:
        assert text.count(note) == 2


def test_braille_has_the_sentences_too(tmp_path: Path) -> None:
    products = GameRules(WORKSHOP.catalog.deck("deutsch"), custom_rules(tmp_path, NOTE)).products(
        *braille_editions(WORKSHOP.roots, "de", read_script("basic"))
    )
    usual = GameRules(WORKSHOP.catalog.deck("deutsch"), GameOrder("watten")).products(
        *braille_editions(WORKSHOP.roots, "de", read_script("basic"))
    )
    longer, shorter = (len(made[0].make(WORKSHOP).data) for made in (products, usual))
    assert longer > shorter + 2 * len(NOTE)
