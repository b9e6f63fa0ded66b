"""The kit of a game: files in a folder for each language, of a deck or part, the same bytes twice; and its guide."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from tests.custom.test_prints import edit
from tests.own_game.games import DECK, GAME, TABLE, TOKEN, game, workshop
from tests.support import Run

from kartenwerk.build.manifest import File
from kartenwerk.products.boxed_game.guide import PrintedFile, find_need_of_game, guide_products
from kartenwerk.products.boxed_game.kit import game_folder_kit
from kartenwerk.products.boxed_game.lid_box import box_products
from kartenwerk.products.boxed_game.simulator import game_simulator_products
from kartenwerk.products.boxed_game.tabletop import game_tables
from kartenwerk.products.cutting.order import cut_game, order_cut

BOARD = 'kind = "board"\nsize = [300, 120]\npicture = "plan"\n'
PLAN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120"><path d="M0 0h300v120H0z" fill="#C9741A"/></svg>'
DIE = """kind = "die"
size = 16
net = true
rows = [{ id = "1" }, { id = "2" }, { id = "3" }, { id = "4" }, { id = "5" }, { id = "6" }]
[layouts.seite]
ground = "rot"
"""
SHIP = 'kind = "standee"\nsize = [26, 36]\nrows = [{ id = "ship", count = 2 }]\n[layouts.ship]\nground = "rot"\n'
PARTS = {"parts/plan.toml": BOARD, "bilder/plan.svg": PLAN, "parts/die.toml": DIE, "parts/ship.toml": SHIP}


def test_a_kit_says_of_each_file_what_it_is_of(tmp_path: Path, run: Run) -> None:
    root, out = game(tmp_path / "game", PARTS), tmp_path / "out"
    made = run("kit", str(root), "--out", str(out), "--json").json
    assert made["ok"] and made["complaints"] == []
    found = {(file["of"], file["language"], file["kind"]) for file in made["files"]}
    decks = {("haupt", language, kind) for language in ("de", "en") for kind in ("sheet", "single")}
    boxes = {("box", language, kind) for language in ("de", "en") for kind in ("bottom", "lid")}
    parts = {
        ("mark", "de", "pieces"),
        ("plan", "de", "board"),
        ("plan", "de", "single"),
        ("die", "de", "die"),
        ("ship", "de", "standees"),
    }
    guides = {("probe", language, "guide") for language in ("de", "en")}
    assert found == decks | boxes | parts | guides
    names = {Path(file["path"]).relative_to(out).as_posix() for file in made["files"]}
    assert {"probe/de/haupt/karten_a4.pdf", "probe/en/haupt/cards_a4.pdf", "probe/de/mark/teile_a4.pdf"} <= names
    guide = PdfDocument(out / "probe" / "de" / "druckanleitung.pdf")
    words = " ".join(page.get_textpage().get_text_range() for page in guide)
    assert all(
        word in words for word in ("Den Spielplan kleben", "Die Schachtel", "Aufsteller", "Würfel", "teile_a4.pdf")
    )
    again = run("kit", str(root), "--out", str(tmp_path / "again"), "--json").json
    assert [file["sha256"] for file in again["files"]] == [file["sha256"] for file in made["files"]]


def test_one_language_alone_brings_the_parts_that_it_needs(tmp_path: Path, run: Run) -> None:
    root = game(tmp_path / "game")
    made = run("deck", f"{root}/mark", "--language", "en", "--out", str(tmp_path / "out"), "--json").json
    assert [Path(file["path"]).name for file in made["files"]] == ["pieces_a4.pdf"]


def test_a_game_in_one_language_has_no_folder_for_it(tmp_path: Path, run: Run) -> None:
    root = game(
        tmp_path / "game",
        {
            "game.toml": GAME.replace('["de", "en"]', '["de"]')
            .replace(', en = "Trial"', "")
            .replace(', "name@en" = "Good"', ""),
            "decks/haupt/deck.toml": "",
            "parts/mark.toml": TOKEN,
        },
    )
    (root / "decks" / "haupt" / "deck.toml").unlink()
    made = run("deck", f"{root}/mark", "--out", str(tmp_path / "out"), "--json").json
    assert [file["path"] for file in made["files"]] == [str(tmp_path / "out" / "probe" / "mark" / "teile_a4.pdf")]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("deck", "ROOT", "--language", "fr"), "--language: the game has no such language"),
        (("deck", "ROOT/maark"), "the game has no deck or part of this name (did you mean mark?)"),
        (("deck", "ROOT/mark", "--service", "meinspiel"), "a part of a game is printed on sheets alone"),
        (("deck", "buchstaben", "--language", "en"), "--language: the deck has no such language"),
        (("site", "ROOT"), "this command takes no game"),
        (("box", "ROOT", "--paper", "a3"), "the box of a game is as large as what lies in it"),
        (
            ("box", "ROOT", "--foil", "overprint"),
            "foil of a game in a folder is a colour of its own; expected --plates",
        ),
        (("kit", "ROOT", "--for", "watten"), "a game in a folder has no rules of the program"),
    ],
)
def test_what_does_not_go_is_refused_in_a_sentence(
    tmp_path: Path, run: Run, words: tuple[str, ...], sentence: str
) -> None:
    root = game(tmp_path / "game")
    done = run(*(word.replace("ROOT", str(root)) for word in words), "--out", str(tmp_path / "out"))
    assert sentence in done.err
    assert not (tmp_path / "out").exists()


def test_a_game_with_a_fault_writes_nothing(tmp_path: Path, run: Run) -> None:
    root = game(tmp_path / "game", {"decks/haupt/karten.csv": TABLE.replace("Bread", "")})
    done = run("kit", str(root), "--out", str(tmp_path / "out"))
    assert "row 2, column text@en" in done.err
    assert not (tmp_path / "out").exists()


def test_a_game_of_one_deck_has_a_tuck_box_and_its_pad(tmp_path: Path, run: Run) -> None:
    one = GAME.replace('["de", "en"]', '["de"]').replace(', en = "Trial"', "").replace(', "name@en" = "Good"', "")
    deck = DECK.replace(', en = "Cards"', "")
    table = "id;art;text\na;gut;Brot\n"
    files = {"game.toml": one + "[pad]\ncolumns = 3\n", "decks/haupt/deck.toml": deck, "decks/haupt/karten.csv": table}
    root = game(tmp_path / "game", files)
    (root / "parts" / "mark.toml").unlink()
    found = workshop(root)
    kit = game_folder_kit(found, found.game.members, "a4", is_whole=True)
    kinds = {product.kind for product in kit.products}
    assert {"box", "pad", "sheet"} <= kinds
    assert not {"bottom", "lid"} & kinds


def test_what_does_not_fit_on_the_paper_is_left_out_and_named(tmp_path: Path) -> None:
    big = 'kind = "tile"\nshape = "square"\nsize = 190\nrows = [{ id = "x" }]\n[layouts.x]\nground = "rot"\n'
    found = workshop(game(tmp_path, {"parts/big.toml": big}))
    kit = game_folder_kit(found, found.game.members, "148x210", is_whole=False)
    assert [note for note in kit.left_out if note.startswith("big is left out: --paper: the paper is too small")]
    assert {product.of for product in kit.products} == {"haupt", "mark"}


def test_a_part_whose_file_has_changed_is_made_anew(tmp_path: Path, run: Run) -> None:
    """What stands in the part's own file is among what its sheets are made from."""
    root, words = game(tmp_path / "game"), ("deck", tmp_path / "game/mark", "--out", tmp_path / "out", "--json")
    first = run(*words).json["files"]
    assert run(*words).json["unchanged"] == len(first) == 1
    edit(root, "parts/mark.toml", 'ground = "rot"', 'ground = "papier"')
    again = run(*words).json
    assert again["unchanged"] == 0
    assert again["files"][0]["sha256"] != first[0]["sha256"]


