"""`make release`: sdist and wheel built twice and compared, a bill of materials, and what is left to a person."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.version import __version__
from release.materials import PACKAGE, write_bill

ROOT = Path(__file__).resolve().parents[2]
DIST = "dist"


def main() -> int:
    try:
        check_changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), __version__)
        bill = write_bill(ROOT)
        first, second = build(ROOT), build(ROOT)
        check_alike(first, second)
    except KartenwerkError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    files = {**first, f"{PACKAGE}-{__version__}.cdx.json": bill.encode()}
    (ROOT / DIST).mkdir(exist_ok=True)
    for name, content in files.items():
        (ROOT / DIST / name).write_bytes(content)
        print(f"{sha256(content).hexdigest()}  {DIST}/{name}")
    print(LEFT.format(version=__version__, folder=DIST, package=PACKAGE))
    return 0


LEFT = """
Built twice with the same bytes. Left to a person:
  1. read CHANGELOG.md as somebody would who has never seen the program
  2. git tag --sign v{version} && git push origin v{version}
  3. python -m twine upload {folder}/{package}-{version}*.whl {folder}/{package}-{version}.tar.gz
  4. put the bill of materials beside them, where the tag is announced
"""


def check_changelog(text: str, version: str) -> None:
    """KartenwerkError unless the newest heading is that of this version, with what it brings below."""
    headings = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    if not headings or headings[0].partition(" ")[0] != version:
        found = headings[0] if headings else "nothing"
        raise KartenwerkError(
            "the changelog does not begin with the version",
            file="CHANGELOG.md",
            found=found,
            expected=f"## {version}",
        )


def build(root: Path) -> Mapping[str, bytes]:
    """The sdist, and the wheel that is made of it, by their names."""
    with TemporaryDirectory() as folder:
        line = [sys.executable, "-m", "build", "--outdir", folder, str(root)]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        if done.returncode:
            raise KartenwerkError(f"the build failed: {done.stdout[-2000:]}{done.stderr[-2000:]}")
        return {file.name: file.read_bytes() for file in sorted(Path(folder).iterdir())}


def check_alike(first: Mapping[str, bytes], second: Mapping[str, bytes]) -> None:
    """KartenwerkError that names the files that two builds made differently."""
    if wrong := sorted(name for name in {*first, *second} if first.get(name) != second.get(name)):
        raise KartenwerkError("two builds of the same tree differ", found=", ".join(wrong))


if __name__ == "__main__":
    sys.exit(main())
