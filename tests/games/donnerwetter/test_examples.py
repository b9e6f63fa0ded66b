"""What Donnerwetter's booklet shows, held against the rules."""

from __future__ import annotations

import pytest
from tests.games.prints import booklet, rendered
from tests.games.support import session

from kartenwerk.play.games.donnerwetter.examples import dealings

GAME = "donnerwetter"


@pytest.mark.parametrize(("hail", "told"), [(0, False), (1, True), (3, True)])
def test_the_booklet_says_what_becomes_of_cards_that_cannot_be_shared_out(hail: int, told: bool) -> None:
    at = session(GAME, hagelstuerme=hail)
    assert any(dealings(at.play(players, 1))["rest"] for players in (2, 4)) == told
    text = rendered(f"games/{GAME}/text.md.j2", booklet(GAME, hagelstuerme=hail))
    assert ("nicht gleich verteilen lässt, legt der Geber offen in die Mitte" in text) == told


def test_a_hailstorm_takes_everything_without_a_sum() -> None:
    values = booklet(GAME, hagelstuerme=3)
    told = rendered(f"games/{GAME}/figures/hagel.txt.j2", {**values, "angaben": {}})
    lying, taken = (told.partition(words)[2].partition(".")[0] for words in ("Auf dem Tisch liegen ", "Genommen: "))
    assert lying and taken == lying and "Zusammen" not in told
    assert booklet(GAME)["hagel"] is None


def test_nobody_wins_a_practice_deal_that_ends_in_a_tie() -> None:
    told = rendered(f"games/{GAME}/text.md.j2", booklet(GAME, mehrfach_eroberung=True, rest="letzter_eroberer"))
    assert "Beide haben 75 Punkte. Bei Gleichstand gibt es" in told.replace("\u00a0", " ")
    assert "gewinnt mit" not in told
