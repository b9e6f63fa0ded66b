"""What the commands answer: text for people, JSON with a stable shape for programs."""

import json
import re
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from tests.support import WORKSHOP, Run

from kartenwerk.base.version import ANSWERS, CONTRACT, FORMAT, __version__
from kartenwerk.cli import watched


def test_list_names_decks_games_and_papers(run: Run) -> None:
    answer = run("list", "--json").json
    assert {"id": "walisch", "title": "Walisches Blatt", "cards": 63} in answer["decks"]
    (game,) = (each for each in answer["games"] if each["id"] == "donnerwetter")
    assert (game["title"], game["deck"], game["players"]) == ("Donnerwetter", "walisch", [2, 4])
    assert game["packs"] == [[2, 1]]
    assert {"papers", "services"} <= set(answer)
    assert "walisch" in run("list").out


def test_the_version_names_the_numbers_of_its_formats(run: Run) -> None:
    numbers = f"format of files {FORMAT}, contract of games {CONTRACT}, shapes of --json {ANSWERS}"
    assert run("--version").out == f"kartenwerk {__version__}\n{numbers}\n"


def test_play_tells_record_tally_result_and_winners(run: Run) -> None:
    answer = run("play", "donnerwetter", "--players", "4", "--seed", "3", "--json").json
    assert set(answer) == {"ok", "schema", "record", "tally", "result", "winners", "standings", "seed", "policy"}
    assert len(answer["result"]) == 4
    assert (
        answer["result"][0] == answer["result"][2] == sum(i["points"] for i in answer["tally"] if i["seat"] in (0, 2))
    )
    assert all(answer["result"][seat] == max(answer["result"]) for seat in answer["winners"])


