"""The program in a folder of its own, for people without Python. `make bundle` makes and tries it."""
