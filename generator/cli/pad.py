"""kartenwerk pad."""


def pad() -> None:
    """Not there yet."""
    raise NotImplementedError
