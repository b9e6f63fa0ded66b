"""The check of every new file for print: what preflight would make a print shop refuse."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import source_files
from kartenwerk.base.message import Message, _

if TYPE_CHECKING:
    from kartenwerk.build.product import Made, Product
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.catalog.service import Service
    from kartenwerk.printing.preflight import Finding

CLEAN = b"clean"
PAGES = "pages"
_DIGEST = 32  # bytes of a page's hash


class WantedCheck(NamedTuple):
    """The file to be checked, the print service that it is for, if any, a hash of the rules, and what pages show."""

    path: str
    service: Service | None
    rules: str
    shown: tuple[str, ...] = ()

    def complaint(self, finding: Finding) -> Message:
        """A finding as a sentence with the file, its page and the cards on it."""
        parts = {"path": self.path, "message": finding.message, "rule": finding.rule}
        page = finding.page
        if not page:
            return _("{path}: {message} (rule {rule})", **parts)
        if cards := self.shown[page - 1] if page <= len(self.shown) else "":
            return _("{path}, page {page}, {cards}: {message} (rule {rule})", page=page, cards=cards, **parts)
        return _("{path}, page {page}: {message} (rule {rule})", page=page, **parts)


def wanted_check(workshop: Workshop, product: Product) -> WantedCheck | None:
    """How a product is checked; None for files that are not printed."""
    if not product.path.endswith(".pdf") or not product.for_press:
        return None
    id = dict(product.choices).get("service")
    return WantedCheck(product.path, workshop.catalog.service(id) if id else None, _rules_hash(workshop, id))


def check_product(workshop: Workshop, product: Product, made: Made) -> tuple[Message, ...]:
    """What preflight finds in a file that was made, one sentence each; nothing for files that are not printed."""
    wanted = wanted_check(workshop, product)
    return () if wanted is None else check_here(workshop, wanted._replace(shown=made.shown), made.data)


def check_here(workshop: Workshop, wanted: WantedCheck, data: bytes) -> tuple[Message, ...]:
    return check_file(wanted, data, workshop.cache, workshop.inks)


def check_file(wanted: WantedCheck, data: bytes, cache: Cache, inks: dict[bytes, Any]) -> tuple[Message, ...]:
    """What preflight finds in the file `data`, one sentence each. `inks` are those of pictures that were measured.

    A file without findings is not checked a second time: the cache keeps its hash, with a hash of the rules. It keeps
    those of its pages, too: in a file that has changed only other pages are looked at.
    """
    path, service, rules = wanted.path, wanted.service.id if wanted.service else None, wanted.rules
    key = f"{sha256(data).hexdigest()} {service} {rules}"
    if cache.read("preflight", key) == CLEAN:
        return ()
    from kartenwerk.printing.preflight import Household, check
    from kartenwerk.printing.preflight.household import PictureInks

    before = cache.read(PAGES, f"{path} {service} {rules}") or b""
    clean = {before[start : start + _DIGEST] for start in range(0, len(before), _DIGEST)}
    household = Household(PictureInks(inks, cache, rules), clean)
    findings = check(data, wanted.service, household=household)
    if not findings:
        cache.write("preflight", key, CLEAN)
        cache.write(PAGES, f"{path} {service} {rules}", b"".join(household.pages))
    return tuple(map(wanted.complaint, findings))


def _rules_hash(workshop: Workshop, service: str | None) -> str:
    """A hash of preflight's source code and of the data of the print service."""
    digest = sha256(_source())
    if service:
        digest.update(workshop.roots.find(f"rules_data/print/services/{service}.toml").text().encode())
    return digest.hexdigest()


@cache
def _source() -> bytes:
    """Preflight's source code, read once for all files that a process makes."""
    return b"".join(path.read_bytes() for path in source_files(["printing/preflight"]))
