"""Games in English: all that is printed and said of them is English, by the same templates as the German ones."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.custom.own_game import DECK, GAME, ROWS, write_game
from tests.custom.test_python_game import ENGLISH_ROWS
from tests.english import german_words
from tests.products.test_products import tool
from tests.support import Run

import kartenwerk as kw
from kartenwerk.base.data import DataRoots
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.load import read_toml
from kartenwerk.play.examples.trick_table import describe_table
from kartenwerk.text.english import English
from kartenwerk.text.templating import Templates

ROOTS = DataRoots.over()
HEDGEROW = Path(__file__).parents[2] / "docs/examples/hedgerow/hedgerow.toml"
TABLES = Path(__file__).parents[1] / "mechanics/trick_tables"
ENGLISH = (
    GAME.replace("seezeichen", "marks").replace("Seezeichen", "Sea Marks").replace("Punkte in den Stichen", "points")
)
ENGLISH = ENGLISH.replace('deck = "./decks/main"', 'deck = "./decks/main"\nlanguage = "en"')


def words_in(file: str, language: str) -> dict[str, Any]:
    return read_toml(ROOTS.find(f"rules_data/{'lang/en/' if language == 'en' else ''}{file}.toml"))


# --- the words ------------------------------------------------------------------------------------------------


def test_every_word_of_the_generic_booklet_has_its_english() -> None:
    german, english = (words_in("generic_booklet", language)["words"] for language in ("de", "en"))
    assert [*german] == [*english]
    assert not german_words(" ".join(re.sub(r"\{[{%].*?[%}]\}", "", text) for text in english.values()))


def test_every_sentence_of_a_table_has_its_english() -> None:
    german, english = (words_in("trick_game", language) for language in ("de", "en"))
    for table in ("reasons", "remarks", "piles", "notes", "facts"):
        assert [*german[table]] == [*english[table]]
    assert set(german) == set(english) - {"notation"} and [*german["text"]] == [*english["text"]]
    assert [len(german["text"][key]) for key in ("deal", "turns", "brief")] == [
        len(english["text"][key]) for key in ("deal", "turns", "brief")
    ]
    for words in ("duties", "terms"):
        assert [*german["text"][words]] == [*english["text"][words]]


@pytest.mark.parametrize("id", ["altenspiel", "bubensolo", "hearts", "herzdame", "sechsundsechzig_zweite", "whist"])
def test_what_tables_state_is_said_in_english(id: str) -> None:
    said = " ".join(said_of(id))
    assert not german_words(said) and "  " not in said and " ." not in said


def said_of(id: str) -> list[str]:
    """All English sentences that a table's booklet may have; the German deck's own words are put aside."""
    session, text = Workshop.over(TABLES).session(id, None, ()), words_in("trick_game", "en")["text"]
    table = describe_table(session)
    assert table is not None
    duties, ours = text["duties"], session.data.text
    assert ours is not None
    translated = {german: duties[key] for key, german in ours.duties.items()}
    table = table._replace(
        trumpf="Hearts",
        ueber=("Jack",) * len(table.ueber),
        pflichten=tuple(translated[each] for each in table.pflichten),
        pflichten_beim_ziehen=tuple(translated[each] for each in table.pflichten_beim_ziehen),
    )
    sides, start = table.seiten._replace(karten=("Jack of Hearts", "Queen of Clubs")), table.anfang
    if start.geschlossen:
        start = start._replace(geschlossen="Hearts", geoeffnet_durch=("Hearts", "Jack"))
    start = start._replace(karte="Two of Clubs", geschont=("Queen of Spades",))
    table = table._replace(seiten=sides, anfang=start)
    templates = Templates(ROOTS, English.load(ROOTS))
    sentences = [text["goal"], *text["deal"], *text["turns"], *text["brief"], *text["words"].values()]
    filled = (templates.sentence(each, spiel=table, r=session.values).strip() for each in sentences)
    return [each for each in filled if each]


def test_english_counts_joins_and_owns() -> None:
    templates = Templates(ROOTS, English.load(ROOTS))
    said = templates.sentence(
        "{{ 1 | anzahl('Karte') }}, {{ 0 | anzahl('Karte') }}, {{ 13 | anzahl('Punkt') }}, "
        "{{ 2 | anzahl('Minute', figure=true) }}, {{ ['a', 'b', 'c'] | aufzaehlung }}, {{ 'Anna' | genitiv }}, "
        "{{ 3 | mal }}, {{ 22 | ordnung }}, {{ 12345 | ziffern }}, {{ 0.3328 | prozent }}, {{ 0 | zahl }}"
    ).replace("\u00a0", " ")
    assert (
        said == "one card, no cards, 13 points, 2 minutes, a, b and c, Anna’s, three times, 22nd, 12,345, 33.3%, zero"
    )
    with pytest.raises(kw.KartenwerkError, match=r"lang/en/nouns\.toml: Fass: this noun is not in the list"):
        templates.sentence("{{ 2 | anzahl('Fass') }}")


# --- what is printed ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("out")


def test_booklet_card_and_text_are_english_and_are_called_so(out: Path, run: Run) -> None:
    made = made_by(run, out, "--page", "card", "--reference", "--text")
    assert {path.name for path in made} == {
        "box_booklet.pdf", "box_booklet_on_a4.pdf", "reference_card.pdf", "reference_cards_a4.pdf", "rules.txt",
    }  # fmt: skip
    text = (out / "hedgerow_cards/hedgerow/rules.txt").read_text()
    assert "Chapter 3: How to play" in text and "Ben: plays · trumps: Elder" in text
    lines = tool("pdftotext", out / "hedgerow_cards/hedgerow/box_booklet.pdf", "-").splitlines()
    assert any("·" in line for line in lines) and not any(line.startswith("·") for line in lines)


@pytest.mark.slow
def test_pages_for_screens_and_large_ones_are_english(out: Path, run: Run) -> None:
    made_by(run, out, "--large-print", "--html", "--screen")
    page = (out / "hedgerow_cards/hedgerow/rules.html").read_text()
    assert '<html lang="en"' in page and ">At a glance<" in page
    assert b"/Lang (en)" in (out / "hedgerow_cards/hedgerow/rules_screen.pdf").read_bytes()


def made_by(run: Run, out: Path, *wanted: str) -> list[Path]:
    """The files of the rules that are asked for; none says a German word."""
    files = json.loads(run("rules", HEDGEROW, *wanted, "--out", out, "--json").out)["files"]
    made = [Path(file["path"]) for file in files]
    for path in made:
        assert not german_words(told(path)), path
    return made


def test_the_pad_is_english(out: Path, run: Run) -> None:
    (made,) = json.loads(run("pad", HEDGEROW, "--out", out, "--json").out)["files"]
    text = told(Path(made["path"]))
    assert made["path"].endswith("pad_a6_on_a4.pdf") and not german_words(text)
    assert {"Date", "Points", "Total", "Result", "Ben"} <= set(text.split())


def told(path: Path) -> str:
    """What a file says, without what only its tags say."""
    if path.suffix == ".pdf":
        return tool("pdftotext", "-layout", path, "-")
    text = path.read_text()
    return re.sub(r"<style.*?</style>|<script.*?</script>|<[^>]*>", " ", text, flags=re.DOTALL)


def test_house_rules_are_told_in_english(run: Run, tmp_path: Path) -> None:
    run("rules", HEDGEROW, "--set", "half=18", "--text", "--out", tmp_path)
    text = (tmp_path / "hedgerow_cards/hedgerow/rules.txt").read_text()
    assert "Whoever plays alone needs more points than: 18 (usually: 16)." in text and not german_words(text)


@pytest.mark.parametrize(("script", "table", "name"), [
    ("basic", "en-ueb-g1.ctb", "uncontracted"), ("full", "en-ueb-g2.ctb", "contracted")
])  # fmt: skip
def test_braille_is_read_back_as_the_text_it_was_made_of(
    script: str, table: str, name: str, run: Run, out: Path
) -> None:
    if shutil.which("lou_translate") is None:
        pytest.skip("LIBLOUIS IS NOT INSTALLED: ENGLISH BRAILLE IS NOT READ BACK")
    made = json.loads(run("rules", HEDGEROW, "--braille", script, "--out", out, "--json").out)["files"]
    assert [Path(each["path"]).name for each in made] == [f"rules_{name}_nabcc.brf", f"rules_{name}.pef"]
    run("rules", HEDGEROW, "--text", "--out", out)
    written = Path(made[1]["path"]).read_text()
    assert "<dc:language>en</dc:language>" in written
    pages = [re.findall("<row>(.*?)</row>", page) for page in written.split("</page>")]
    words = read_back([row for page in pages for row in page[:-1]], table).split()  # the last row numbers the page
    assert words == in_braille((out / "hedgerow_cards/hedgerow/rules.txt").read_text()).split()
    assert not german_words(" ".join(words))


def read_back(rows: Sequence[str], table: str) -> str:
    """What liblouis reads in rows of cells."""
    command = ["lou_translate", "--backward", f"unicode.dis,{table}"]
    done = subprocess.run(command, input="\n".join(rows), capture_output=True, encoding="utf-8", check=True, timeout=60)
    return in_braille(done.stdout)


def in_braille(text: str) -> str:
    """Text with what Braille does not tell apart written alike: quotation marks, and dashes of either length."""
    return text.translate({ord(one): other for one, other in zip("“”‘’—", "\"\"''–", strict=True)})


# --- at the table ---------------------------------------------------------------------------------------------

TYPED = """hint
?
1
hand
table
moves
why bramble 8
why bramble 3
xyz
score
last trick
history
rule
rule trick
2
"""


def test_a_seat_hears_english_whatever_the_users_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(TYPED + "1\n" * 8))
    said = run("play", HEDGEROW, "--seat", "1", "--seed", "3", "--plain", "--lang", "de", "--playouts", "8").out
    assert "Choose: 1: play, 2: decline." in said and "You play." in said
    assert "a card (“Bramble 8”)" in said and "You: trumps Hazel." in said
    assert "The basket is spilt: Ben +10, Chloe +10." in said and f"kartenwerk rules {HEDGEROW}" in said
    assert not german_words(said)


def test_a_watched_match_is_told_in_english(run: Run) -> None:
    said = run("play", HEDGEROW, "--plain", "--deals", "2", "--policy", "random").out
    assert said.startswith("Hedgerow, 3 players, deal 1") and "Standing: " in said and "After 2 deals" in said
    assert re.search(r" plays$", said, re.MULTILINE) and re.search(r" trumps: \w+$", said, re.MULTILINE)
    assert not german_words(said)


def test_a_german_game_with_the_same_deck_stays_german(tmp_path: Path, run: Run) -> None:
    file = write_game(tmp_path)
    said = run("play", file, "--plain", "--policy", "random").out
    assert said.startswith("Seezeichen, 2 Spieler\n") and "Der Stich geht an Anna" in said


MARKS = """id = "marks"
title = "Sea Marks"
deck = "./decks/main"
language = "en"
players = [{players}]
move_seconds = 6

