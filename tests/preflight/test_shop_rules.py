"""For each rule of print shops in general a file that breaks it and nothing else."""

from __future__ import annotations

import pytest
from pikepdf import Name, Pdf, Stream
from tests.preflight.breaking import Broken, draw, draws, image, picture, rules_of, writes
from tests.preflight.conftest import Break

CASES: dict[str, tuple[str, Break]] = {
    "a coarse picture": ("23 resolution", picture(side=50)),
    "a picture stretched": (
        "23 resolution",
        draws("q 0 24 -80 0 90 50 cm /I0 Do Q", XObject=lambda pdf: {"/I0": image(pdf)}),
    ),
    "a coarse stencil": (
        "23 resolution",
        draws("q 24 0 0 24 50 50 cm BI /W 8 /H 1 /IM true ID a EI Q"),
    ),
    "four full plates": ("24 ink", draws("q 1 1 1 1 k 50 50 20 20 re f Q")),
    "four full plates in a picture": ("24 ink", picture(space=Name.DeviceCMYK)),
    "a line in four full plates": ("24 ink", draws("q 0.9 0.9 0.9 0.9 K 50 50 m 90 90 l S Q")),
    "black over a rich ground": (
        "24 ink",
        writes("q 0.9 0.9 0.7 0 k 50 50 90 90 re f /Over gs 0 0 0 1 k BT /{font} 12 Tf 60 60 Td (Karte) Tj ET Q"),
    ),
    "small text in four inks": (
        "31 text in one ink",
        writes("q .4 .4 .4 .9 k BT /{font} 8 Tf 50 50 Td (Karte) Tj ET Q"),
    ),
    "black left out of a tint": (
        "32 black text overprints",
        writes("q 0 0.1 0.1 0 k 50 50 90 90 re f 0 0 0 1 k BT /{font} 9 Tf 60 60 Td (Karte) Tj ET Q"),
    ),
    "letters of a point": ("26 small text", writes("q /Over gs 0 0 0 1 k BT /{font} 1 Tf 50 50 Td (Karte) Tj ET Q")),
    "letters made small by scaling": (
        "26 small text",
        writes("q .1 0 0 .1 0 0 cm /Over gs 0 0 0 1 k BT /{font} 9 Tf 500 500 Td (Karte) Tj ET Q"),
    ),
    "letters across the edge": ("27 safe area", writes("q /Over gs 0 0 0 1 k BT /{font} 9 Tf 2 50 Td (Karte) Tj ET Q")),
    "a hairline": ("25 thin lines", draws("q 0 0 0 1 K 0.1 w 50 50 m 70 70 l S Q")),
    "the thinnest line there is": ("25 thin lines", draws("q 0 0 0 1 K 0 w 50 50 m 70 70 l S Q")),
    "a line made thin by scaling": ("25 thin lines", draws("q 0 0 0 1 K .1 0 0 .1 0 0 cm 500 500 m 700 700 l S Q")),
    "a rectangle as thin as a hairline": ("25 thin lines", draws("q 0 0 0 1 k 50 50 40 0.1 re f Q")),
    "no such font": ("28 missing resources", draws("/Over gs 0 0 0 1 k BT /None 9 Tf 50 50 Td (a) Tj ET")),
    "no such form": ("28 missing resources", draws("/None Do")),
    "no such state": ("28 missing resources", draws("/None gs")),
    "an unknown operator": ("29 damaged drawing", draws("1 2 xyz")),
    "too many restores": ("29 damaged drawing", draws("Q Q")),
    "too few operands": ("29 damaged drawing", draws("1 0 0 cm")),
    "an open text": ("29 damaged drawing", draws("BT (never closed")),
    "white that overprints": ("30 white overprint", draws("q /Over gs 0 0 0 0 k 50 50 20 20 re f Q")),
}
"""What is done to the good file, and the rule that finds it."""


@pytest.mark.parametrize("case", CASES)
def test_the_rule_finds(case: str, broken: Broken) -> None:
    rule, change = CASES[case]
    assert rules_of(broken(change)) == [rule]


def test_a_damaged_stream_is_found(broken: Broken) -> None:
    def damage(pdf: Pdf) -> None:
        pdf.pages[0].obj.Contents = Stream(pdf, b"not deflated at all", Filter=Name.FlateDecode)

    assert rules_of(broken(damage))[-1] == "29 damaged drawing"


