"""What a deck's or game's file says of a table on the net."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from kartenwerk.catalog.fields import Data, Name
from kartenwerk.custom.sources.address import check_url


class SourceSpec(Data):
    """A table that lies elsewhere, which `kartenwerk pull` fetches into a file."""

    url: Annotated[str, Field(max_length=2000), AfterValidator(check_url)] = Field(
        description="where it lies: https://..., or the address of a web spreadsheet that everybody may read"
    )
    to: Name = Field(description="the table's file, below the folder of this one: decks/main/cards.csv")
