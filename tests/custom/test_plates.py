"""Foil and varnish of one's own colours: a plate each, in one file or in several, and what is not possible."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest
from PIL import Image
from tests.custom.decks import ICON, ONE, TABLE, write
from tests.own_game.games import GAME, TOKEN, game
from tests.support import WORKSHOP, Run

from kartenwerk.base.palette import Ink
from kartenwerk.faces.finishing import Finish, plates_used
from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Page, Place, Stroke, Text, rectangle
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.printing.pdf.writer import pdf_bytes
from kartenwerk.printing.preflight import check
from kartenwerk.printing.preflight.plates import check_plate

GOLD = 'gold = { screen = "#C9A23B", spot = "Foil" }'
SHINE = """
[layouts.karte.boxes.glanz]
kind = "shape"
box = [10, 60, 40, 5]
fill = "gold"
when = "name == 'Brot'"
[layouts.karte.boxes.grund]
kind = "shape"
box = [0, 50, 63, 38]
fill = "rot"
after = "text"
"""
TOML = ONE.replace("[colours]", f"[colours]\n{GOLD}") + SHINE
SQUARE = rectangle(Box(0, 0, 10, 10))


def deck(root: Path, toml: str = TOML, **files: str) -> Path:
    own = {name.replace("__", "/").replace("_svg", ".svg"): text for name, text in files.items()}
    return write(root / "probe", {"deck.toml": toml, "karten.csv": TABLE, "zeichen/muenze.svg": ICON, **own})


def made(run: Run, *line: object) -> list[Path]:
    return [Path(file["path"]) for file in run("deck", *line, "--json").json["files"]]


def black_pages(file: Path) -> list[int]:
    """The pages of a file on which anything is seen, from 1."""
    count = len(pikepdf.open(file).pages)
    inks = [render_page(file, page, 40).convert("L").histogram() for page in range(count)]
    return [page + 1 for page, dots in enumerate(inks) if sum(dots[:200])]


def test_at_home_the_colour_prints_as_on_a_screen(run: Run, tmp_path: Path) -> None:
    files = made(run, deck(tmp_path), "--out", tmp_path / "out")
    assert [b"Separation" in path.read_bytes() for path in files] == [False, False]
    assert not run("check", deck(tmp_path), "--json").json["notes"]


def test_the_file_of_a_plate_has_the_same_pages_and_black_where_foil_lies(run: Run, tmp_path: Path) -> None:
    """Brot is there twice, Käse once: pages 1 and 3 are fronts with foil, all others are empty."""
    main, plate = made(run, deck(tmp_path), "--plates", "files", "--out", tmp_path / "out")
    assert (main.name, plate.name) == ("karten.pdf", "plate_foil.pdf")
    assert black_pages(plate) == [1, 3]
    assert b"/Foil" not in main.read_bytes() and b"Separation" not in plate.read_bytes()
    with pikepdf.open(main) as one, pikepdf.open(plate) as other:
        boxes = [[(str(page.trimbox), str(page.mediabox)) for page in pdf.pages] for pdf in (one, other)]
    assert boxes[0] == boxes[1]
    assert check_plate(main.read_bytes(), plate.read_bytes()) == []
    assert run("preflight", main, "--plate", plate).code == 0
    foil = render_page(plate, 0, 254).crop((0, 0, 690, 940))
    black = foil.convert("L").point(lambda value: 255 * (value < 100)).getbbox()
    assert black == pytest.approx((130, 630, 530, 680), abs=1)  # in tenths of a mm, with 3 mm of bleed


def test_one_file_has_foil_that_lets_what_lies_below_stay(run: Run, tmp_path: Path) -> None:
    (file,) = made(run, deck(tmp_path), "--plates", "spot", "--out", tmp_path / "out")
    assert file.name == "karten_spot_einzeln.pdf"
    assert run("preflight", file).code == 0
    if shutil.which("gs") is None:
        pytest.skip("Ghostscript is not installed")
    words = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", "-r72", "-dLastPage=1"]
    subprocess.run(["gs", *words, f"-sOutputFile={tmp_path}/p.tif", str(file)], check=True)
    plates = {name: Image.open(tmp_path / f"p({name}).tif") for name in ("Foil", "Magenta", "Yellow")}
    on = (round((3 + 30) / 25.4 * 72), round((3 + 62) / 25.4 * 72))
    assert plates["Foil"].getpixel(on) == 0  # full: tiffsep writes ink as dark
    assert all(plates[name].getpixel(on) < 200 for name in ("Magenta", "Yellow"))  # type: ignore[operator]
    assert plates["Foil"].getpixel((20, 20)) == 255


def test_a_column_and_a_picture_put_colour_on_the_plate(run: Run, tmp_path: Path) -> None:
    toml = TOML.replace('fill = "gold"', 'fill = "{{ farbe }}"').replace("when = \"name == 'Brot'\"\n", "")
    table = TABLE.replace("Count", "Count;Farbe").replace(";2\n", ";2;rot\n").replace(";1\n", ";1;gold\n")
    folder = deck(tmp_path, toml, karten_csv=table)
    (folder / "karten.csv").write_text(table, encoding="utf-8")
    _main, plate = made(run, folder, "--plates", "files", "--out", tmp_path / "out")
    assert black_pages(plate) == [5]
    (folder / "zeichen/muenze.svg").write_text(ICON.replace("#C9741A", "#c9a23b"), encoding="utf-8")
    _main, plate = made(run, folder, "--plates", "files", "--out", tmp_path / "out")
    assert {2, 4, 6} <= {*black_pages(plate)}  # the backs, a pattern of that icon


def test_parts_and_decks_of_a_game_have_plates_and_a_deck_without_foil_none(run: Run, tmp_path: Path) -> None:
    toml = GAME.replace("[colours]", f"[colours]\n{GOLD}")
    folder = game(tmp_path / "spiel", {"game.toml": toml, "parts/mark.toml": TOKEN.replace('"rot"', '"gold"')})
    assert "no card of the game has a plate" in run("deck", folder, "--plates", "files", "--out", tmp_path).refusal
    files = made(run, folder / "mark", "--language", "de", "--plates", "files", "--out", tmp_path / "out")
    assert [path.name for path in files] == ["karten.pdf", "plate_foil.pdf"]
    assert black_pages(files[1]) == [*range(1, 25)]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (["--plates", "spott"], "--plates: plates are given in one file or in several (did you mean spot?)"),
        (
            ["--plates", "spot", "--service", "makeplayingcards"],
            "makeplayingcards takes no foil; found Foil on 2 cards",
        ),
        (["--plates", "files", "--service", "mbprint"], "mbprint takes no foil; found Foil on 2 cards"),
        (["--plates", "spot", "--service", "home"], "plates are for single cards, not for sheets; found home"),
        (["--plates", "files", "--png", "300"], "--plates: foil and varnish are plates for a press; found --png"),
        (["--plates", "spot", "--gap", "2"], "--gap: --plates takes single cards, not sheets"),
        (["--plates", "spot", "--draft"], "a draft is black alone"),
    ],
)
def test_what_has_no_plates_is_refused(run: Run, tmp_path: Path, line: list[str], sentence: str) -> None:
    assert sentence in run("deck", deck(tmp_path), *line, "--out", tmp_path / "out").refusal
    assert not (tmp_path / "out").exists()


def test_a_deck_of_the_program_takes_plates_with_its_gold_alone(run: Run) -> None:
    answer = run("deck", "deutsch", "--plates", "files")
    assert answer.refusal.endswith("has no colour with a plate of its own; expected --foil for its gold\n")


def test_a_service_without_plates_is_told_what_it_will_not_print(run: Run, tmp_path: Path) -> None:
    answer = run("deck", deck(tmp_path), "--service", "mbprint", "--out", tmp_path / "out")
    assert "mbprint takes no foil; found Foil on 2 cards; the colour prints as it looks on a screen" in answer.out


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('fill = "gold"', 'fill = "gold/60"', "a plate is on or off: it has no tints; found gold/60; expected gold"),
        ('"Foil"', '"Foil 2"', "colours.gold.spot: a plate's name is 1 to 30 letters from A to Z"),
        ('"Foil"', f'"{"F" * 31}"', "colours.gold.spot: a plate's name is 1 to 30 letters from A to Z"),
        ('"Foil"', '"Prägung"', "colours.gold.spot: a plate's name is 1 to 30 letters from A to Z"),
        ('"Foil"', '"Black"', "colours.gold.spot: every press has this plate already: Black"),
    ],
)
def test_what_no_plate_can_be_is_a_fault(run: Run, tmp_path: Path, before: str, after: str, sentence: str) -> None:
    assert sentence in run("check", deck(tmp_path, TOML.replace(before, after))).err


def test_two_names_of_one_plate_are_a_fault_where_they_stand(run: Run, tmp_path: Path) -> None:
    twice = f'{GOLD}\nsilber = {{ screen = "#C0C0C0", spot = "foil" }}'
    err = run("check", deck(tmp_path, TOML.replace(GOLD, twice))).err
    assert err == "deck.toml: colours.silber.spot: two plates differ only in spelling; found foil; expected Foil\n"
    folder = game(tmp_path / "spiel", {"game.toml": GAME.replace("[colours]", f"[colours]\n{twice}")})
    assert run("check", folder).err == err.replace("deck.toml", "game.toml")


def test_a_fault_of_a_plate_is_found_in_a_deck_that_was_right_without_it(run: Run, tmp_path: Path) -> None:
    tint = TOML.replace('fill = "gold"', 'fill = "gold/60"')
    assert run("check", deck(tmp_path, tint.replace(', spot = "Foil"', ""))).code == 0
    assert "it has no tints" in run("check", deck(tmp_path, tint)).err


def test_what_is_too_thin_for_foil_is_noted_and_for_ink_it_is_not(run: Run, tmp_path: Path) -> None:
    thin = TOML.replace("[10, 60, 40, 5]", "[10, 60, 40, 0.15]")
    assert not run("check", deck(tmp_path, thin.replace(', spot = "Foil"', "")), "--json").json["notes"]
    (note,) = run("check", deck(tmp_path, thin), "--json").json["notes"]  # though its faces look the same
    assert "gold is drawn 0.15 mm thin" in note and "0.2 mm or more holds" in note


# --- a plate drawn alone ----------------------------------------------------------------------------------------------

PLATE = Finish(
    (("gold", Ink((0, 0, 0, 0), "#C9A23B", "Foil")),), keeps_ink=False, overprints=True, only="Foil", part="plate"
)


def inks(items: tuple[Item, ...]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Group):
            yield from inks(item.items)
        elif isinstance(item, Place):
            yield from inks(item.form.items)
        elif isinstance(item, Fill | Stroke | Text):
            yield {"#FFFFFF=0,0,0,0": "white", "#000000=0,0,0,100": "black"}[item.ink]


def test_what_is_painted_over_foil_hides_it_and_what_lies_below_does_not() -> None:
    crown = Form.of("crown", Box(0, 0, 10, 10), (Fill(SQUARE, "rot"), Fill(SQUARE, "gold")))
    plain = Form.of("plain", Box(0, 0, 10, 10), (Fill(SQUARE, "rot"),))
    below = (Fill(SQUARE, "rot"), Place(plain), Text(1, 1, "A", "text", 9, "rot"))
    assert PLATE.items(below) == ()
    assert [*inks(PLATE.items((*below, Place(crown))))] == ["black"]
    assert [*inks(PLATE.items((Place(crown), *below)))] == ["black", "white", "white", "white"]
    assert [*inks(PLATE.items((Group((Place(crown),)), Fill(SQUARE, "rot"))))] == ["black", "white"]
    assert [*inks(PLATE.items((Fill(SQUARE, "gold"), Text(1, 1, "A", "text", 9, "tinte"))))] == ["black"]  # overprints
    assert (plates_used(PLATE, crown), plates_used(PLATE, plain)) == (("Foil",), ())


def test_letters_of_foil_let_a_strong_colour_below_stay(tmp_path: Path) -> None:
    strong, foil = Ink((80, 80, 0, 0), "#223388"), Ink((0, 20, 80, 0), "#C9A23B", "Foil")
    page = Page(50, 50, (Fill(rectangle(Box(0, 0, 50, 50)), "see"), Text(5, 25, "Foil", "text", 24, "foil")))
    data = pdf_bytes([page], DocumentInfo(""), palette={"see": strong, "foil": foil}, fonts=WORKSHOP.fonts)
    (tmp_path / "p.pdf").write_bytes(data)
    with pikepdf.open(tmp_path / "p.pdf") as pdf:
        stream = pdf.pages[0].Contents.read_bytes().decode()
    assert "/Over gs" in stream[: stream.index("BT")]


def test_preflight_finds_one_plate_under_two_names() -> None:
    palette = {name: Ink((0, 20, 80, 0), "#C9A23B", name) for name in ("Foil", "foil", "Varnish")}
    items = tuple(Fill(rectangle(Box(at, 0, at + 9, 9)), name) for at, name in enumerate(palette))
    data = pdf_bytes([Page(50, 50, items)], DocumentInfo(""), palette=palette, fonts=WORKSHOP.fonts)
    found = [str(finding.message) for finding in check(data) if finding.rule == "34 names of plates"]
    assert found == ["Foil and foil are two plates, and may be meant as one"]


def test_a_preview_shows_what_will_shine(run: Run, tmp_path: Path) -> None:
    folder = deck(tmp_path)
    (folder / "zeichen/muenze.svg").write_text(ICON.replace("#C9741A", "#0000ff"), encoding="utf-8")
    answer = run("preview", folder, "--foil", "--out", tmp_path / "out", "--json").json
    with Image.open(answer["files"][0]["path"]) as picture:
        hue, saturation, _value = picture.convert("HSV").split()
    bright = saturation.point(lambda value: 255 * (value > 100))
    shown = [at for at, count in enumerate(hue.histogram(bright)) if count]
    assert shown and all(20 < at < 45 for at in shown)  # nothing but gold


def boxes(run: Run, *line: object) -> list[Path]:
    return [Path(file["path"]) for file in run("box", *line, "--json").json["files"]]


def test_a_tuck_box_has_its_foil_on_plates(run: Run, tmp_path: Path) -> None:
    folder = deck(tmp_path, TOML + '[tuckbox]\ncolour = "gold"\n')
    main, plate = boxes(run, folder, "--plates", "files", "--out", tmp_path / "out")
    assert (main.name, plate.name) == ("schachtel.pdf", "plate_foil_schachtel.pdf")
    assert check_plate(main.read_bytes(), plate.read_bytes()) == []
    assert black_pages(plate) == [1]
    (spot,) = boxes(run, folder, "--plates", "spot", "--out", tmp_path / "out")
    assert b"/Foil" in spot.read_bytes() and run("preflight", spot).code == 0
    refusal = run("box", deck(tmp_path), "--plates", "spot").refusal
    assert "nothing on the box of Probe has a plate of its own; expected a colour such as gold = { screen" in refusal


def test_the_lid_of_a_game_has_its_foil_on_plates(run: Run, tmp_path: Path) -> None:
    head = '[box]\nkind = "lid-and-bottom"\nground = "rot"\ncolour = "gold"\n'
    folder = game(tmp_path / "spiel", {"game.toml": GAME.replace("[colours]", f"{head}[colours]\n{GOLD}")})
    files = boxes(run, folder, "--language", "en", "--plates", "files", "--out", tmp_path / "out")
    assert [path.name for path in files][-2:] == ["lid.pdf", "plate_foil_lid.pdf"]
    assert check_plate(files[-2].read_bytes(), files[-1].read_bytes()) == []
    assert black_pages(files[-1]) == [1]
    plain = boxes(run, folder, "--language", "en", "--out", tmp_path / "out")
    assert [path.name for path in plain] == ["bottom.pdf", "lid.pdf"]
    assert "the box of a game is as large as what lies in it" in run("box", folder, "--paper", "a3").refusal
    assert "the rules, the pad and the box are those of a whole game" in run("box", folder / "haupt").refusal


def test_preflight_compares_a_plate_with_its_file(run: Run, tmp_path: Path) -> None:
    folder = deck(tmp_path)
    main, plate = made(run, folder, "--plates", "files", "--out", tmp_path / "out")
    (less,) = made(run, folder, "--plates", "spot", "--cards", "Brot", "--out", tmp_path / "less")
    found = [str(finding.message) for finding in check_plate(main.read_bytes(), less.read_bytes())]
    assert found[0] == "the plate has 2 pages, the file 6"
    assert any(message.startswith("a plate is black alone; Separation") for message in found)
    answer = run("preflight", main, "--plate", less)
    assert answer.code == 1 and "the plate has 2 pages, the file 6" in answer.out
    (tmp_path / "no.pdf").write_bytes(b"%PDF-1.4 nothing")
    assert run("preflight", main, "--plate", tmp_path / "no.pdf").code == 1
    assert run("preflight", main, "--plate", plate).code == 0
