"""`make bundle`: the program in a folder for the system it is made on, packed and tried, with its bill of materials."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError
from release.bundle.freeze import freeze, installer_version, make_environment
from release.bundle.pack import name_bundle, pack
from release.bundle.smoke import describe, try_bundle
from release.materials import PACKAGE, write_folder_bill

ROOT = Path(__file__).resolve().parents[3]
NOTE = Path(__file__).with_name("LIESMICH.txt")


def main() -> int:
    try:
        make(ROOT, ROOT / "build" / "bundle", ROOT / "dist")
    except KartenwerkError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    return 0


def make(root: Path, work: Path, out: Path) -> Path:
    """Make the folder, pack it into `out` with its bill, and try what was packed; the packed file."""
    python = make_environment(root, work / "environment")
    top, name = freeze(python, work / "frozen"), name_bundle()
    bill = write_folder_bill(root, top, installer_version(python))
    folder = top.parent if top.suffix == ".app" else top
    (folder / NOTE.name).write_bytes(NOTE.read_bytes())
    (folder / "LICENSE").write_bytes((root / "LICENSE").read_bytes())
    file, content = pack(folder, name)
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{name}.cdx.json").write_text(bill, encoding="utf-8")
    (out / file).write_bytes(content)
    print(f"{sha256(content).hexdigest()}  {out.name}/{file}")
    measured = try_bundle(out / file, python.parent / PACKAGE, root)
    print("\n".join(describe(measured, len(content))))
    return out / file


if __name__ == "__main__":
    sys.exit(main())