[trick_game]
suits = ["gull", "anchor", "wave"]
ranks = ["4", "3", "2", "1"]
{keys}

[[trick_game.score]]
id = "points"
points = "points + 10 * (tricks == bid)"

[tally]
points = "what the bid and the tricks bring"
"""

PASSED = """passing = { cards = 1, to = ["left", "across", "nobody"] }
sides = { by = "cards", cards = ["gull-4", "wave-4"] }
lead = { closed = "wave", opened_by = ["gull-4", "*-*"] }
first_trick = { lead = "anchor-1", spare = ["wave-*"] }
bidding = { kind = "number", sum_differs = 1 }
worth = { each_trick = 1, ranks = { "4" = 2 } }
end = { deals = 4, goal = 40 }"""
CALLED = """alone = { by = "ask", nobody = "dealer" }
sides = { by = "called", cards = ["gull-4", "wave-4"], suit_held = true, must_lay = true }
trumps = { by = "named", above = ["gull-1"] }
bidding = { kind = "number", least = 1, most = 2 }"""
GROWING = """deal = { hand = "min(deal, 3)" }
bidding = { kind = "number", least = 1 }
end = { deals = 4 }"""
LEFT_OVER = """deal = { hand = 3, stock = 3, stock_to = "last_trick" }
passing = { cards = 4 }
trumps = { by = "none", above = ["gull-4"] }
bidding = { kind = "number", most = 2 }"""
SAID = {
    (PASSED, 4): (
        "plays together with whoever holds the others, against the rest: Gull 4, Wave 4.",
        "everybody chooses one card and passes it on face down. Nobody picks up",
        "Which way changes from deal to deal: to the left, across the table, not at all, and then",
        "The last bid may not make all bids add up to the number of tricks.",
        "Whoever holds Anchor 1 leads it to the first trick.",
        "holds nothing else, until Wave, Gull 4 or any card has been played in a trick.",
        "Each trick counts one point besides its cards.",
        "Each trick: Points 1.",
        "Anna: passes on ",
        "Anna: bids ",
        "holds Gull 4: that shows who plays together.",
    ),
    (CALLED, 4): (
        "The first to say yes is the declarer. If nobody does, the dealer is.",
        "The declarer calls a card that another player holds: Gull 4 or Wave 4.",
        "You bid from 1 to 2, but no more than there are tricks.",
        "In this all trumps are one suit of their own",
        ": plays · trumps: ",
        "Declarer means the player who has taken on the game",
    ),
    (GROWING, 3): (
        "Say beforehand how many tricks you will take, and then take exactly as many.",
        "How many cards everybody gets changes from deal to deal: 1, 2, 3, 3.",
        "You bid at least 1, or all tricks if there are fewer.",
    ),
    (LEFT_OVER, 3): (
        "The only trumps are, from the top: Gull 4.",
        "passes them on face down, to the left. Whoever holds fewer passes on all.",
        "You bid 2 at most.",
        "Whoever takes the last trick gets the stock, too.",
        "The stock, with",
    ),
}  # fmt: skip


def write_marks(root: Path, keys: str, players: int) -> Path:
    """A game in English with these keys of its table, on a deck in English."""
    game = MARKS.replace("{keys}", keys).replace("{players}", str(players))
    return write_game(root, game, DECK.replace('title = "Probe"', 'title = "Sea Marks"\nlanguage = "en"'), ENGLISH_ROWS)


@pytest.mark.parametrize(("keys", "players"), SAID, ids=["passed", "called", "growing", "left_over"])
def test_what_is_passed_bid_called_and_closed_is_said_in_english(
    keys: str, players: int, run: Run, tmp_path: Path
) -> None:
    file = write_marks(tmp_path, keys, players)
    run("rules", file, "--text", "--out", tmp_path / "out")
    text = " ".join((tmp_path / "out/probe/marks/rules.txt").read_text().split())
    for part in SAID[keys, players]:
        assert part in text
    assert not german_words(text)


@pytest.mark.parametrize(
    ("keys", "typed", "heard"),
    [
        (PASSED, "why gull 4", ("Choose: pass on 1:", "on one card face down.", "1: bid 0, 2: bid 1", "Bid: You 0")),
        (CALLED, "moves", ("Choose: 1: play, 2: decline.", "Declarer: You.", "You call Wave 4.", "Called: Wave 4.")),
    ],
    ids=["passed", "called"],
)  # fmt: skip
def test_before_the_first_trick_a_seat_hears_english(
    keys: str, typed: str, heard: tuple[str, ...], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}\n1\n" * 4 + "1\n" * 8))
    file = write_marks(tmp_path, keys, 4)
    said = run("play", file, "--seat", "1", "--seed", "3", "--plain", "--lang", "de", "--playouts", "8").out
    assert all(part in said for part in heard) and not german_words(said.replace(str(tmp_path), ""))


def test_a_german_table_is_said_in_english_to_whoever_wants_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 20))
    file = HEDGEROW.parents[1] / "stichspiele/rules_data/games/schafkopf.toml"
    said = run("play", file, "--seat", "1", "--seed", "3", "--plain", "--lang", "en", "--playouts", "8").out
    assert "Declarer: You." in said and "Called: ace of leaves." in said
    assert "Dirk holds the ace of leaves: that shows who plays together." in said


# --- what is wrong --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "deck", "expected"),
    [
        (
            ENGLISH.replace('"en"', '"fr"'),
            DECK,
            "seezeichen.toml: language: the value does not fit; found 'fr'; expected 'de' or 'en'",
        ),
        (
            ENGLISH.replace("./decks/main", "./decks/mian"),
            DECK,
            "deck: there is no deck in this folder; found './decks/mian'",
        ),
        (ENGLISH, DECK.replace("suit =", "note ="), "this needs a deck of suits and ranks"),
        (ENGLISH, DECK.replace("{{ rang }}", "{{ rank }}"), "karten.csv"),
    ],
)
def test_what_is_wrong_is_one_sentence(game: str, deck: str, expected: str, tmp_path: Path) -> None:
    file = write_game(tmp_path, game, deck, "\n".join(ROWS))
    with pytest.raises(kw.KartenwerkError) as told:
        kw.game(file)
    assert expected in str(told.value)


def test_cards_of_rank_and_suit_have_an_article_in_english_sentences() -> None:
    said = " ".join(said_of("hearts"))
    assert "the Two of Clubs" in said and not re.search(r"(?<![Tt]he )\b(Two of Clubs|Queen of Spades)", said)
    assert "minus point" not in said and "penalty points" in said


def test_an_evening_of_a_game_in_english_is_shared_in_english(run: Run, tmp_path: Path) -> None:
    file, page = tmp_path / "evening.toml", tmp_path / "evening.html"
    run("score", "new", file, HEDGEROW, "--players", "Ann,Ben,Chloe", "--date", "2026-12-01")
    for points in (17, 3):
        run("score", "add", file, "alone=Ann", f"side_points={points}")
    for _again in range(2):  # the program replaces a page of its own
        run("score", "page", file, "--out", page)
    html = page.read_text(encoding="utf-8")
    said = re.sub("<[^>]*>", " ", re.sub("<style>.*?</style>", "", html, flags=re.DOTALL))
    assert '<html lang="en">' in html and "2026-12-01" in said and not german_words(said)
    run("score", "pad", file, "--out", tmp_path)
    (pdf,) = tmp_path.rglob("*.pdf")
    written = tool("pdftotext", pdf, "-")
    assert "Result" in written and not german_words(written)


def test_words_of_an_evening_are_the_same_in_both_languages() -> None:
    assert {*words_in("evening", "de")} == {*words_in("evening", "en")}
