"""The box of a game: what lies in it decides its room, and folded as bodies its walls meet and its lid goes over."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PIL import Image
from tests.own_game.games import GAME, MEADOW, SAMPLE, game, sentences, workshop
from tests.support import Run

from kartenwerk.custom.panels import break_at_commas
from kartenwerk.graphics.display import IDENTITY, Clip, Group, Item, Matrix, Place, Stroke, Text
from kartenwerk.printing.press.folding import Facet, Motion, fold
from kartenwerk.printing.press.tray import Tray, lid_over
from kartenwerk.products.boxed_game.art import art_deck
from kartenwerk.products.boxed_game.box_figure import draw_folded_box, is_seen, stand_up
from kartenwerk.products.boxed_game.contents import list_contents, room_of
from kartenwerk.products.boxed_game.lid_box import draw_tray, trays_of
from kartenwerk.products.check import check_whole_game

TRAYS = [Tray(105.8, 157.7, 23.1, 0.4), Tray(40, 60, 15, 1.0), lid_over(Tray(105.8, 157.7, 23.1, 0.4), 0.5, 0.6, 15)]


def solid(facets: list[Facet], motions: dict[str, Motion], name: str) -> list[tuple[float, ...]]:
    """The corners of a facet after folding."""
    (outline,) = (facet.outline for facet in facets if facet.name == name)
    return [motions[name].apply(*point) for point in outline]


@pytest.mark.parametrize("tray", TRAYS)
def test_all_walls_of_a_tray_are_as_high(tray: Tray) -> None:
    facets = tray.facets
    motions = fold(facets)
    depths = {
        round(min(z for _x, _y, z in solid(facets, motions, name)), 6) for name in ("top", "left", "bottom", "right")
    }
    assert depths == {round(-(tray.wall + tray.board / 2), 6)}


@pytest.mark.parametrize("tray", TRAYS)
def test_a_flap_lies_one_board_inside_the_short_wall(tray: Tray) -> None:
    facets = tray.facets
    motions = fold(facets)
    for end, inwards in (("top", 1), ("bottom", -1)):
        wall = {round(y, 6) for _x, y, _z in solid(facets, motions, end)}
        for side in ("left", "right"):
            flap = {round(y, 6) for _x, y, _z in solid(facets, motions, f"{side} {end}")}
            assert len(wall) == len(flap) == 1
            assert flap.pop() - min(wall) == pytest.approx(inwards * tray.board)


@pytest.mark.parametrize("tray", TRAYS)
def test_a_flap_stays_off_base_and_rim_and_does_not_meet_the_other(tray: Tray) -> None:
    facets = tray.facets
    motions = fold(facets)
    left, right = (solid(facets, motions, f"{side} top") for side in ("left", "right"))
    for corners in (left, right):
        depths = [z for _x, _y, z in corners]
        assert max(depths) <= -tray.board / 2
        assert min(depths) > -(tray.wall + tray.board / 2)
    assert max(x for x, _y, _z in left) < min(x for x, _y, _z in right)


@pytest.mark.parametrize("tray", TRAYS)
def test_a_tray_has_the_room_that_it_is_made_for(tray: Tray) -> None:
    facets = tray.facets
    motions = fold(facets)

    def plane(name: str, axis: int) -> float:
        return solid(facets, motions, name)[0][axis]

    assert plane("right", 0) - plane("left", 0) - tray.board == pytest.approx(tray.width)
    assert plane("left bottom", 1) - plane("left top", 1) - tray.board == pytest.approx(tray.length)
    assert plane("bottom", 1) - plane("top", 1) + tray.board == pytest.approx(tray.outside[1])


def test_the_lid_goes_over_the_bottom_by_the_slack_on_every_side() -> None:
    bottom = Tray(105.8, 157.7, 23.1, 0.4)
    lid = lid_over(bottom, 0.5, 0.6, 15)
    assert bottom.outside == pytest.approx((106.6, 159.3))
    assert (lid.width, lid.length) == pytest.approx((107.6, 160.3))
    assert [(tray.outline.width, tray.outline.height) for tray in (bottom, lid)] == [
        pytest.approx((152.8, 205.5)),
        pytest.approx((138.4, 191.9)),
    ]


def test_the_line_that_is_cut_goes_round_every_facet() -> None:
    tray = TRAYS[0]
    on_line = {tuple(round(side, 6) for side in end) for step, end in tray.contour if step in "ML"}
    for facet in tray.facets[5:]:
        assert {(round(x, 6), round(y, 6)) for x, y in facet.outline} <= on_line


def test_the_room_of_the_sample_follows_from_what_lies_in_it() -> None:
    room = room_of(workshop(SAMPLE))
    assert room == pytest.approx((105.8, 157.7, 23.1), abs=1)
    assert check_whole_game(workshop(SAMPLE)).room == room


def test_a_told_room_is_kept_if_all_goes_in(tmp_path: Path) -> None:
    root = game(tmp_path, {"game.toml": GAME + "[box]\ninside = [120, 150, 40]\n"})
    assert sentences(root) == []
    assert trays_of(workshop(root))["bottom"][:3] == (120, 150, 40)


@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        (
            "inside = [50, 100, 20]",
            "game.toml: box.inside: the content does not go in; found 50 x 100 x 20; expected at least 63.8 x 89.2 x ",
        ),
        ('ground = "rott"', "game.toml: box.ground: there is no colour rott (did you mean rot?)"),
        ('picture = "titel"', "game.toml: box.picture: the folder bilder/ has no titel"),
        ('kind = "chest"', "game.toml: box.kind: the value does not fit"),
    ],
)
def test_a_fault_of_the_box_names_its_key(tmp_path: Path, box: str, sentence: str) -> None:
    found = sentences(game(tmp_path, {"game.toml": f"{GAME}[box]\n{box}\n"}))
    assert [each for each in found if each.startswith(sentence)]


def test_the_lid_says_for_whom_the_game_is(tmp_path: Path) -> None:
    root = game(
        tmp_path, {"game.toml": GAME.replace("[colours]", "players = [2, 3, 4]\nminutes = 30\nage = 8\n[colours]")}
    )
    found = workshop(root)
    editions = {each.language: found.edition(each) for each in found.game.members}
    words = {language: art_deck(edition).tools.file.tuckbox.text for language, edition in editions.items()}
    assert words == {"de": "2–4 Personen · 30 Minuten · ab 8 Jahren", "en": "2–4 players · 30 minutes · ages 8 and up"}


def words_on(items: Iterable[Item], matrix: Matrix = IDENTITY) -> Iterator[tuple[str, Matrix]]:
    for item in items:
        if isinstance(item, Group):
            yield from words_on(item.items, item.matrix.then(matrix))
        elif isinstance(item, Text):
            yield item.text, matrix


def test_the_contents_stand_on_a_long_wall_in_both_languages() -> None:
    """So that whoever sees the box knows what is in it; words of walls are upright while the box lies on its base."""
    found = workshop(SAMPLE)
    for language, first in (("de", "36 Karten, 8 Aufträge, 12 Lichter"), ("en", "36 Cards, 8 Missions, 12 Lights")):
        lines = list_contents(found, language)
        assert len(lines) == 2 and lines[0].startswith(first)
        deck = art_deck(found.edition(found.game.in_language(language)[0]))
        trays = trays_of(found)
        shown = dict(words_on(draw_tray(deck, "bottom", trays["bottom"], 3.0, lines)))
        assert set(lines) <= {*shown}
        assert shown[lines[0]].b == pytest.approx(1)  # down the right wall, whose rim lies to the right
        sides = [m for text, m in words_on(draw_tray(deck, "lid", trays["lid"], 3.0, lines)) if abs(m.b) > 0.5]
        assert len(sides) == 2 and sides[0].b == pytest.approx(1) and sides[1].b == pytest.approx(-1)


@pytest.mark.parametrize(
    ("line", "parts", "broken"),
    [
        ("36 Karten, 8 Aufträge", 1, ["36 Karten, 8 Aufträge"]),
        ("36 Karten, 8 Aufträge, 12 Lichter, 9 Felder", 2, ["36 Karten, 8 Aufträge,", "12 Lichter, 9 Felder"]),
        ("36 Karten", 3, ["36 Karten"]),
        ("1 A, 2 B, 3 C", 3, ["1 A,", "2 B,", "3 C"]),
    ],
)
def test_long_contents_are_broken_at_commas(line: str, parts: int, broken: list[str]) -> None:
    assert break_at_commas(line, parts) == broken
    assert " ".join(broken) == line


def test_no_line_of_the_folded_box_is_too_thin_to_print() -> None:
    """Lines of its icons and pictures are drawn much smaller than on the box."""
    found = workshop(MEADOW)
    _height, (whole,) = draw_folded_box(found, "de", 100, 60)

    def widths(items: Iterable[Item], matrix: Matrix) -> Iterator[float]:
        for item in items:
            assert not isinstance(item, Place)
            if isinstance(item, Group):
                yield from widths(item.items, item.matrix.then(matrix))
            elif isinstance(item, Stroke):
                yield item.width * min(math.hypot(matrix.a, matrix.b), math.hypot(matrix.c, matrix.d))

    assert min(widths((whole,), IDENTITY)) >= 0.1


def test_the_guide_shows_the_folded_box_with_its_art() -> None:
    """Every side that is seen is its flat art under an affine map: the lid hangs above the middle of the bottom."""
    found = workshop(SAMPLE)
    height, (whole,) = draw_folded_box(found, "de", 100, 60)
    assert height <= 60
    assert isinstance(whole, Group)
    arts = [item for item in whole.items if isinstance(item, Group) and isinstance(item.clip, Clip)]
    assert len(arts) == 2 + 3  # two walls of the bottom, two of the lid and its top
    for art in arts:  # a side alone: words of another would lie across the edge of the page, though they are clipped
        assert len(art.items) == 1
    bottom, lid = stand_up(*trays_of(found).values())
    assert [len([one for one in half.facets if is_seen(one[1])]) for half in (bottom, lid)] == [2, 3]
    corners = {half.half: [m.apply(*point) for f, m in half.facets for point in f.outline] for half in (bottom, lid)}
    assert min(z for _x, _y, z in corners["lid"]) > max(z for _x, _y, z in corners["bottom"])
    for axis in (0, 1):
        low, high = ({half: end(p[axis] for p in points) for half, points in corners.items()} for end in (min, max))
        assert (
            high["lid"] - high["bottom"] == pytest.approx(low["bottom"] - low["lid"]) and high["lid"] > high["bottom"]
        )


def test_the_closed_box_is_a_picture_in_every_language(tmp_path: Path, run: Run) -> None:
    made = run("box", game(tmp_path / "game"), "--preview", "--out", tmp_path / "out", "--json").json
    assert [(file["of"], file["language"], file["kind"]) for file in made["files"]] == [
        ("box", "de", "image"),
        ("box", "en", "image"),
    ]
    first, other = (Path(file["path"]) for file in made["files"])
    assert [first.name, other.name] == ["vorschau_schachtel.png", "preview_box.png"]
    assert first.read_bytes() != other.read_bytes()
    with Image.open(first) as picture:
        assert picture.height > picture.width > 500


def test_the_tuck_box_of_a_game_is_a_picture_too(tmp_path: Path, run: Run) -> None:
    root = game(tmp_path / "game", {"game.toml": GAME + '[box]\nkind = "tuck"\n'})
    made = run("box", root, "--preview", "--language", "de", "--out", tmp_path / "out", "--json").json
    assert [file["path"] for file in made["files"]] == [str(tmp_path / "out/probe/de/haupt/vorschau_schachtel.png")]


def test_a_game_without_a_box_has_no_picture_of_it(tmp_path: Path, run: Run) -> None:
    root = game(tmp_path / "game", {"game.toml": GAME + '[box]\nkind = "none"\n'})
    assert "game.toml: box.kind: the game has no box" in run("box", root, "--preview", "--out", tmp_path / "o").refusal
