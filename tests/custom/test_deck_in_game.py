"""A deck of one's own in a game of one's own: its cards are played, printed, counted, and wrong ones are told."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

import pytest
from tests.custom.own_game import DECK, GAME, ROWS, with_german_cards, write_game
from tests.support import Run

import kartenwerk as kw
from kartenwerk.build.game_file import open_game
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.library.testing import check_game
from kartenwerk.table.sitting.tongue import read_tongue


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game(tmp_path_factory.mktemp("game"))


def test_rows_are_cards_of_suits_ranks_and_values_and_a_row_without_a_suit_is_in_no_game(file: Path) -> None:
    game = kw.game(file)
    assert game.deck.card("moewe-4") == Card("moewe", "4", -2)
    assert game.deck.name(game.deck.card("moewe-4")) == "Möwe 4"
    dealt = {str(card) for card in game.session(2).order}
    assert dealt == {f"{suit}-{rank}" for suit in ("moewe", "anker", "welle") for rank in "1234"}
    assert len(game.deck.cards) == len(dealt) + 1
    assert kw.deck(file.parent / "decks/main").card("013").rank == "013"


def test_cards_count_what_the_deck_says(file: Path) -> None:
    table = kw.game(file).session(2, seed=3).play_out()
    won = [[card for trick in table.state.cards.won[seat] for card in trick] for seat in (0, 1)]  # type: ignore[attr-defined]
    assert table.result == tuple(sum(card.value for card in cards) for cards in won)
    assert sum(table.result) == 3 * (1 + 2 + 3 - 2)


def test_it_keeps_every_promise_of_the_contract(file: Path) -> None:
    found = open_game(str(file))
    session = found.workshop.session(found.id, None, ())
    assert check_game(session.game, 5, workshop=found.workshop).unfinished == 0


def test_sessions_and_games_can_be_copied_and_pickled(file: Path) -> None:
    table = kw.game(file).session(3, seed=5).play_out(limit=4)
    for twin in (pickle.loads(pickle.dumps(table)), copy.copy(table)):
        assert twin.state == table.state
        assert twin.play_out().result == pickle.loads(pickle.dumps(table)).play_out().result
    assert pickle.loads(pickle.dumps(kw.game(file))).deck.cards == kw.game(file).deck.cards


def test_a_simulation_has_a_row_for_each_card_on_one_core_and_on_two(file: Path) -> None:
    one, two = (kw.game(file).simulate(60, 2, cores=cores) for cores in (1, 2))
    assert [*one.cards] == [*two.cards] and [*one.seats] == [*two.seats]
    assert {row.card for row in one.cards} == {
        f"{suit}-{rank}" for suit in ("moewe", "anker", "welle") for rank in "1234"
    }
    assert sum(row.dealt for row in one.cards) == 60 * 12
    assert sum(row.points for row in one.seats) == 60 * 3 * (1 + 2 + 3 - 2)


def test_play_and_simulate_take_the_file_and_speak_the_words_of_the_deck(file: Path, run: Run) -> None:
    watched = run("play", file, "--plain")
    assert "Seezeichen, 2 Spieler" in watched.out and "Der Stich geht an Anna, mit Möwe" in watched.out
    counted = json.loads(run("simulate", file, "-n", "40", "--json").out)
    assert (counted["game"], len(counted["cards"])) == ("seezeichen", 12)


def test_the_booklet_names_its_cards_and_what_they_count(file: Path, run: Run, tmp_path: Path) -> None:
    run("rules", file, "--text", "--out", tmp_path)
    text = (tmp_path / "probe/seezeichen/regeln.txt").read_text()
    assert "Karten: 12 eigene Karten" in text and "Möwe" in text
    assert "In jeder Farbe, von oben: 4, 3, 2, 1." in text
    assert "Karte 3: Punkte 3." in text and "Karte 4: Punkte –2." in text


@pytest.mark.parametrize("game", [GAME, with_german_cards(GAME)], ids=["own cards", "german cards"])
def test_a_changed_file_is_printed_anew_and_an_unchanged_one_is_not(game: str, run: Run, tmp_path: Path) -> None:
    file = write_game(tmp_path / "game", game)

    def printed() -> tuple[int, str]:
        answer = json.loads(run("rules", file, "--text", "--out", tmp_path / "out", "--json").out)
        text = Path(answer["files"][0]["path"]).read_text(encoding="utf-8")
        return answer["unchanged"], text.partition(":")[0]

    assert [printed(), printed()] == [(0, "Seezeichen"), (1, "Seezeichen")]
    file.write_text(game.replace('title = "Seezeichen"', 'title = "Seemarken"'), encoding="utf-8")
    assert [printed(), printed()] == [(0, "Seemarken"), (1, "Seemarken")]


def test_booklet_pad_and_cards_are_printed_with_its_faces(file: Path, run: Run, tmp_path: Path) -> None:
    made = json.loads(run("kit", file, "--players", "2", "--out", tmp_path, "--json").out)
    kinds = {entry["kind"] for entry in made["files"]}
    assert {"sheet", "booklet", "imposed", "text", "page", "pad", "box", "guide"} <= kinds
    assert not [finding for entry in made["files"] for finding in entry.get("findings", ())]


def test_a_game_in_a_folder_of_data_has_its_deck_beside_it(tmp_path: Path) -> None:
    root = tmp_path / "data"
    write_game(root / "rules_data/games", GAME.replace("./decks/main", "../../decks/main"))
    (root / "rules_data/games/decks").rename(root / "decks")
    game = kw.game("seezeichen", data=root)
    assert game.deck.id == "probe" and game.session(2).play_out().is_over
    assert next(info.deck for info in kw.all_games(data=root) if info.id == "seezeichen") == "../../decks/main"


def test_a_record_says_that_the_games_own_file_is_wanted(file: Path, run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.toml"
    run("play", file, "--save", record)
    assert "found 'seezeichen'; expected the file of the game of your own, by --game" in run("replay", record).refusal
    assert run("replay", record, "--game", file).code == 0


def test_a_game_that_is_left_is_taken_up_by_the_command_that_is_said(file: Path) -> None:
    opened = open_game(str(file))
    tongue = read_tongue(opened.workshop, opened.workshop.session(opened.id, None, ()), "en")
    said = tongue.say("saved", file="left.toml", game=tongue.called)
    assert said.endswith(f"kartenwerk play {file} --resume left.toml")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("learn",), "this game has no lesson; found seezeichen"),
        (("odds",), "no odds are counted for Seezeichen"),
        (("hand", "moewe-1"), "Seezeichen compares no hands"),
    ],
)
def test_what_it_does_not_have_is_said_of_the_game(words: tuple[str, ...], why: str, file: Path, run: Run) -> None:
    told = run(words[0], file, *words[1:])
    assert told.code == 1 and why in told.err


def test_an_evening_of_it_is_written_down(file: Path, run: Run, tmp_path: Path) -> None:
    begun = run("score", "new", tmp_path / "abend.toml", file, "--players", "Anna,Bert")
    assert begun.code == 0 and "Seezeichen, Anna, Bert" in begun.out


def test_a_tournament_of_it_finds_the_games_own_file_again(file: Path, run: Run, tmp_path: Path) -> None:
    club = tmp_path / "club.toml"
    players = "Ann,Bob,Cy,Dee,Eve,Fay,Gus,Hal,Ida"
    run("tournament", "new", club, "--game", file, "--players", players, "--rounds", "2", "--tables", "3")
    named = next(line for line in club.read_text().splitlines() if line.startswith("game_file"))
    assert (tmp_path / named.split('"')[1]).resolve() == file.resolve()
    assert run("tournament", "seat", club).code == 0
    assert "Seezeichen" in run("tournament", "standing", club).out
    club.write_text(club.read_text().replace("seezeichen.toml", "fort.toml"))
    told = run("tournament", "standing", club)
    assert told.code == 1 and "there is no game of that name" in told.err


@pytest.mark.slow
def test_a_site_of_it_has_its_deck_and_its_rules(file: Path, run: Run, tmp_path: Path) -> None:
    run("site", file, "--out", tmp_path)
    page = (tmp_path / "site/spiele/seezeichen.html").read_text()
    assert "Punkte in den Stichen" in page and (tmp_path / "site/karten/probe/moewe-1.svg").is_file()


def test_a_path_leads_to_the_folder_of_the_game_and_no_further(tmp_path: Path) -> None:
    file = write_game(tmp_path / "game/spiel", GAME.replace("./decks/main", "../decks/main"))
    (tmp_path / "game/spiel/decks").rename(tmp_path / "game/decks")
    with pytest.raises(kw.KartenwerkError, match="the deck lies outside the game's folder"):
        kw.game(file)
    (tmp_path / "game/game.toml").write_text('id = "spiel"\ntitle = "Spiel"\n')
    assert kw.game(file).deck.id == "spiel_main_de"
    (tmp_path / "game/decks").rename(tmp_path / "decks")
    (tmp_path / "game/decks").symlink_to(tmp_path / "decks")
    with pytest.raises(kw.KartenwerkError, match="the deck lies outside the game's folder"):
        kw.game(file)


@pytest.mark.parametrize(
    ("game", "deck", "rows", "expected"),
    [
        (GAME.replace('"moewe"', '"möwe"'), DECK, ROWS, "trick_game.suits: there is no suit of that name"),
        (GAME.replace('["4"', '["5"'), DECK, ROWS, "trick_game.ranks: there is no rank of that name"),
        (GAME, DECK.replace("suit =", "note ="), ROWS, "this needs a deck of suits and ranks"),
        (GAME, DECK, [*ROWS, "Möwe;1;1;"], "rows 2, 15: two cards have the same suit and rank; found moewe-1"),
        (GAME, DECK, [*ROWS, "Möwe;;1;"], "row 15: a card with a suit needs a rank"),
        (GAME, DECK, [*ROWS, "Möwe;5;viel;"], "row 15: what a card counts is no whole number; found viel"),
        (GAME, DECK + "\n[card.mehr]\n", ROWS, "card.mehr"),
        (GAME.replace("./decks/main", "./decks/other"), DECK, ROWS, "deck: there is no deck in this folder"),
        (GAME.replace('"seezeichen"', '"watten"'), DECK, ROWS, "id: a game of the program has this id"),
    ],
)
def test_what_is_wrong_is_one_sentence_with_its_place(
    game: str, deck: str, rows: list[str], expected: str, tmp_path: Path
) -> None:
    file = write_game(tmp_path, game, deck, "\n".join(rows))
    with pytest.raises(kw.KartenwerkError) as told:
        kw.game(file)
    assert expected in str(told.value)


def test_a_deck_beside_the_game_that_is_named_without_its_dot_is_suggested(tmp_path: Path) -> None:
    file = write_game(tmp_path, GAME.replace("./decks/main", "decks"))
    with pytest.raises(kw.KartenwerkError) as told:
        kw.game(file)
    assert str(told.value).endswith(
        "deck: the game names an unknown deck (did you mean ./decks?); found 'decks'; "
        "expected one of ./decks, buchstaben, deutsch, franzoesisch, inrah, walisch"
    )
    (tmp_path / "decks").rename(tmp_path / "cards")
    with pytest.raises(kw.KartenwerkError) as told:
        kw.game(file)
    assert "./decks" not in str(told.value)


def test_two_copies_of_a_card_are_named(tmp_path: Path) -> None:
    rows = "\n".join([ROWS[0] + ";Count", *(f"{row};{2 if place < 2 else 1}" for place, row in enumerate(ROWS[1:]))])
    with pytest.raises(kw.KartenwerkError, match="needs a game of its own: moewe-1, moewe-2"):
        kw.game(write_game(tmp_path, rows=rows))


def test_a_deck_without_the_keys_is_what_it_was(tmp_path: Path) -> None:
    plain = DECK.replace('suit = "{{ farbe }}"\n', "").replace('rank = "{{ rang }}"\nvalue = "{{ wert }}"\n', "")
    rows = "\n".join(ROWS).replace("Farbe;Rang;Wert", "Suit;Rank;Value").replace("-2", "viel")
    write_game(tmp_path, deck=plain.replace("farbe", "suit").replace("rang", "rank"), rows=rows)
    deck = Workshop.over(None, tmp_path / "decks/main").deck
    deck.report.check()
    assert {card.suit for card in deck.pack.cards} == {""} and deck.suits == ()
