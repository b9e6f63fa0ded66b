"""The check of every new file for print: what preflight would make a print shop refuse."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop

CLEAN = b"clean"
PAGES = "pages"
_DIGEST = 32  # bytes of a page's hash


def check_product(workshop: Workshop, product: Product, data: bytes) -> tuple[str, ...]:
    """What preflight finds in the file `data`, one sentence each; nothing for files that are not printed.

    A file without findings is not checked a second time: the cache keeps its hash, with a hash of the rules. It keeps
    those of its pages, too: in a file that has changed only other pages are looked at.
    """
    if not product.path.endswith(".pdf") or not product.for_press:
        return ()
    service = dict(product.choices).get("service")
    rules = _rules_hash(workshop, service)
    key = f"{sha256(data).hexdigest()} {service} {rules}"
    if workshop.cache.read("preflight", key) == CLEAN:
        return ()
    from kartenwerk.preflight import Household, check

    asked = workshop.catalog.service(service) if service else None
    before = workshop.cache.read(PAGES, f"{product.path} {service} {rules}") or b""
    clean = {before[start : start + _DIGEST] for start in range(0, len(before), _DIGEST)}
    household = Household(workshop.once("inks", dict), clean)
    findings = check(data, asked, household=household)
    if not findings:
        workshop.cache.write("preflight", key, CLEAN)
        workshop.cache.write(PAGES, f"{product.path} {service} {rules}", b"".join(household.pages))
    return tuple(
        f"{product.path}{f', page {finding.page}' if finding.page else ''}: {finding.message} (rule {finding.rule})"
        for finding in findings
    )


def _rules_hash(workshop: Workshop, service: str | None) -> str:
    """A hash of preflight's source code and of the data of the print service."""
    digest = sha256(_source())
    if service:
        digest.update(workshop.roots.find(f"rules_data/print/services/{service}.toml").text().encode())
    return digest.hexdigest()


@cache
def _source() -> bytes:
    """Preflight's source code, read once for all files that a process makes."""
    package = Path(__file__).parent.parent / "preflight"
    return b"".join(path.read_bytes() for path in sorted(package.rglob("*.py")))
