"""A game in a folder: what its decks and parts share, its languages, and its faults, each in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.decks import ICON
from tests.own_game.games import DECK, GAME, MEADOW, SAMPLE, TABLE, TOKEN, edition, game, notes, sentences, workshop


def words(root: Path, language: str) -> list[tuple[str, str]]:
    return [(card.title, str(card.values["text"])) for card in edition(root, "haupt", language).cards]


def test_each_language_has_its_own_columns_and_words_of_lists(tmp_path: Path) -> None:
    root = game(tmp_path)
    assert words(root, "de") == [("Gut", "Brot"), ("Gut", "Käse")]
    assert words(root, "en") == [("Good", "Bread"), ("Good", "Cheese")]
    assert (edition(root, "haupt", "de").title, edition(root, "haupt", "en").title) == ("Karten", "Cards")


def test_a_sound_game_has_no_faults(tmp_path: Path) -> None:
    assert sentences(game(tmp_path)) == []


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (
            TOKEN.replace('"token"', '"tokn"'),
            "kind: the value does not fit; found 'tokn'; "
            "expected 'token', 'tile', 'counter', 'board', 'die' or 'standee'",
        ),
        (
            TOKEN.replace('kind = "token"\n', ""),
            "kind: the key is missing; expected 'token', 'tile', 'counter', 'board', 'die' or 'standee'",
        ),
        (TOKEN.replace("size = 25\n", ""), "size: the key is missing; expected a value"),
        (TOKEN.replace("25", "5"), "size: a token is 8 to 120 mm wide and high"),
        (
            TOKEN.replace('[{ id = "mark", count = 12 }]', "[]"),
            "rows: the value does not fit; found []; expected at least one entry",
        ),
        (
            TOKEN.replace('[{ id = "mark", count = 12 }]', '"mark"'),
            "rows: the value does not fit; found 'mark'; expected a list",
        ),
    ],
)
def test_a_wrong_key_of_a_part_is_one_fault_and_names_no_key_that_is_there(
    tmp_path: Path, given: str, fault: str
) -> None:
    assert sentences(game(tmp_path, {"parts/mark.toml": given})) == [f"parts/mark.toml: {fault}"]


def test_beside_a_wrong_kind_other_faults_of_the_part_are_told(tmp_path: Path) -> None:
    part = TOKEN.replace('"token"', '"tokn"').replace("ground =", "grund =")
    assert [each.split(":")[1] for each in sentences(game(tmp_path, {"parts/mark.toml": part}))] == [
        " kind",
        " layouts.mark.grund",
    ]


def test_a_shared_list_is_silent_where_the_table_has_no_such_column(tmp_path: Path) -> None:
    files = {"decks/b/deck.toml": DECK.replace("{{ art.name }}", "{{ id }}"), "decks/b/karten.csv": "id;text\na;Brot\n"}
    assert sentences(game(tmp_path, files)) == []


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        (
            {"decks/haupt/karten.csv": TABLE.replace("Bread", "")},
            'decks/haupt/karten.csv: row 2, column text@en: empty where text@de has a text; "-" says that it is meant',
        ),
        (
            {"decks/haupt/karten.csv": TABLE.replace("text@en", "text@fr")},
            "decks/haupt/karten.csv: column text@fr: the game has no such language; found fr; expected one of de, en",
        ),
        (
            {"decks/haupt/karten.csv": TABLE.replace("text@en", "text")},
            "decks/haupt/karten.csv: column text: the column is there with a language and without one",
        ),
        (
            {"decks/haupt/deck.toml": DECK + '[colours]\nrot = "#112233"\n'},
            "decks/haupt/deck.toml: colours.rot: the game has this already, for all its decks; found #112233; "
            "expected another name, or own = true at the head of the file",
        ),
        (
            {"game.toml": GAME.replace('id = "probe"', f'id = "{"p" * 41}"')},
            "game.toml: id: an id has at most 40 characters",
        ),
        (
            {"game.toml": GAME + '[rules]\nfr = "regeln.md"\n'},
            "game.toml: rules.fr: the game has no such language; found fr; expected one of de, en",
        ),
        (
            {"game.toml": GAME + '[styles.a]\nextends = "b"\n[styles.b]\nextends = "a"\n'},
            "game.toml: styles.b.extends: styles extend each other in a circle; found a > b > a",
        ),
        (
            {"game.toml": GAME + '[folders]\npictures = "../.."\n'},
            "game.toml: folders.pictures: a file lies in the deck's folder; found '../..'; "
            "expected a name without .., \\ or :",
        ),
        (
            {"game.toml": GAME.replace('["de", "en"]', '["de", "en"]\ndecks = ["haupt", "haupt"]')},
            "game.toml: decks: the name stands twice; found haupt",
        ),
        (
            {"game.toml": GAME.replace('["de", "en"]', '["de", "en", "de"]')},
            "game.toml: languages: the name stands twice; found de",
        ),
        (
            {"game.toml": GAME.replace('["de", "en"]', "[]")},
            "game.toml: languages: the value does not fit; found []; expected at least one entry",
        ),
        (
            {"deck.toml": DECK},
            "game.toml: a folder holds a game or a deck; found deck.toml beside it; expected deck.toml in decks/NAME/",
        ),
        (
            {"game.toml": GAME.replace('"de", "en"]', '"de", "en"]\ndecks = ["haupd"]')},
            "game.toml: decks: there is none of this name in decks/ (did you mean haupt?); found haupd",
        ),
        (
            {"game.toml": GAME.replace(', "name@en" = "Good"', "")},
            "game.toml: lists.art.gut.name@en: the key is missing in this language; expected a text",
        ),
        (
            {"game.toml": GAME.replace(', en = "Trial"', "")},
            "game.toml: title.en: the title is missing in this language",
        ),
        ({"game.toml": GAME.replace("id =", "idd =")}, "game.toml: idd: there is no such key (did you mean id?)"),
        (
            {"parts/mark.toml": TOKEN.replace('"round"', '"hexagon"')},
            "parts/mark.toml: shape: the value does not fit; found 'hexagon'; "
            "expected 'round', 'hex', 'hex-pointed', 'square' or 'rectangle'",
        ),
        (
            {"parts/mark.toml": TOKEN.replace("25", "5")},
            "parts/mark.toml: size: a token is 8 to 120 mm wide and high",
        ),
        (
            {"parts/mark.toml": TOKEN.replace('ground = "rot"', 'ground = "rott"')},
            "parts/mark.toml: layouts.mark.ground: there is no colour rott (did you mean rot?); "
            "expected a name of [colours], or #rrggbb",
        ),
        (
            {"parts/mark.toml": TOKEN.replace("rows = [", 'cards = "x.csv"\nrows = [')},
            "parts/mark.toml: cards: a part has a table or rows, not both; found x.csv",
        ),
        (
            {"parts/plan.toml": 'kind = "board"\nsize = [300, 120]\npicture = "plan"\nfold = [0, 2]\n'},
            "parts/plan.toml: fold.0: the value does not fit; found 0; expected 1 or more",
        ),
        (
            {"parts/plan.toml": 'kind = "board"\nsize = [300, 120]\npicture = "plan"\n'},
            "parts/plan.toml: picture: the folder bilder/ has no plan; "
            "expected files in bilder/, or the folder's name in `folders`",
        ),
        (
            {"parts/haupt.toml": TOKEN},
            "game.toml: parts: a deck and a part have the same name; found haupt; expected another name",
        ),
    ],
)
def test_a_fault_names_file_place_and_what_is_expected(tmp_path: Path, files: dict[str, str], sentence: str) -> None:
    assert sentence in sentences(game(tmp_path, files))


def test_all_faults_of_all_files_are_named_at_once(tmp_path: Path) -> None:
    files = {
        "game.toml": GAME.replace('"#A8502A"', '"red"'),
        "decks/haupt/karten.csv": TABLE.replace("Cheese", "").replace(";gut;Brot", ";gutt;Brot"),
        "parts/mark.toml": TOKEN.replace('ground = "rot"', 'grund = "rot"'),
    }
    found = sentences(game(tmp_path, files))
    assert {sentence.partition(":")[0] for sentence in found} == {
        "game.toml",
        "decks/haupt/karten.csv",
        "parts/mark.toml",
    }
    assert len(found) == len(set(found))


def test_a_dash_says_that_a_text_is_meant_to_be_empty(tmp_path: Path) -> None:
    root = game(tmp_path, {"decks/haupt/karten.csv": TABLE.replace("Bread", "-")})
    assert (sentences(root), words(root, "en")[0]) == ([], ("Good", ""))


def test_a_language_without_a_column_is_a_note(tmp_path: Path) -> None:
    root = game(tmp_path, {"decks/haupt/karten.csv": "id;art;text@de\na;gut;Brot\n"})
    assert "haupt (en): decks" not in " ".join(notes(root))
    assert "haupt (en): karten.csv: there is no column text@en; its texts are empty" in notes(root)


def test_a_deck_may_replace_a_colour_that_it_calls_its_own(tmp_path: Path) -> None:
    root = game(tmp_path, {"decks/haupt/deck.toml": "own = true\n" + DECK + '[colours]\nrot = "#112233"\n'})
    assert sentences(root) == []
    assert edition(root, "haupt", "de").palette["rot"].screen == "#112233"
    assert edition(root, "mark", "de").palette["rot"].screen == "#A8502A"


def test_an_icon_of_the_deck_goes_before_that_of_the_game(tmp_path: Path) -> None:
    root = game(tmp_path, {"decks/haupt/zeichen/muenze.svg": ICON.replace("C9741A", "112233")})
    assert edition(root, "haupt", "de").tools.folder.icons()["muenze"].name == "zeichen/muenze.svg"
    assert b"112233" in edition(root, "haupt", "de").tools.folder.icons()["muenze"].bytes()
    assert b"C9741A" in edition(root, "mark", "de").tools.folder.icons()["muenze"].bytes()


def test_a_picture_of_the_language_goes_before_the_one_without(tmp_path: Path) -> None:
    board = 'kind = "board"\nsize = [100, 100]\npicture = "plan"\n'
    root = game(tmp_path, {"parts/plan.toml": board, "bilder/plan.svg": ICON, "bilder/plan@en.svg": ICON})
    found = [edition(root, "plan", each).tools.folder.find("pictures", "plan").name for each in ("de", "en")]
    assert found == ["bilder/plan.svg", "bilder/plan@en.svg"]


def test_a_deck_that_is_a_link_out_of_the_game_is_refused(tmp_path: Path) -> None:
    root = game(tmp_path / "game")
    (tmp_path / "elsewhere").mkdir()
    (root / "decks" / "b").symlink_to(tmp_path / "elsewhere")
    assert any("link that leads out" in sentence for sentence in sentences(root))


@pytest.mark.parametrize("name", ["../haupt", "a/b", ".."])
def test_no_deck_is_named_out_of_the_folder(tmp_path: Path, name: str) -> None:
    root = game(tmp_path, {"game.toml": GAME.replace('"de", "en"]', f'"de", "en"]\ndecks = ["{name}"]')})
    assert sentences(root)[0].startswith("game.toml: decks: there is none of this name in decks/")


def test_the_sample_game_has_what_it_says(tmp_path: Path) -> None:
    found = workshop(SAMPLE)
    decks = {each.name: found.edition(each).deck for each in found.game.in_language("en")}
    assert {name: len(deck.pack.cards) for name, deck in decks.items()} == {
        "haupt": 36,
        "auftrag": 8,
        "licht": 12,
        "muenze": 20,
        "see": 9,
        "boje": 6,
        "brett": 1,
        "schiff": 4,
        "wetterwuerfel": 6,
    }
    assert decks["haupt"].cards[0].title == "Gull 1"


def test_the_game_of_tiles_is_sound_and_its_numbers_are_those_of_its_rules() -> None:
    assert (sentences(MEADOW), notes(MEADOW)) == ([], ())
    found = workshop(MEADOW)
    decks = {each.name: found.edition(each).deck for each in found.game.in_language("de")}
    assert {name: len(deck.pack.cards) for name, deck in decks.items()} == {
        "auftrag": 24,  # one more is a draft
        "woche": 12,
        "wiese": 36,
        "honig": 40,
        "stock": 12,
        "wuerfel": 6,
    }
    laid = {players: players * (12 if players == 2 else 8) for players in (2, 3, 4)}
    assert max(laid.values()) < len(decks["wiese"].pack.cards)  # the first tile lies there already
    assert [card.title for card in decks["woche"].cards][8:10] == ["Woche 9", "Woche 10"]
    worth = {2: 3, 3: 4, 4: 6, 5: 9, 6: 12}
    for card in decks["auftrag"].cards:
        honey = sum(int(str(card.values[flower])) for flower in ("raps", "klee", "linde", "heide"))
        assert str(card.values["punkte"]) == str(worth[honey]), card.id
