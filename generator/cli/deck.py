"""kartenwerk deck."""


def deck() -> None:
    """Not there yet."""
    raise NotImplementedError