def test_the_rules_of_a_draft_are_a_draft_as_well(tmp_path: Path, run: Run) -> None:
    root = game(tmp_path / "game", {"regeln.md": "# Ziel\n\nGewinnt: ![[karte:a]].\n"})
    made = run(
        "rules", str(root), "--draft", "--as", "0.7", "--language", "de", "--out", str(tmp_path / "out"), "--json"
    )
    assert made.json["ok"], made
    (booklet,) = (file["path"] for file in made.json["files"] if file["kind"] == "booklet")
    assert all("Entwurf 0.7" in page.get_textpage().get_text_range() for page in PdfDocument(booklet))


NAMED = {"sheet", "single", "box", "booklet", "imposed", "page", "text", "pad", "guide"}
NEW = {"pieces", "board", "die", "standees", "bottom", "lid", "cut", "plate", "table", "cgs"}


def test_every_file_of_a_game_says_what_it_is_of_in_which_language_and_of_which_kind(tmp_path: Path) -> None:
    """Nothing is drawn: of all files that a kit, a screen and a cutting machine take, in both languages."""
    rules = {"regeln.md": "# Ziel\n\nGewinnt.\n", "rules.md": "# Aim\n\nWin.\n"}
    golden = {
        "game.toml": GAME.replace(
            "[colours]", '[pad]\ncolumns = 3\n[colours]\ngold = { screen = "#C9A23B", spot = "Foil" }'
        )
        + '[box]\nground = "rot"\ncolour = "gold"\n'
    }
    found = workshop(game(tmp_path, {**PARTS, **rules, **golden}))
    members = found.game.members
    made = game_folder_kit(found, members, "a4", is_whole=True).products
    made += game_folder_kit(found, members, "a4", is_whole=True, parts=("parts",), mixed=True).products
    made += guide_products(found, [], found.game.languages, "a4")
    made += cut_game(found, members, order_cut(found, "silhouette", None, None), is_whole=True).products
    made += game_tables(found, members, lambda folder: folder).products
    made += game_simulator_products(found, members)
    made += box_products(found, found.game.languages, "files")
    of = {"haupt", "mark", "plan", "die", "ship", "probe", "box", "rules"}
    for product in made:
        assert product.of in of, product.path
        assert product.language in ("de", "en")
        assert f"probe/{product.language}/" in product.path
    assert {product.kind for product in made} == (NAMED | NEW | {"image"}) - {"box"}


