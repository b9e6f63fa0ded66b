"""The end of every build: what a print shop would refuse in the files just made."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop

CLEAN = b"clean"


def complaints(workshop: Workshop, product: Product, data: bytes) -> tuple[str, ...]:
    """What preflight finds in the product, one sentence each; nothing for what is not printed.

    A file that was clean once is not looked at again: its hash is kept in the cache with that of the rules.
    """
    if not product.path.endswith(".pdf") or not product.for_press:
        return ()
    service = dict(product.choices).get("service")
    key = f"{sha256(data).hexdigest()} {service} {_rules_hash(workshop, service)}"
    if workshop.cache.read("preflight", key) == CLEAN:
        return ()
    from kartenwerk.preflight import check

    findings = check(data, workshop.catalog.service(service) if service else None)
    if not findings:
        workshop.cache.write("preflight", key, CLEAN)
    return tuple(
        f"{product.path}{f', page {finding.page}' if finding.page else ''}: {finding.message} (rule {finding.rule})"
        for finding in findings
    )


def _rules_hash(workshop: Workshop, service: str | None) -> str:
    """A hash of the rules' code and of what the service asks for."""
    package = Path(__file__).parent.parent / "preflight"
    digest = sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(path.read_bytes())
    if service:
        digest.update(workshop.roots.find(f"rules_data/print/services/{service}.toml").text().encode())
    return digest.hexdigest()
