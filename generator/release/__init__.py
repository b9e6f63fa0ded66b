"""Making a release: work on the program, not with it. `make release` runs it."""
