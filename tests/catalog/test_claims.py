"""The register of claims: what booklets say of chances and good play is named, marked and proven."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support import WORKSHOP, Run, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.claims import Claim, ClaimMark, SetFigure
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.printed_claims import printed_claims, split_paragraphs

ROOT = Path(__file__).parents[2]
MARK = re.compile(r"""claim\(["'](\w+)["']( ~)?""")
MACRO = re.compile(r"{% macro (\w+)\((\w+)[^%]*?%}(?:(?!{%-? endmacro).)*?claim\(\2\)", re.DOTALL)
GAMES = [id for id in GAME_IDS if WORKSHOP.catalog.game(id).claims]


def marks(game: str) -> Iterator[tuple[str, bool]]:
    """The ids of the claims that a game's templates and its table of variants mark; of some only the beginning.

    A macro that marks the claim of its argument marks the claims that it is called with.
    """
    for path in [*sorted((ROOT / "templates" / "games" / game).rglob("*.j2")), ROOT / f"rules_data/games/{game}.toml"]:
        text = path.read_text(encoding="utf-8")
        for found in MARK.finditer(text):
            yield found[1], bool(found[2])
        for macro in MACRO.finditer(text):
            for called in re.finditer(rf"""\b{macro[1]}\(["'](\w+)["']( ~)?""", text):
                yield called[1], bool(called[2])


def meant(claims: dict[str, Claim], mark: str, begun: bool) -> set[str]:
    return {id for id in claims if id == mark or (begun and id.startswith(mark))}


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_mark_names_a_claim_and_every_claim_is_made(game: str) -> None:
    claims = WORKSHOP.catalog.game(game).claims
    found = [(mark, meant(claims, mark, begun)) for mark, begun in marks(game)]
    assert [mark for mark, named in found if not named] == []
    assert set().union(*(named for _, named in found)) == set(claims)


@pytest.mark.parametrize("game", GAMES)
def test_every_claim_has_its_proof(game: str) -> None:
    proofs = (ROOT / "tests" / "games" / game / "test_claims.py").read_text(encoding="utf-8")
    named = {name for pair in re.findall(r'"(\w+)"|def test_claim_(\w+)\(', proofs) for name in pair if name}
    missing = {
        id
        for id in WORKSHOP.catalog.game(game).claims
        if not any(id == name or id.startswith(f"{name}_") for name in named)  # in a test's name or its parameters
    }
    assert missing == set()


@pytest.mark.parametrize("game", GAME_IDS)
def test_how_many_cases_were_played_is_printed_from_the_claim(game: str) -> None:
    """No template types it."""
    for path in sorted((ROOT / "templates" / "games" / game).rglob("*.j2")):
        assert re.findall(r"\d+(?: \| \w+ }})? Probe\w+", path.read_text(encoding="utf-8")) == []


def test_a_simulation_tells_how_many_cases_were_played() -> None:
    with pytest.raises(ValueError, match="needs `figure`, `error` and `cases`"):
        Claim(says="so much", method="simulation", base="deals for two", figure=1.0, error=0.1)
    with pytest.raises(ValueError, match="greater than or equal to 1"):
        Claim(says="so much", method="count", base="all hands", figure=1.0, cases=0)


def test_a_mark_without_a_claim_is_an_error() -> None:
    with pytest.raises(KartenwerkError, match="there is no claim of that name"):
        WORKSHOP.catalog.game(GAMES[0]).claim("nonsense", {})


def test_a_table_that_plays_a_set_reads_the_figure_that_was_found_by_it() -> None:
    game = WORKSHOP.catalog.game("mau_mau")
    usual, played = game.settle({}), game.settle(game.variant("drei_karten").rules)
    claim = game.claims["buben_zu_zweit"]
    own = claim.by["drei_karten"]
    assert game.claim("buben_zu_zweit", usual) == ClaimMark(claim.figure, claim.cases)
    assert game.claim("buben_zu_zweit", played) == ClaimMark(own.figure, own.cases)
    assert game.measured_set("buben_zu_zweit", usual) == ""
    assert game.measured_set("buben_zu_zweit", played) == "drei_karten"


def test_a_claim_that_a_set_no_longer_bears_out_does_not_hold_by_it() -> None:
    game = WORKSHOP.catalog.game("mau_mau")
    assert not game.claims["wirkung_zu_zweit"].by["drei_karten"].stands
    assert not game.holds("wirkung_zu_zweit", game.settle(game.variant("drei_karten").rules))
    assert game.holds("wirkung_zu_zweit", game.settle({}))


def test_figures_of_sets_are_of_what_has_figures_and_of_sets_that_the_game_has() -> None:
    own = SetFigure(figure=1.0, error=0.1)
    with pytest.raises(ValueError, match="of a claim that was counted or simulated"):
        Claim(says="so much", method="rule", base="all deals", also=("drei_karten",))
    with pytest.raises(ValueError, match="not in both"):
        played = Claim(says="so much", method="simulation", base="deals", figure=1.0, error=0.1, cases=9)
        Claim.model_validate({**played.model_dump(), "by": {"punkte": own}, "also": ["punkte"]})
    game = WORKSHOP.catalog.game("mau_mau")
    strange = {"buben_zu_zweit": game.claims["buben_zu_zweit"].model_copy(update={"by": {"turnier": own}})}
    with pytest.raises(ValueError, match="a set that the game has not: 'turnier'"):
        type(game).model_validate({**dict(game), "claims": strange})


def test_a_simulated_figure_of_a_set_has_an_error_and_a_counted_one_none() -> None:
    played = Claim(says="so much", method="simulation", base="deals", figure=1.0, error=0.1, cases=9).model_dump()
    counted = Claim(says="so much", method="count", base="all hands", figure=1.0).model_dump()
    exact, about = {"punkte": SetFigure(figure=2.0)}, {"punkte": SetFigure(figure=2.0, error=0.1)}
    with pytest.raises(ValueError, match="punkte needs `error`"):
        Claim.model_validate({**played, "by": exact})
    with pytest.raises(ValueError, match="punkte was counted exactly and has no `error`"):
        Claim.model_validate({**counted, "by": about})
    assert Claim.model_validate({**counted, "by": exact, "also": ["turnier"]}).by["punkte"].error is None


def test_the_claims_of_a_game_are_listed(run: Run) -> None:
    claims = WORKSHOP.catalog.game(GAMES[0]).claims
    listed = run("claims", GAMES[0], "--json").json["claims"]
    assert [claim["id"] for claim in listed] == list(claims)
    plain = run("claims", GAMES[0]).out
    assert all(claim.says in plain and claim.base in plain for claim in claims.values())


def test_problems_are_listed_as_they_are_proved(run: Run) -> None:
    first, *others = run("claims", "sechsundsechzig", "--json").json["problems"]
    assert first == {
        "id": "den_trumpf_holen",
        "level": 1,
        "best": "karo-A",
        "usual": "herz-K",
        "worlds": 1,
        "better": 1,
        "playouts": None,
        "lead": None,
        "error": None,
    }
    assert len(others) == 5


def test_in_german_a_claim_is_listed_by_the_sentence_that_the_booklet_prints(run: Run) -> None:
    printed = printed_claims(WORKSHOP, session_of("schwimmen"))
    assert printed["stop_ab_20"].chapter == "So spielt man gut"
    assert printed["stop_ab_20"].sentence.startswith("Sagt nicht zu früh stop. Wer es ab 20 tut, verliert 16 Leben")
    lines = run("claims", "schwimmen", "--lang", "de").out.splitlines()
    (line,) = [line for line in lines if line.startswith("haelfte ")]
    assert line.split()[1:3] == ["17", "gezählt"]
    assert line.endswith("54 von 100 Händen zählen höchstens 17.")
    assert not any(claim.says in "\n".join(lines) for claim in WORKSHOP.catalog.game("schwimmen").claims.values())


def test_the_figures_of_a_named_set_are_listed_with_its_sentences_and_without_what_fell(run: Run) -> None:
    claims = WORKSHOP.catalog.game("watten").claims
    own = claims["rang_beliebig"].by["rechter"]
    listed = {each["id"]: each for each in run("claims", "watten", "--variant", "rechter", "--json").json["claims"]}
    first = listed["rang_beliebig"]
    assert (first["figure"], first["error"], first["cases"]) == (own.figure, own.error, own.cases)
    assert (first["by"], listed["bleiben"]["by"]) == ("rechter", None)
    lines = run("claims", "watten", "--variant", "rechter", "--lang", "de").out.splitlines()
    (line,) = [line for line in lines if line.startswith("rang_beliebig ")]
    assert line.endswith("Wer irgendeinen nennt, den er hat, gewinnt 45 von 100 Runden.")
    fell = run("claims", "mau_mau", "--variant", "drei_karten", "--json").json["claims"]
    assert "wirkung_zu_zweit" not in {each["id"] for each in fell}
    assert "found by the rules of drei_karten" in run("claims", "mau_mau", "--variant", "drei_karten").out


def test_a_sentence_with_the_figure_of_another_table_is_not_listed() -> None:
    """By the usual rules a chart stands in place of this tip, which both sets print with figures of their own."""
    game = WORKSHOP.catalog.game("schwimmen")
    assert {*game.claims["stop_ab_20"].by} == {*game.variants}
    assert "16 Leben" in printed_claims(WORKSHOP, session_of("schwimmen"))["stop_ab_20"].sentence


CHEAP = ("einundfuenfzig_tot", "sechsundsechzig", "siebzehn_und_vier", "watten")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in CHEAP else (pytest.mark.slow,)) for game in GAMES]
)
def test_every_claim_has_a_sentence_whichever_rules_print_it(game: str) -> None:
    session = session_of(game)
    assert {*printed_claims(WORKSHOP, session)} == {*session.data.claims}


def test_a_claim_of_the_practice_deal_is_listed_by_its_sentence() -> None:
    found = printed_claims(WORKSHOP, session_of("tarock"))["besser_weggelegt"]
    assert found.chapter.startswith("Ein Probespiel")
    assert found.sentence.endswith("So reicht es, was die Gegner auch tun.")


def test_the_reason_of_a_move_is_a_paragraph_of_its_own() -> None:
    text = "# Ein Probespiel\n\n::: zug watten nummer=1\n*Anna* gibt.\n\n::: kurz\nAnna.\n:::\n:::\n"
    assert [*split_paragraphs(text)] == [("Ein Probespiel", "*Anna* gibt."), ("Ein Probespiel", "Anna.")]


def test_a_claim_that_stands_in_several_sentences_is_listed_by_the_one_with_its_figure() -> None:
    printed = printed_claims(WORKSHOP, session_of("bakkarat"))
    assert "1,01" in printed["haus"].sentence