def test_a_watched_expert_forgets_nothing_while_progress_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    session = WORKSHOP.session("watten", None, ())
    deal = next(session.play_deals(2, 1, session.policy("expert", 2, 2)))
    words = ("play", "watten", "--policy", "expert", "--playouts", "2", "--json")
    piped = run(*words)
    monkeypatch.setattr(watched, "SILENT_SECONDS", 0.0)
    for stream in (sys.stdout, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    seen = run(*words)
    moves = "; ".join(str(step.move) for step in deal.steps)
    assert piped.json["record"]["moves"] == seen.json["record"]["moves"] == moves
    assert "moves made" in seen.err and not piped.err


def test_a_match_is_won_by_who_has_most_after_all_its_deals(run: Run) -> None:
    answer = run("play", "doppelkopf", "--deals", "match", "--seed", "3", "--json").json
    record = answer["record"]
    results = [record["result"], *(deal["result"] for deal in record["further"])]
    assert len(results) == len(answer["standings"]) == 12
    assert answer["result"] == answer["standings"][-1] == [sum(column) for column in zip(*results, strict=True)]
    assert answer["result"] != results[-1]
    assert answer["winners"] == [answer["result"].index(max(answer["result"]))]


def test_a_match_tells_the_standing_after_each_deal_and_who_has_won(run: Run) -> None:
    lines = run("play", "watten", "--deals", "match", "--seed", "3").out.splitlines()
    standings = [line for line in lines if line.startswith("Stand: ")]
    assert len(standings) > 2
    assert re.fullmatch(r"Stand: Anna( und Cleo)? \d+, Bert( und Dirk)? \d+", standings[-1])
    assert re.fullmatch(r"\w+( und \w+)? (gewinnt|gewinnen) die Partie\.", lines[-1])


def test_some_deals_of_a_match_tell_who_leads(run: Run) -> None:
    last = run("play", "doppelkopf", "--deals", "2", "--seed", "3").out.splitlines()[-1]
    assert last == "Gleichstand nach 2 Spielen: Anna, Bert, Cleo und Dirk."
    assert (
        run("play", "doppelkopf", "--deals", "3", "--seed", "3").out.splitlines()[-1].startswith("Gleichstand nach 3")
    )


def test_play_shows_moves_reasons_and_tally_without_colour_in_a_pipe(run: Run) -> None:
    out = run("play", "donnerwetter", "--seed", "7").out
    assert "ger-5 x bog-2 yxar-2 bog-1" in out
    assert "Speer-Fünf nimmt Bogen-Zwei, Axt-Zwei und Bogen-Eins: 2 + 2 + 1 = 5." in out
    assert "eroberte Karten" in out
    assert "\033" not in out


def test_house_rules_change_the_score(run: Run) -> None:
    usual = run("play", "donnerwetter", "--seed", "7", "--json").json
    house = run("play", "donnerwetter", "--seed", "7", "--set", "punkte_donnerwetter=5", "--json").json
    storms = [
        sum(i["number"] for i in usual["tally"] if i["seat"] == s and i["reason"] == "donnerwetter") for s in (0, 1)
    ]
    assert [a - b for a, b in zip(usual["result"], house["result"], strict=True)] == [5 * n for n in storms]


def test_a_saved_record_replays_and_a_changed_one_is_refused_with_its_rule(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "spiel.toml"
    played = run("play", "donnerwetter", "--seed", "7", "--deals", "2", "--save", file, "--json").json
    answer = run("replay", file, "--json").json
    assert answer["ok"] is True
    assert answer["result"] == played["result"]

    file.write_text(file.read_text(encoding="utf-8").replace("; svidar-2;", "; svidar-3;", 1), encoding="utf-8")
    refused = run("replay", file, "--json")
    assert refused.code == 1
    assert refused.json == {"ok": False, "schema": 1, "move": 2, "rule": "Schwert-Drei ist nicht auf der Hand."}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game = 3",
        'game = "donnerwetter"\nplayers = 2\ndeck = "x"\nmoves = ""\nresult = [0, 0]\n',
        'game = "donnerwetter"\nplayers = 9\ndeck = ""\nmoves = ""\nresult = [0, 0]\n',
        'game = "donner"\nplayers = 2\ndeck = ""\nmoves = ""\nresult = [0, 0]\n',
    ],
)
def test_what_is_no_record_is_refused_with_its_file(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "spiel.toml"
    file.write_text(text, encoding="utf-8")
    answer = run("replay", file)
    assert answer.code == 1
    assert answer.err.startswith(f"kartenwerk: {file}")


def test_a_build_tells_its_files_and_enters_them_in_the_manifest(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    files = run("pad", "donnerwetter", "--sheets", "4", "--out", out, "--json").json["files"]
    (file,) = files
    assert set(file) == {"path", "kind", "sha256", "bytes", "pages", "seconds"}
    data = Path(file["path"]).read_bytes()
    assert (file["kind"], file["bytes"], file["sha256"]) == ("pad", len(data), sha256(data).hexdigest())
    (entry,) = json.loads((out / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert entry["path"] == "walisch/donnerwetter/block_a6_auf_a4.pdf"
    assert entry["sha256"] == file["sha256"]
    assert str(tmp_path) not in (out / "manifest.json").read_text(encoding="utf-8")
    assert sorted(p.name for p in out.rglob("*") if p.is_file()) == ["block_a6_auf_a4.pdf", "manifest.json"]


def test_a_users_folder_is_laid_over_the_data(run: Run, tmp_path: Path) -> None:
    own = Path(__file__).parent.parent.parent / "rules_data" / "decks" / "walisch.toml"
    mine = tmp_path / "rules_data" / "decks" / "walisch.toml"
    mine.parent.mkdir(parents=True)
    mine.write_text(own.read_text(encoding="utf-8").replace("Walisches Blatt", "Unser Blatt"), encoding="utf-8")
    assert "Unser Blatt" in run("list", "--data", tmp_path).out


def test_preview_all_shows_a_row_of_every_deck(run: Run, tmp_path: Path) -> None:
    from PIL import Image

    assert run("preview", "all", "--out", tmp_path).code == 0
    with Image.open(tmp_path / "vorschau.png") as picture:
        assert picture.height > 5 * 250


def test_hints_tell_the_best_move_before_each_move_and_why(run: Run) -> None:
    out = run("play", "schwimmen", "--hints", "--playouts", "8", "--seed", "1").out
    first, *lines = out.splitlines()
    assert "64 bis 512 Proben" in first
    hints = [line for line in lines if line.startswith("     Rat ")]
    better, equal = r"gewinnst du damit|Punkte je Spiel mehr als|Zu Ende gerechnet", r"Ebenso gut: |Auch .* geht: "
    assert all(re.search(f"{better}|{equal}", line) for line in hints)
    assert any("Danach zählt dein Blatt " in line for line in hints)
    assert any(re.search(equal, line) for line in hints)
    assert "Kreuz-" in "".join(hints) and "kreuz-" not in "".join(hints)
    assert [line for line in lines if line not in hints] == run("play", "schwimmen", "--seed", "1").out.splitlines()


def test_hints_as_data_come_move_by_move(run: Run) -> None:
    answer = run("play", "einundfuenfzig_tot", "--hints", "--playouts", "4", "--policy", "expert", "--json").json
    moves = answer["record"]["moves"].split("; ")
    assert answer["record"]["policy"] == "expert 4"
    assert [hint["best"] if hint else move for hint, move in zip(answer["hints"], moves, strict=True)] == moves
    keys = {"best", "mean", "error", "playouts", "next", "next_mean", "verdict", "margin", "chances", "because"}
    assert all(set(hint) == keys for hint in answer["hints"] if hint)


def test_an_expert_needs_playouts(run: Run) -> None:
    answer = run("play", "watten", "--policy", "expert", "--playouts", "0")
    assert answer.code == 1
    assert "the number of playouts is not valid" in answer.err
