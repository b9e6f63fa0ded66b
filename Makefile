# `make` builds the Walisch kit into output/, `make test` passes the tests. Both set up .venv first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: docs kit test types cases cost slow oldest smoke adapters soak fuzz mutants bench memory strength art record catalogue since pictures release bundle format clean

kit: $(VENV)/ready
	$(BIN)/kartenwerk kit walisch

test: $(VENV)/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(MAKE) --no-print-directory --jobs 2 types cases

# mypy keeps one core busy for half a minute: beside the tests it has what these leave idle
types: $(VENV)/ready-dev
	$(BIN)/mypy

# what has passed and reads nothing that changed since is left out; STAMPS= runs everything, as .ci/run does, and
# SKIPS=--skips fails where a test is skipped that could have run
STAMPS ?= --stamps
cases: $(VENV)/ready-dev
	$(BIN)/pytest -n auto --dist worksteal -m "not slow" --cost $(STAMPS) $(SKIPS)

# what all cases cost as a multiple of a cold `kit all`, in CPU seconds of one run
cost: $(VENV)/ready-dev
	PYTHONPATH=. $(BIN)/python -m tests.ratio

# second methods, and the properties on cases that no run before has drawn
slow: $(VENV)/ready-dev
	$(BIN)/pytest -n auto --dist worksteal -m "slow or hypothesis" --hypothesis-profile=search

# thousands of random games, every state checked; GAMES=2000 for each game and player count
GAMES ?= 1000
soak: $(VENV)/ready
	$(BIN)/python -m bench.soak --games $(GAMES)

# the tests of commands and of what they make, with the oldest versions of libraries that pyproject.toml allows
oldest:
	$(PYTHON) -m venv build/oldest
	build/oldest/bin/python -m pip install --quiet uv pytest pytest-xdist hypothesis jsonschema numpy shapely cairosvg
	build/oldest/bin/uv pip install --quiet --python build/oldest --resolution lowest-direct --editable .
	build/oldest/bin/pytest -n auto --dist worksteal -m "not slow" tests/cli tests/preflight tests/proof tests/products tests/custom

# every command once with the oldest and with the newest libraries that pyproject.toml allows, on each Python from 3.11 up
# that is installed here; make takes a list that ends with a command that is not there for none at all, hence the `true`
PYTHONS ?= $(or $(shell for minor in 11 12 13 14; do python3.$$minor -c "" 2>/dev/null && echo python3.$$minor; done; true),$(PYTHON))
smoke:
	$(PYTHON) -m venv build/uv
	build/uv/bin/python -m pip install --quiet uv
	for python in $(PYTHONS); do echo $$python lowest-direct; echo $$python highest; done | xargs -P 2 -L 1 sh -c '\
	  place=build/smoke/$$0-$$1; $$0 -m venv --clear --without-pip $$place && \
	  build/uv/bin/uv pip install --quiet --python $$place --resolution $$1 --editable . && \
	  PYTHONPATH=. $$place/bin/python -m tests.smoke'

# games handed to programs that learn, by the checkers of the two libraries that these are written for
adapters: $(VENV)/ready-dev
	$(PIP) install --quiet --editable ".[pettingzoo,openspiel]"
	$(BIN)/pytest -n auto -m "not slow" tests/adapters

# hostile data, templates, pictures, PDF files, records and command lines, as long as one likes; SEED=N begins there
MINUTES ?= 60
fuzz: $(VENV)/ready-dev
	PYTHONPATH=. $(BIN)/python -m tests.hostile.fuzz --seconds $$(($(MINUTES) * 60)) $(if $(SEED),--seed $(SEED))

# change the code in one place at a time and tell what no test notices; SAMPLE=200 changes in each part, PARTS=table in one;
# the score of games is told for their rules, and apart from it for their players and what only booklets show
SAMPLE ?= 60
mutants: $(VENV)/ready-dev
	PYTHONPATH=. $(BIN)/python -m tests.mutants --sample $(SAMPLE) $(if $(SEED),--seed $(SEED)) $(PARTS)

# speed as ratios within one run, beside bare ReportLab and other engines: within five minutes, on a quiet machine
bench: $(VENV)/ready
	$(PIP) install --quiet --editable ".[bench]" --constraint constraints.txt
	$(BIN)/python -m bench

# the peaks of large decks and what a card takes of them; some minutes, on any machine
memory: $(VENV)/ready
	$(BIN)/python -m bench.memory

# how strong the players are, and how true the chances of hints; DEALS=60 moments of each game take some minutes
DEALS ?= 8
strength: $(VENV)/ready
	$(BIN)/python -m bench.strength
	$(BIN)/python -m bench.calibration --deals $(DEALS)
	$(BIN)/python -m bench.charts

# draw the pictures in templates/art anew; what drew them is recorded in generator/art/provenance.toml
art: $(VENV)/ready-dev
	$(BIN)/python -m art

# store the pictures that the tests compare with anew, how games go, and the public face of the library; output/pictures.html and git show what changed
record: $(VENV)/ready-dev
	$(BIN)/python -m tests.pictures.album
	$(BIN)/python -m tests.engine.stored_games
	$(BIN)/python -m tests.library.signatures

# the catalogue of messages, rules_data/lang/de/messages.po: Babel adds those that are new, and takes out what nobody says
catalogue: $(VENV)/ready-dev
	$(BIN)/python -m tests.cli.extraction

# old and new of every card whose drawing has changed since a commit, side by side in output/pictures.html; COMMIT=v1.0.0
COMMIT ?= HEAD
since: $(VENV)/ready-dev
	$(BIN)/python -m tests.pictures.since $(COMMIT)

# the pictures of the README, and the table of games
pictures: $(VENV)/ready
	{ printf '# Games\n\nWhat the program counts of every game, as `kartenwerk list --table` tells it.\n\n'; \
	  $(BIN)/kartenwerk list --table; } > docs/spiele.md
	$(BIN)/kartenwerk preview all --out docs
	$(BIN)/kartenwerk preview walisch --out docs
	$(BIN)/kartenwerk box all --preview --out docs
	$(BIN)/kartenwerk preview donnerwetter --out docs
	rm docs/manifest.json
	$(BIN)/python docs/gallery.py

# the guide, into build/docs; it stops at a dead link or an unknown name
docs: $(VENV)/ready
	$(PIP) install --quiet --editable ".[docs]" --constraint constraints.txt
	$(BIN)/python docs/make.py
	$(BIN)/zensical build --clean --strict

# sdist and wheel, built twice and compared, and the bill of materials, into dist/; what is left to a person is printed
release: $(VENV)/ready-dev
	$(BIN)/python -m release

# the program in a folder with a Python of its own, for the system it is made on: packed and tried, into dist/
bundle: $(VENV)/ready-dev
	$(BIN)/python -m release.bundle

format: $(VENV)/ready-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# the pip that comes with Python 3.11 takes three times as long to read an index; where no other can be had, it will do
$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	-$(PIP) install --quiet --upgrade pip --constraint constraints.txt
	$(PIP) install --quiet --editable . --constraint constraints.txt
	touch $@

# what of it is used is compiled when it is
$(VENV)/ready-dev: $(VENV)/ready
	$(PIP) install --quiet --no-compile --editable ".[dev,art]" --constraint constraints.txt
	touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
