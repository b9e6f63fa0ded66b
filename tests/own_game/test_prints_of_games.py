"""A deck of a game is marked as printed like any other, and only what has changed in it is printed."""

from __future__ import annotations

from pathlib import Path

from tests.own_game.games import DECK, TABLE, game
from tests.support import Run

SUITS = DECK.replace('id = "{{ id }}"', 'id = "{{ id }}"\nsuit = "{{ art }}"\nrank = "{{ rang }}"')
ROWS = "id;art;rang;text@de;text@en\na;gut;1;Brot;Bread\nb;gut;2;Käse;Cheese\n"


def test_only_the_changed_card_of_a_deck_is_printed(tmp_path: Path, run: Run) -> None:
    """Its cards have suits and ranks in games, and ids of their own."""
    root, out = (
        game(tmp_path / "game", {"decks/haupt/deck.toml": SUITS, "decks/haupt/karten.csv": ROWS}),
        tmp_path / "o",
    )
    deck = root / "decks/haupt"
    assert run("printed", deck, "--as", "1.0").code == 0
    assert "nothing to print" in run("deck", deck, "--changed", "--out", out).out
    (deck / "karten.csv").write_text(ROWS.replace("Käse", "Quark"), encoding="utf-8")
    assert "changed  b" in run("diff", deck).out
    made = run("deck", deck, "--changed", "--out", out, "--json").json
    assert [(file["of"], file["language"], file["kind"], file["pages"]) for file in made["files"]] == [
        ("haupt", "de", "sheet", 2),
        ("haupt", "de", "single", 2),
    ]
    assert run("deck", deck, "--changed", "--since", "0.9", "--out", out).code == 1


def test_a_whole_game_and_a_part_have_no_print(tmp_path: Path, run: Run) -> None:
    root = game(tmp_path / "game", {"decks/haupt/karten.csv": TABLE})
    for name in (root, root / "mark"):
        assert "marked as printed" in run("deck", name, "--changed", "--out", tmp_path / "out").refusal
        assert "takes no game" in run("printed", name).refusal
