"""All kits at once, and again only what has changed."""

from __future__ import annotations

import fnmatch
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import get_args

import pytest
from tests.support import WORKSHOP, Run, some

from kartenwerk.base.data import DataFile, DataRoots, project_root
from kartenwerk.build.fingerprint import Fingerprints, describe
from kartenwerk.build.manifest import File
from kartenwerk.build.product import FileKind, Made, Product
from kartenwerk.build.run import build
from kartenwerk.build.workshop import Workshop
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.plain import TEXT
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.cards.sheets import blanks_product
from kartenwerk.products.chips import chips_product
from kartenwerk.products.fonts import font_products
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.kits.kit import finished_decks, kit_follow_ups, kit_products

FINGERPRINTS = Fingerprints(WORKSHOP.roots)
DECKS = finished_decks(WORKSHOP.catalog)
LISTED = ("rules_data/decks/", "rules_data/games/")
"""What the catalog reads of every deck and game to know what there is."""


def product(path: str, text: str, log: Path, **changes: object) -> Product:
    made = Product(path, "text", partial(noted, text=text, log=str(log)), ())
    return replace(made, **changes)  # type: ignore[arg-type]


def noted(workshop: Workshop, text: str, log: str) -> Made:
    """Makes a text and notes it in the log."""
    with Path(log).open("a", encoding="utf-8") as lines:
        lines.write(f"{text}\n")
    return Made(text.encode(), 1)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


