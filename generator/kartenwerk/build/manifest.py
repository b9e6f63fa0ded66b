"""The manifest of an output folder: what each file is, what it was made from, and whether it is up to date."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import holds_bytes, parse_json, read_bytes
from kartenwerk.base.message import as_data, from_data
from kartenwerk.base.version import __version__
from kartenwerk.build.files import place_below, write_text

if TYPE_CHECKING:
    from kartenwerk.build.product import Choices

MANIFEST = "manifest.json"


@dataclass(frozen=True)
class File:
    """A file as reports and the manifest describe it.

    `path` is below the output folder, `inputs` is a hash of everything the file is made from (see `fingerprint`),
    `findings` are the sentences of preflight. A file that is not `written` was there already, byte for byte.
    """

    path: str
    kind: str
    sha256: str
    bytes: int
    pages: int
    seconds: float
    inputs: str
    choices: Choices
    findings: tuple[str, ...] = ()
    written: bool = True
    of: str = ""
    language: str = ""

    def as_entry(self) -> dict[str, Any]:
        """The entry in the manifest."""
        entry = {
            "path": self.path,
            "kind": self.kind,
            "sha256": self.sha256,
            "bytes": self.bytes,
            "pages": self.pages,
            "inputs": self.inputs,
            "choices": dict(self.choices),
            **({"of": self.of} if self.of else {}),
            **({"language": self.language} if self.language else {}),
        }
        return {**entry, "complaints": [*map(as_data, self.findings)]} if self.findings else entry


class Manifest:
    """`manifest.json` of an output folder, as an earlier run left it."""

    def __init__(self, out: Path) -> None:
        self._out = out
        self._entries = _read(out / MANIFEST)

    def up_to_date(self, path: str, inputs: str) -> File | None:
        """The file if it was made from exactly these inputs and has not been touched since."""
        entry = self._entries.get(path)
        if entry is None or entry.get("inputs") != inputs:
            return None
        try:
            data = read_bytes(self._out / path, most=int(entry["bytes"]))
            digest = sha256(data).hexdigest()
            if digest != entry["sha256"]:
                return None
            choices = tuple((str(key), str(value)) for key, value in entry["choices"].items())
            findings = tuple(map(from_data, entry.get("complaints", ())))
            kind, pages = str(entry["kind"]), int(entry["pages"])
            of, language = str(entry.get("of", "")), str(entry.get("language", ""))
            return File(path, kind, digest, len(data), pages, 0.0, inputs, choices, findings, False, of, language)
        except (KartenwerkError, KeyError, TypeError, ValueError, AttributeError, OverflowError):
            return None

    def enter(self, files: Sequence[File]) -> None:
        """Write the manifest with these files; the entries of other files stay if the files still exist.

        A manifest that would not change is not written.
        """
        entries = {file.path: file.as_entry() for file in files}
        for path, entry in self._entries.items():
            if path not in entries and _is_there(self._out, path):
                entries[path] = entry
        manifest = {"kartenwerk": __version__, "files": [entries[path] for path in sorted(entries)]}
        text = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"
        if not holds(self._out / MANIFEST, text.encode()):
            write_text(self._out / MANIFEST, text)


def holds(path: Path, data: bytes) -> bool:
    """Whether the file exists with exactly these bytes."""
    try:
        return holds_bytes(path, data)
    except KartenwerkError:
        return False


def _is_there(out: Path, path: str) -> bool:
    try:
        return place_below(out, path).is_file()
    except (KartenwerkError, OSError, ValueError):
        return False


def _read(path: Path) -> dict[str, dict[str, Any]]:
    """The entries by path; none if there is no manifest or it cannot be read."""
    try:
        entries = parse_json(read_bytes(path))["files"]
        return {entry["path"]: entry for entry in entries if isinstance(entry["path"], str)}
    except (KartenwerkError, ValueError, LookupError, TypeError):
        return {}
