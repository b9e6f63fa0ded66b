"""The table of variants: every rule of a game, what is played here, what else may be played, what it changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError
from tests.products.told import GAMES, told, usual
from tests.support import WORKSHOP

from kartenwerk.catalog.game import GameData, Parameter, Value
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import GameRules, booklet_text, booklet_values, game_manuscript
from kartenwerk.products.booklet.plain import plain_text
from kartenwerk.products.braille.booklet import braille_editions, read_script
from kartenwerk.products.kits.game_order import GameOrder

WITH_TABLE = [
    game for game in GAMES if "varianten.tabelle" in WORKSHOP.roots.find(f"templates/games/{game}/text.md.j2").text()
]


def table(text: str) -> list[str]:
    return re.findall(r"^- \*\*.*$", text.partition("# Varianten\n")[2].partition("\n# ")[0], re.MULTILINE)


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_rule_has_its_row(game: str) -> None:
    """Words without a stop: the table sets the stops."""
    for key, rule in WORKSHOP.catalog.game(game).rules.items():
        assert rule.title, key
        assert rule.effect, key
        for words in (rule.title, rule.other or "", rule.effect):
            assert not re.search(r"[.:;!?] *$", words), key
        assert ":" not in rule.title + (rule.other or ""), key


@pytest.mark.parametrize("game", WITH_TABLE)
def test_the_table_has_every_rule(game: str) -> None:
    titles = [rule.title for rule in WORKSHOP.catalog.game(game).rules.values()]
    assert [re.match(r"- \*\*(.*?):\*\*", row)[1] for row in table(told(game))] == titles  # type: ignore[index]


def row(game: str, title: str, key: str | None = None, value: bool | int | str | None = None) -> str:
    (found,) = [line for line in table(told(game, key, value)) if line.startswith(f"- **{title}:**")]
    return found


def test_a_row_tells_the_usual_and_the_other_way() -> None:
    assert row("watten", "Der Rechte zwingt").startswith(
        "- **Der Rechte zwingt:** nein; *auch:* auf den ausgespielten Rechten muss Trumpf zugeben, wer welchen hat°. "
    )
    assert row("watten", "Punkte für die Partie").startswith("- **Punkte für die Partie:** 15; *auch:* 5 bis 31. Je")
    assert row("watten", "Höchster Wert einer Runde").startswith(
        "- **Höchster Wert einer Runde:** ohne Grenze°; *auch:* 1 bis 6. "
    )


def test_a_row_tells_what_is_in_force_and_what_is_usual() -> None:
    assert row("watten", "Der Rechte zwingt", "rechter_zwingt", True).startswith(
        "- **Der Rechte zwingt:** auf den ausgespielten Rechten muss Trumpf zugeben, wer welchen hat° (sonst: nein). "
    )
    assert "** 21 (sonst: 15). " in row("watten", "Punkte für die Partie", "ziel", 21)
    assert "** 3 (sonst: ohne Grenze°). " in row("watten", "Höchster Wert einer Runde", "max_wert", 3)


@pytest.mark.parametrize("game", WITH_TABLE)
def test_the_mark_is_explained(game: str) -> None:
    assert "Das Zeichen ° heißt: unsere Wahl" in told(game)


def test_a_way_that_the_source_does_not_know_is_marked() -> None:
    game = WORKSHOP.catalog.game("watten")
    streng = game.rules["streng"].model_copy(update={"added": True})
    other = {**usual("watten"), "game": game.model_copy(update={"rules": {**game.rules, "streng": streng}})}
    (line,) = [line for line in table(booklet_text(WORKSHOP, "watten", other)) if line.startswith("- **Streng:**")]
    assert "Streng:** nein; *auch:* nur Geber und Vorhand" in line
    assert "genannt sind°. " in line


ANSWERED = [
    ("sechsundsechzig", "Ich habe König und Dame einer Farbe", "130 points are all there is"),
    ("watten", "Welcher Kritische ist der höchste", "they are named in this order as the first three"),
    ("herzblatt", "Was gilt bei genau 31", "trebled with fewer than 31"),
    ("herzblatt", "Darf der Spielmacher ablegen", "exchanged for any cards of the hand"),
    ("herzblatt", "Warum hat zu zweit jeder nur", "ten cards, which cannot be"),
    ("mogeln", "Wer spielt nach dem Klopfen weiter", "whoever had to take the pile"),
    ("mogeln", "Einer ist fertig", "until one has laid all cards"),
    ("mogeln", "Geht es auch zu zweit", "any number of players"),
    ("fuenfhundert", "Ich habe eine Ansage vergessen", "at once"),
    ("wallachen", "Alle passen", "then forehand must play"),
    ("anagramm_poker", "Mein Wort ist ausgeschieden", "the word that is to count cannot be changed"),
    ("bauer_und_jarl", "Liegen gleiche Werte höher", "only cards of a higher value"),
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


def test_an_answer_of_which_the_source_says_half_marks_the_other_half() -> None:
    """In the first round of betting it names two choices; in the second it is silent of a round without a bet."""
    assert "steigst aus. In der zweiten ja, solange niemand gesetzt hat.°" in answer(
        "anagramm_poker", "Darf ich schieben"
    )


@pytest.mark.parametrize(
    ("game", "key", "value", "title"),
    [
        ("mau_mau", "sieben_zieht", 0, "Sieben auf Sieben"),
        ("mau_mau", "ass_nochmal", False, "Ass als letzte Karte"),
        ("mau_mau", "bube_wuenscht", False, "Bube auf Bube"),
        ("fuenf_karten_boltan", "hammerschlag", False, "Kleine Helme"),
        ("romme", "joker", 0, "Echte Karten je Kombination"),
    ],
)
def test_a_rule_has_no_row_where_the_one_that_it_needs_is_off(game: str, key: str, value: Value, title: str) -> None:
    assert f"- **{title}:**" in told(game)
    assert f"- **{title}:**" not in told(game, key, value)


@pytest.mark.parametrize("needs", ["zweites_blatt", "nichts"])
def test_a_rule_needs_one_that_is_on_by_default(needs: str) -> None:
    game = WORKSHOP.catalog.game("mau_mau").model_dump()
    game["rules"]["sieben_kontern"]["needs"] = needs
    with pytest.raises(ValidationError, match="needs names no rule that is on by default"):
        GameData.model_validate(game)


def test_an_effect_prints_the_figure_of_its_claim() -> None:
    claims = WORKSHOP.catalog.game("doppelkopf").claims
    line = row("doppelkopf", "Großspiel")
    for id in ("grossspiel_vier_asse", "grossspiel_zwei_asse"):
        assert f"{round(claims[id].figure or 0)} %" in line.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"default": 0, "min": 0, "max": 6, "zero": "keine"}, "1 bis 6"),
        ({"default": 2, "min": 0, "max": 4, "zero": "keine"}, "1 bis 4 oder keine"),
        ({"default": 1, "min": 0, "max": 1, "zero": "keines"}, "keines"),
        ({"default": 0, "min": 11, "max": 20, "or_zero": True, "zero": "keine"}, "11 bis 20"),
        ({"default": 5, "min": 1, "max": 9}, "1 bis 9"),
        ({"default": 0, "min": 0, "max": 2, "zero": "keiner"}, "1 oder 2"),
        ({"default": 3, "min": 0, "max": 3, "zero": "keiner"}, "1, 2 oder keiner"),
        ({"default": 8, "min": 8, "max": 9}, "9"),
        ({"default": 13, "min": 10, "max": 13}, "10 bis 12"),
        ({"default": 0, "min": 0, "max": 50}, "1 bis 50"),
        ({"default": True}, "nein"),
        ({"default": "a", "choices": {"a": "eins", "b": "zwei", "c": "drei", "d": "vier"}}, "zwei, drei oder vier"),
    ],
)
def test_where_nothing_else_is_said_the_range_is_told(settings: dict[str, object], words: str) -> None:
    assert Parameter.model_validate({"label": "Probe", **settings}).range_in_words == words


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
        *braille_editions(WORKSHOP, read_script("basic"))
    )
    usual = GameRules(WORKSHOP.catalog.deck("deutsch"), GameOrder("watten")).products(
        *braille_editions(WORKSHOP, read_script("basic"))
    )
    longer, shorter = (len(made[0].make(WORKSHOP).data) for made in (products, usual))
    assert longer > shorter + 2 * len(NOTE)
