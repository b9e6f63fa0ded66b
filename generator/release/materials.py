"""The bill of materials: what a wheel contains and asks for, each with its licence, as CycloneDX.

It bears no day and no random number, so that the same version has the same bill.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from importlib.metadata import metadata, requires
from pathlib import Path
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


class Materials(BaseModel):
    model_config = ConfigDict(extra="forbid")

    material: list[Material] = Field(min_length=1)
    stated: dict[str, str]


def read_materials() -> Materials:
    """The file beside this module."""
    return Materials(**parse_toml(FILE.read_text(encoding="utf-8"), FILE.name))


def write_bill(root: Path) -> str:
    """The bill as JSON; KartenwerkError for a library that states no licence."""
    bill = Bom(serial_number=uuid5(NAMESPACE_URL, f"pkg:pypi/{PACKAGE}@{__version__}"))
    bill.metadata.timestamp = None  # type: ignore[assignment]
    bill.metadata.component = Component(
        type=ComponentType.APPLICATION,
        name=PACKAGE,
        version=__version__,
        bom_ref=PACKAGE,
        licenses=[LicenseExpression("MIT")],
    )
    read = read_materials()
    for component in (*_libraries(read.stated), *_files(root, read.material)):
        bill.components.add(component)
        bill.register_dependency(bill.metadata.component, [component])
    written: str = JsonV1Dot6(bill).output_as_string(indent=2)
    return written + "\n"


def _libraries(stated: Mapping[str, str]) -> Iterator[Component]:
    """The libraries that the package asks for, as they are installed here."""
    for requirement in requires(PACKAGE) or ():
        if "extra ==" not in requirement:
            name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
            said = metadata(name)
            yield Component(
                type=ComponentType.LIBRARY,
                name=name,
                version=said["Version"],
                bom_ref=name,
                purl=PackageURL("pypi", name=name.lower(), version=said["Version"]),
                licenses=[_licence_of(name, stated)],
            )


def _licence_of(name: str, stated: Mapping[str, str]) -> License:
    """The licence that a library states: as an expression, or by its classifier."""
    said = metadata(name).json
    if expression := said.get("license_expression") or stated.get(name):
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
        licence = LicenseExpression(each.licence) if each.licence else DisjunctiveLicense(name=each.terms or each.name)
        digest = sha256((root / each.file).read_bytes()).hexdigest()
        yield Component(
            type=ComponentType.DATA,
            name=each.name,
            version=each.version,
            bom_ref=each.file,
            description=f"{each.what}: {each.file}",
            supplier=OrganizationalEntity(name=each.supplier),
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
            licenses=[licence],
        )