def made(log: Path) -> list[str]:
    """What has been made since this was asked last."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return lines


def run_build(out: Path, *products: Product, workshop: Workshop = WORKSHOP) -> dict[str, File]:
    return {file.path: file for file in build(workshop, products, out, lambda file: None)}


OCHRE = "ocker = { cmyk = [10, 38, 85, 5]"
"""A colour of the Walisch back, which every sheet shows."""

# what is made again, and what is not


def test_what_has_not_changed_is_not_made_again_and_nothing_is_written(tmp_path: Path, log: Path) -> None:
    out, one = tmp_path / "out", product("a.txt", "one", log)
    assert run_build(out, one)["a.txt"].written
    assert made(log) == ["one"]
    times = {path: path.stat().st_mtime_ns for path in out.iterdir()}
    again = run_build(out, one)["a.txt"]
    assert (again.written, again.pages, again.bytes) == (False, 1, 3)
    assert made(log) == []
    assert {path: path.stat().st_mtime_ns for path in out.iterdir()} == times


@pytest.mark.parametrize(
    "spoil",
    [
        lambda out: (out / "a.txt").write_text("two", encoding="utf-8"),
        lambda out: (out / "a.txt").unlink(),
        lambda out: (out / "manifest.json").unlink(),
        lambda out: (out / "manifest.json").write_text('{"files": [{"path": "a.txt"}]}', encoding="utf-8"),
    ],
)
def test_a_file_that_was_touched_or_is_not_told_of_is_made_again(
    tmp_path: Path, log: Path, spoil: Callable[[Path], object]
) -> None:
    out, one = tmp_path / "out", product("a.txt", "one", log)
    run_build(out, one)
    manifest = (out / "manifest.json").read_bytes()
    made(log)
    spoil(out)
    run_build(out, one)
    assert made(log) == ["one"]
    assert (out / "a.txt").read_text(encoding="utf-8") == "one"
    assert (out / "manifest.json").read_bytes() == manifest


@pytest.mark.parametrize("changes", [{"choices": (("size", "a6"),)}, {"kind": "sheet"}, {"inputs": ("walisch",)}])
def test_another_choice_kind_or_source_makes_the_file_anew_but_the_same_bytes_are_not_written(
    tmp_path: Path, log: Path, changes: dict[str, object]
) -> None:
    out = tmp_path / "out"
    first = run_build(out, product("a.txt", "one", log))["a.txt"]
    other = run_build(out, product("a.txt", "one", log, **changes))["a.txt"]
    assert made(log) == ["one", "one"]
    assert not other.written
    assert other.inputs != first.inputs
    assert json.loads((out / "manifest.json").read_text(encoding="utf-8"))["files"][0]["inputs"] == other.inputs


def test_what_preflight_found_is_told_again_of_a_file_that_stands(
    tmp_path: Path, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kartenwerk.build.pool.check_product", lambda workshop, product, data: ("a.txt: too small",))
    for _ in range(2):
        assert run_build(tmp_path / "out", product("a.txt", "one", log))["a.txt"].findings == ("a.txt: too small",)
    assert made(log) == ["one"]


def test_what_comes_last_is_made_again_when_something_before_it_has_changed(tmp_path: Path, log: Path) -> None:
    def count(files: Sequence[File]) -> list[Product]:
        return [product("count.txt", " ".join(file.sha256[:4] for file in files), log)]

    for text, also in (("one", 1), ("one", 0), ("two", 1)):
        build(WORKSHOP, [product("a.txt", text, log)], tmp_path / "out", lambda file: None, follow_ups=(count,))
        assert len(made(log)) == 2 * also


def test_one_changed_colour_makes_anew_only_its_deck_and_writes_only_what_shows_it(tmp_path: Path) -> None:
    own, mine = WORKSHOP.roots.find("rules_data/decks/walisch.toml").text(), tmp_path / "mine"
    file = mine / "rules_data" / "decks" / "walisch.toml"
    file.parent.mkdir(parents=True)
    file.write_text(own, encoding="utf-8")
    products = [
        blanks_product(WORKSHOP.catalog.deck("walisch"), "a4"),
        chips_product(WORKSHOP.catalog.deck("walisch"), 4, "a4"),
        *GameRules(WORKSHOP.catalog.deck("walisch"), GameOrder("donnerwetter")).products(TEXT),
        blanks_product(WORKSHOP.catalog.deck("inrah"), "a4"),
    ]
    before = run_build(tmp_path / "out", *products, workshop=Workshop.over(mine))
    assert all(each.written for each in before.values())
    assert OCHRE in own
    file.write_text(own.replace(OCHRE, OCHRE.replace("38", "48")), encoding="utf-8")
    after = run_build(tmp_path / "out", *products, workshop=Workshop.over(mine))
    changed = {path for path, each in after.items() if each.inputs != before[path].inputs}
    assert changed == {path for path in after if path.startswith("walisch/")}
    assert [path for path, each in after.items() if each.written] == [
        "walisch/leerkarten_a4.pdf",
        "walisch/marken_a4.pdf",
    ]


# what a file is made from


class Watched(DataRoots):
    """Notes what is read."""

    def find(self, name: str) -> DataFile:
        SEEN.add(name)
        return super().find(name)


SEEN: set[str] = set()


def sampled(deck: str, everything: bool) -> Iterator[Product]:
    """Products of a kit: all, or those of its first game and a sheet of blank cards."""
    products = kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck(deck), "a4")
    first = next((product.inputs[1] for product in products if len(product.inputs) > 1), "")
    for each in products:
        name = each.path.partition("/")[2]
        if everything or name in (f"{first}/kurzkarte.pdf", f"{first}/regeln_a6.pdf", "leerkarten_a4.pdf"):
            yield each


def test_a_kit_holds_what_the_guide_says() -> None:
    """Its table names every file, or the beginning of its name; box, guide and manifest follow on the others."""
    paths = {
        each.path.partition("/")[2] for each in kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"), "a4")
    }
    page = (project_root() / "docs/guide/kit.md").read_text(encoding="utf-8")
    rows = page.partition("| file | what it is |")[2].partition("\n\n")[0]
    named = re.findall(r"`([\w./<>*]+)`", "".join(re.findall(r"^\| (.*?) \|", rows, re.MULTILINE)))
    named = [each.replace("<game>", "donnerwetter") for each in named]
    follow_ups = {"schachtel.pdf", "druckanleitung.pdf", "../manifest.json"}
    assert follow_ups < set(named)
    for name in set(named) - follow_ups:
        assert fnmatch.filter(paths, name) or fnmatch.filter(paths, f"donnerwetter/{name}"), name


def check_sources(deck: str, everything: bool) -> None:
    """No product reads data of a deck or game that it does not name; products that name the same share a workshop."""
    alike: dict[tuple[str, ...], list[Product]] = {}
    for each in sampled(deck, everything):
        alike.setdefault(each.inputs, []).append(each)
    for named, products in alike.items():
        SEEN.clear()
        workshop = Workshop(Watched(WORKSHOP.roots.layers))
        for each in products:
            each.make(workshop)
            owned = {name: FINGERPRINTS._owner(name) for name in SEEN if not name.startswith(LISTED)}
            assert SEEN
            assert {name for name, owner in owned.items() if owner not in ("", *named)} == set(), each.path


@pytest.mark.parametrize("deck", some(DECKS))
def test_a_product_reads_no_data_of_decks_and_games_that_it_does_not_name(deck: str) -> None:
    check_sources(deck, everything=False)


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
def test_no_product_of_a_kit_reads_data_of_decks_and_games_that_it_does_not_name(deck: str) -> None:
    check_sources(deck, everything=True)


def test_data_belong_to_what_they_are_called_after_and_else_to_everybody() -> None:
    owner = FINGERPRINTS._owner
    assert owner("rules_data/decks/inrah.toml") == owner("templates/faces/inrah/front.svg.j2") == "inrah"
    assert (
        owner("rules_data/games/donnerwetter.toml")
        == owner("templates/games/donnerwetter/pad.svg.j2")
        == "donnerwetter"
    )
    assert owner("rules_data/nouns.toml") == owner("templates/figures/frame.svg.j2") == ""
    assert owner("fonts/walisch/capitals.toml") == ""  # titles of other decks are set in it
    assert owner("templates/art/buchstaben/type.svg") == ""  # letters of a font
    assert owner("templates/art/buchstaben/back.svg") == "buchstaben"


def test_a_path_is_told_by_what_the_file_holds(tmp_path: Path) -> None:
    one, other, third = (tmp_path / name for name in ("a.toml", "b.toml", "c.toml"))
    for path, text in ((one, "x"), (other, "x"), (third, "y")):
        path.write_text(text, encoding="utf-8")
    orders = [describe(GameOrder("donnerwetter", path)) for path in (one, other, third)]
    assert orders[0] == orders[1] != orders[2]
    assert str(tmp_path) not in orders[0]


def test_everything_that_a_product_is_made_with_is_told() -> None:
    assert describe(FaceVariant()) != describe(replace(FaceVariant(), low_ink=True))
    with pytest.raises(TypeError):
        describe(object())


# what kits hold


def test_a_deck_is_in_all_kits_as_soon_as_its_cards_are_drawn() -> None:
    assert {"walisch", "inrah", "buchstaben"} <= set(DECKS) <= set(WORKSHOP.catalog.deck_ids)


def test_no_two_files_of_all_kits_share_a_place_and_each_deck_has_a_folder() -> None:
    products = [each for deck in DECKS for each in kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck(deck), "a4")]
    assert max(Counter(each.path for each in products).values()) == 1
    assert {each.path.partition("/")[0] for each in products} == set(DECKS)


def test_every_deck_gets_its_box_and_its_guide_from_its_own_files() -> None:
    files = [
        File(f"{deck}/spiel/schachtelheft.pdf", "booklet", "", 0, 8 + 4 * place, 0, "", ())
        for place, deck in enumerate(DECKS)
    ]
    boxes, guides = kit_follow_ups(WORKSHOP.catalog, [*map(WORKSHOP.catalog.deck, DECKS)], "a4")
    assert [each.path for each in boxes(files)] == [f"{deck}/schachtel.pdf" for deck in DECKS]
    assert [dict(each.choices)["leaves"] for each in boxes(files)] == [
        f"{4 + 2 * place}" for place in range(len(DECKS))
    ]
    assert [each.path for each in guides(files)] == [f"{deck}/druckanleitung.pdf" for deck in DECKS]


def test_files_are_of_the_kinds_that_are_told_and_what_no_press_sees_is_marked() -> None:
    screen = DeckOrder(WORKSHOP.catalog.deck("walisch"), colours="screen").products(WORKSHOP.catalog)
    fonts = font_products(WORKSHOP, WORKSHOP.catalog.deck("walisch"))
    kits = [each for deck in DECKS for each in kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck(deck), "a4")]
    assert {each.kind for each in (*kits, *screen, *fonts)} <= set(get_args(FileKind))
    assert [(each.kind, each.for_press) for each in screen] == [("single", False)]
    assert {Path(each.path).suffix: each.kind for each in fonts}[".ttf"] == "image"
    assert all(each.for_press for each in (*kits, *fonts))


def test_house_rules_are_not_for_all_decks(run: Run, tmp_path: Path) -> None:
    answer = run("kit", "all", "--rules", tmp_path / "x.toml", "--out", tmp_path / "out")
    assert answer.code == 1
    assert "of one deck" in answer.err


def test_what_stands_is_told_as_unchanged(run: Run, tmp_path: Path) -> None:
    words = ("chips", "walisch", "--out", tmp_path)
    assert run(*words, "--json").json["unchanged"] == 0
    again = run(*words, "--json").json
    assert (again["unchanged"], len(again["files"])) == (1, 1)
    assert run(*words).out.rstrip().endswith("unchanged")
