"""The bill of materials: what a wheel contains and asks for, or a folder brings, each with its licence, as CycloneDX.

It bears no day and no random number, so that the same version has the same bill.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.metadata import PackageMetadata, distributions, metadata, requires
from pathlib import Path
from platform import python_version
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.contact import OrganizationalEntity
from cyclonedx.model.license import DisjunctiveLicense, License, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from pydantic import BaseModel, ConfigDict, Field

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.version import __version__

PACKAGE = "kartenwerk"
FILE = Path(__file__).with_name("materials.toml")
SAID = {
    "MIT": "MIT",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Apache License 2.0": "Apache-2.0",
    "BSD-3-Clause, Apache-2.0, dependency licenses": "BSD-3-Clause AND Apache-2.0",
}
"""Licences as packages of before SPDX call them, and what each of ours means by that."""


_SHARED = re.compile(r"^lib.*\.so|\.(dll|dylib)$")


class Material(BaseModel):
    """A file that others made, or that was made of theirs."""

    model_config = ConfigDict(extra="forbid")

    name: str
    what: str
    supplier: str
    file: str
    version: str | None = None
    licence: str | None = None
    terms: str | None = None


class Shared(BaseModel):
    """Libraries of a system that a folder brings along, by what their files' names begin with."""

    model_config = ConfigDict(extra="forbid")

    name: str
    files: list[str]
    licence: str | None = None
    terms: str | None = None


class Materials(BaseModel):
    model_config = ConfigDict(extra="forbid")

    material: list[Material] = Field(min_length=1)
    stated: dict[str, str]
    shared: list[Shared]


def read_materials() -> Materials:
    """The file beside this module."""
    return Materials(**parse_toml(FILE.read_text(encoding="utf-8"), FILE.name))


def write_bill(root: Path) -> str:
    """The bill of the wheel as JSON; KartenwerkError for a library that states no licence."""
    read = read_materials()
    return _write(*_libraries(read.stated), *_files(root, read.material))


def write_folder_bill(root: Path, folder: Path, installer: str) -> str:
    """The bill of a folder that PyInstaller, in that version, has filled: Python, libraries, and those of the system.

    KartenwerkError for a library without a licence, and for one of the system that `materials.toml` does not know.
    """
    read = read_materials()
    libraries = _libraries_in(folder, read.stated)
    running = _running(installer)
    return _write(*running, *libraries, *_shared(folder, read.shared), *_files(root, read.material))


def _write(*components: Component) -> str:
    bill = Bom(serial_number=uuid5(NAMESPACE_URL, f"pkg:pypi/{PACKAGE}@{__version__}"))
    bill.metadata.timestamp = None  # type: ignore[assignment]
    bill.metadata.component = Component(
        type=ComponentType.APPLICATION,
        name=PACKAGE,
        version=__version__,
        bom_ref=PACKAGE,
        licenses=[LicenseExpression("MIT")],
    )
    for component in components:
        bill.components.add(component)
        bill.register_dependency(bill.metadata.component, [component])
    written: str = JsonV1Dot6(bill).output_as_string(indent=2)
    return written + "\n"


def _libraries(stated: Mapping[str, str]) -> Iterator[Component]:
    """The libraries that the package asks for, as they are installed here."""
    for requirement in requires(PACKAGE) or ():
        if "extra ==" not in requirement:
            name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
            yield _library(name, metadata(name), stated)


def _libraries_in(folder: Path, stated: Mapping[str, str]) -> Iterator[Component]:
    """The libraries whose metadata lie in the folder."""
    places = sorted({info.parent for info in folder.rglob("*.dist-info")})
    found = {each.name: each.metadata for each in distributions(path=[*map(str, places)])}
    for name in sorted(found, key=str.lower):
        if name != PACKAGE:
            yield _library(name, found[name], stated)


def _running(installer: str) -> Iterator[Component]:
    """The Python that runs the program, and what starts it."""
    kind = ComponentType.PLATFORM
    for name, version, licence in (
        ("Python", python_version(), "PSF-2.0"),
        ("PyInstaller", installer, "GPL-2.0-or-later WITH Bootloader-exception"),
    ):
        yield Component(type=kind, name=name, version=version, bom_ref=name, licenses=[LicenseExpression(licence)])


def _shared(folder: Path, known: Sequence[Shared]) -> Iterator[Component]:
    """The libraries that come from the system; those within a package are that package's."""
    for info in sorted({info.parent for info in folder.rglob("*.dist-info")}):
        files = (path for path in info.iterdir() if path.is_file() and not path.is_symlink())
        for path in sorted(path for path in files if _SHARED.search(path.name)):
            each = next((one for one in known if path.name.startswith(tuple(one.files))), None)
            if each is None:
                raise KartenwerkError("a library of the system states no licence", file=FILE.name, found=path.name)
            yield Component(
                type=ComponentType.LIBRARY,
                name=each.name,
                bom_ref=path.name,
                description=path.name,
                hashes=[HashType(alg=HashAlgorithm.SHA_256, content=sha256(path.read_bytes()).hexdigest())],
                licenses=[_stated_licence(each)],
            )


def _library(name: str, said: PackageMetadata, stated: Mapping[str, str]) -> Component:
    return Component(
        type=ComponentType.LIBRARY,
        name=name,
        version=said["Version"],
        bom_ref=name,
        purl=PackageURL("pypi", name=name.lower(), version=said["Version"]),
        licenses=[_licence_of(name, said.json, stated)],
    )


def _licence_of(name: str, said: Mapping[str, Any], stated: Mapping[str, str]) -> License:
    """The licence that a library states: as an expression, or by its classifier."""
    if expression := said.get("license_expression") or stated.get(name.replace("_", "-")):
        return LicenseExpression(str(expression))
    classifiers = [line.rpartition(" :: ")[2] for line in said.get("classifier", ()) if "License ::" in line]
    for words in map(str, (*classifiers, said.get("license", ""))):
        if words in SAID:
            return LicenseExpression(SAID[words])
        if words and "\n" not in words:
            return DisjunctiveLicense(name=words)
    raise KartenwerkError("a library states no licence", found=name)


def _files(root: Path, materials: Iterable[Material]) -> Iterator[Component]:
    """The files that others made."""
    for each in materials:
        digest = sha256((root / each.file).read_bytes()).hexdigest()
        yield Component(
            type=ComponentType.DATA,
            name=each.name,
            version=each.version,
            bom_ref=each.file,
            description=f"{each.what}: {each.file}",
            supplier=OrganizationalEntity(name=each.supplier),
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
            licenses=[_stated_licence(each)],
        )


def _stated_licence(each: Material | Shared) -> License:
    return LicenseExpression(each.licence) if each.licence else DisjunctiveLicense(name=each.terms or each.name)
