"""The version of the program and of its library: semantic, as CONTRIBUTING.md promises."""

__version__ = "0.1.0"