@pytest.mark.parametrize(
    ("panel", "rules"),
    [
        ("55 50 m 135 50 l 138 50 140 52 140 55 c 140 135 l 140 138 138 140 135 140 c 55 140 l "
         "52 140 50 138 50 135 c 50 55 l 50 52 52 50 55 50 c h f", []),
        ("155 50 m 175 50 l 178 50 180 52 180 55 c 180 135 l 180 138 178 140 175 140 c 155 140 l "
         "152 140 150 138 150 135 c 150 55 l 150 52 152 50 155 50 c h f", ["24 ink"]),
    ],
)  # fmt: skip
def test_a_rounded_panel_hides_the_rich_ground_below_it(broken: Broken, panel: str, rules: list[str]) -> None:
    """The first panel lies between ground and text, the second beside the text."""
    ground, text = (
        "q 0.9 0.9 0.7 0 k 40 40 110 110 re f",
        "/Over gs 0 0 0 1 k BT /{font} 12 Tf 60 60 Td (Karte) Tj ET Q",
    )
    assert rules_of(broken(writes(f"{ground} 0 0 0 0 k {panel} {text}"))) == rules


@pytest.mark.parametrize(("baseline", "rules"), [(140, ["24 ink"]), (70, [])])
def test_black_over_a_rich_picture_counts_its_ink_where_the_text_stands(
    broken: Broken, baseline: int, rules: list[str]
) -> None:
    """The picture's upper half takes 270 %, its lower half nothing; the text overprints."""
    side = 500
    data = bytes((240, 220, 228, 0)) * (side * side // 2) + bytes(4) * (side * side // 2)

    def change(pdf: Pdf) -> None:
        dark = image(pdf, Name.DeviceCMYK, side, data)
        draw(pdf, "q 120 0 0 120 40 50 cm /I0 Do Q", XObject={"/I0": dark})
        writes(f"q /Over gs 0 0 0 1 k BT /{{font}} 12 Tf 60 {baseline} Td (Karte) Tj ET Q")(pdf)

    assert rules_of(broken(change)) == rules


@pytest.mark.parametrize(("ground", "rules"), [((51, 122, 235, 207), []), ((235, 215, 110, 180), ["24 ink"])])
@pytest.mark.parametrize("of", ["a picture", "an area"])
def test_black_that_overprints_takes_the_place_of_the_black_below(
    broken: Broken, of: str, ground: tuple[int, ...], rules: list[str]
) -> None:
    """160 % of colours under 81 % of black: with the black of the text on them a press lays down 260 %, not 341."""
    text = "/Over gs 0 0 0 1 k BT /{font} 12 Tf 60 60 Td (Karte) Tj ET Q"

    def change(pdf: Pdf) -> None:
        if of == "a picture":
            dark = image(pdf, Name.DeviceCMYK, 100, bytes(ground) * 10_000)
            draw(pdf, "q 120 0 0 120 40 50 cm /I0 Do Q", XObject={"/I0": dark})
            writes(f"q {text}")(pdf)
        else:
            writes(f"q {' '.join(str(plate / 255) for plate in ground)} k 40 50 120 120 re f {text}")(pdf)

    assert [each for each in rules_of(broken(change)) if each == "24 ink"][:1] == rules


@pytest.mark.parametrize(
    "content",
    [
        "0 0.1 0.1 0 k 50 50 90 90 re f /Over gs 0 0 0 1 k BT /{font} 9 Tf 60 60 Td (Karte) Tj ET",
        "0 0.9 0.9 0 k 50 50 90 90 re f 0 0 0 1 k BT /{font} 9 Tf 60 60 Td (Karte) Tj ET",
        "0 0.1 0.1 0 k 50 50 90 90 re f 0 0 0 0 k 55 55 80 80 re f 0 0 0 1 k BT /{font} 9 Tf 60 60 Td (Karte) Tj ET",
        "0 0.1 0.1 0 k 50 50 90 90 re f 0 0 0 1 k BT /{font} 14 Tf 60 60 Td (Karte) Tj ET",
    ],
    ids=["overprints", "on a strong colour", "on white", "large"],
)
def test_black_text_may_be_left_out_of_strong_colours_and_white(broken: Broken, content: str) -> None:
    assert rules_of(broken(writes(f"q {content} Q"))) == []
