"""Mixed sheets: pieces of several parts on the same paper, each part's together, every back behind its front."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from tests.own_game.games import GAME, TOKEN, game, workshop
from tests.own_game.test_parts import placed, turned
from tests.support import Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import Box, Form, Matrix
from kartenwerk.printing.press.blocks import APART, PieceSize, impose_blocks, plan_blocks
from kartenwerk.printing.press.blocks import DrawnPieces as Pieces
from kartenwerk.printing.press.paper import A4, Flip
from kartenwerk.products.boxed_game.kit import game_folder_kit
from kartenwerk.products.boxed_game.mixed import mix_parts

MARGIN = 12.3
SIZES = [PieceSize(25, 25, 3, 31), PieceSize(16, 16, 0, 50), PieceSize(57.735, 50, 3, 4), PieceSize(30, 20, 6, 9)]
COUNTER = TOKEN.replace('"token"', '"counter"').replace('shape = "round"\n', "").replace("25", "16")
TILE = TOKEN.replace('"token"', '"tile"').replace('"round"', '"hex"').replace("size = 25", "size = 50")
BARE = TOKEN.replace('back = "front"\n', "").replace('"mark"', '"bare"')
WORDS = TOKEN.replace('{ id = "mark"', '{ id = "mark", "name@de" = "Licht", "name@en" = "Light"').replace(
    '[layouts.mark]\nground = "rot"',
    '[layouts.mark]\nground = "rot"\n[layouts.mark.boxes.x]\nkind = "text"\nbox = [3, 8, 19, 9]\ntext = "{{ name }}"',
)
PARTS = {"parts/punkt.toml": COUNTER, "parts/see.toml": TILE, "parts/bare.toml": BARE}


def forms(kind: int, size: PieceSize) -> list[Form]:
    box = Box(0, 0, size.width, size.height)
    return [Form.of(f"{kind} {number}", box, ()) for number in range(size.pieces)]


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
@pytest.mark.parametrize("upright", [True, False])
def test_every_back_of_a_mixed_sheet_lies_behind_its_front(flip: Flip, upright: bool) -> None:
    plan = plan_blocks(SIZES, A4 if upright else A4.turned, MARGIN)
    runs = [Pieces(forms(kind, size), forms(kind, size) if kind else [], 0.0) for kind, size in enumerate(SIZES)]
    pages = impose_blocks(runs, plan, MARGIN, flip=flip)
    assert len(pages) == 2 * len(plan.sheets)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        seen = sorted(each for each in placed(front.items, Matrix()) if not each[0].startswith("0"))
        hidden = sorted(turned(back, flip == "long-edge"))
        assert [name for name, _x, _y in seen] == [name for name, _x, _y in hidden]
        assert [place[1:] for place in seen] == [pytest.approx(place[1:]) for place in hidden]


def test_pieces_lie_within_the_margins_and_off_each_other() -> None:
    plan = plan_blocks(SIZES, A4, MARGIN)
    count = [0] * len(SIZES)
    for sheet in plan.sheets:
        foot = MARGIN - APART
        for block in sheet:
            count[block.kind] += block.end - block.start
            assert block.top >= foot + APART - 1e-9
            assert block.grid.x0 >= MARGIN - 1e-9
            foot = block.top + block.grid.paper.height
        assert foot <= plan.paper.height - MARGIN + 1e-9
    assert count == [size.pieces for size in SIZES]


def test_a_piece_that_is_larger_than_the_paper_is_named() -> None:
    with pytest.raises(KartenwerkError, match="room for 200 x 200 mm within a margin"):
        plan_blocks([PieceSize(200, 200, 3, 1)], A4, MARGIN)


def test_parts_on_the_same_board_in_the_same_languages_share_sheets(tmp_path: Path) -> None:
    """A part with words lies apart from those that are printed once, so that each language has its own sheets."""
    more = {"parts/wort.toml": WORDS, "parts/zahl.toml": WORDS}
    found = workshop(game(tmp_path, {**PARTS, **more}))
    kit = game_folder_kit(found, found.game.members, "a4", is_whole=False, parts=("parts",), mixed=True)
    made = {(product.of, product.language): product.path for product in kit.products}
    assert made == {
        ("bare+mark+punkt", "de"): "probe/de/teile_gemischt_a4.pdf",
        ("wort+zahl", "de"): "probe/de/teile_gemischt_2_a4.pdf",
        ("wort+zahl", "en"): "probe/en/pieces_mixed_a4.pdf",
        ("see", "de"): "probe/de/see/teile_a4.pdf",
    }


def test_a_part_with_other_colours_keeps_sheets_of_its_own(tmp_path: Path) -> None:
    other = TOKEN.replace("[layouts", '[colours]\nblau = "#123456"\n[layouts')
    found = workshop(game(tmp_path, {"parts/other.toml": other, "parts/punkt.toml": COUNTER}))
    assert [group.of for group in mix_parts(found, found.game.in_language("de"))] == ["mark+punkt"]


def test_a_mixed_kit_takes_fewer_sheets_and_its_guide_counts_them(tmp_path: Path, run: Run) -> None:
    root = game(tmp_path / "game", PARTS)
    words = ("kit", str(root), "--only", "parts,guide", "--language", "de", "--json")
    alone = run(*words, "--out", str(tmp_path / "alone")).json["files"]
    mixed = run(*words, "--mixed", "--out", str(tmp_path / "mixed")).json["files"]
    assert [(file["of"], file["kind"], file["pages"]) for file in mixed] == [
        ("see", "pieces", 2),
        ("bare+mark+punkt", "pieces", 2),
        ("probe", "guide", mixed[-1]["pages"]),
    ]
    assert len(alone) == 5
    guide = PdfDocument(tmp_path / "mixed" / "probe" / "de" / "druckanleitung.pdf")
    text = " ".join("".join(page.get_textpage().get_text_range() for page in guide).split())
    assert "teile_gemischt_a4.pdf bare, mark, punkt 1 Karton beide" in text
    again = run(*words, "--mixed", "--out", str(tmp_path / "again")).json["files"]
    assert [file["sha256"] for file in again] == [file["sha256"] for file in mixed]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("kit", "deutsch", "--mixed"), "--mixed: only the parts of a game in a folder share sheets"),
        (("kit", "ROOT", "--only", "chips"), "--only: a kit has no such part; found 'chips'; expected one of decks,"),
        (("kit", "ROOT", "--only", "guide"), "--only: a guide is about the parts that are printed with it"),
        (("kit", "ROOT", "--set", "x=1"), "--set: a game in a folder has no rules of the program"),
    ],
)
def test_what_a_kit_has_not_is_refused(tmp_path: Path, run: Run, words: tuple[str, ...], sentence: str) -> None:
    root = game(tmp_path / "game", {"game.toml": GAME})
    done = run(*(word.replace("ROOT", str(root)) for word in words), "--out", str(tmp_path / "out"))
    assert sentence in done.err
    assert not (tmp_path / "out").exists()


def test_a_kit_of_some_parts_has_no_more(tmp_path: Path, run: Run) -> None:
    root = game(tmp_path / "game", PARTS)
    made = run("kit", str(root), "--only", "decks,box", "--out", str(tmp_path / "out"), "--json").json
    assert {(file["of"], file["kind"]) for file in made["files"]} == {
        ("haupt", "sheet"),
        ("haupt", "single"),
        ("box", "bottom"),
        ("box", "lid"),
    }
