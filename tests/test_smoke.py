"""The smoke of all commands leaves none out."""

from __future__ import annotations

import pytest
from tests.smoke import LINES, names


@pytest.mark.parametrize("name", names())
def test_every_command_has_a_line(name: str) -> None:
    assert any(f"{line} ".startswith(f"{name} ") for line in LINES)