def test_a_part_called_like_the_game_is_listed_with_its_folder(tmp_path: Path) -> None:
    found = workshop(game(tmp_path, {"parts/probe.toml": SHIP}))
    for path in ("probe/de/probe/aufsteller_a4.pdf", "probe/de/mark/teile_a4.pdf"):
        need = find_need_of_game(found, PrintedFile(path, "pieces", 1, "probe", "de"), "de")
        assert need is not None and need.place == path.removeprefix("probe/de/")


def test_a_board_that_lies_beside_the_box_is_named_in_the_edition_s_language(tmp_path: Path) -> None:
    titled = BOARD + 'title = { de = "Spielplan", en = "Board" }\n'
    found = workshop(game(tmp_path, {"parts/plan.toml": titled, "bilder/plan.svg": PLAN}))
    for language, name in (("de", "Spielplan"), ("en", "Board")):
        made = game_folder_kit(found, found.game.in_language(language), "a4", is_whole=True)
        assert [note for note in made.left_out if note.startswith(f"{name} does not lie in the box")]


@pytest.mark.parametrize(("net", "is_told"), [("true", True), ("false", False)])
def test_the_guide_tells_of_a_paper_die_where_there_is_one(tmp_path: Path, net: str, is_told: bool) -> None:
    found = workshop(game(tmp_path, {"parts/die.toml": DIE.replace("net = true", f"net = {net}")}))
    sheet = File("probe/de/die/wuerfel_a4.pdf", "die", "", 0, 1, 0.0, "", (), of="die", language="de")
    (guide,) = guide_products(found, [sheet], ("de",), "a4")
    words = " ".join(page.get_textpage().get_text_range() for page in PdfDocument(guide.make(found).data))
    assert ("Papierwürfel" in words.replace("\u00ad", "")) is is_told
