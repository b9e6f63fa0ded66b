"""Compiled templates, kept from run to run: to read one takes a fraction of the time in which it is compiled."""

from __future__ import annotations

import marshal
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from types import CodeType

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import source_files
from kartenwerk.base.installed import library_version

KIND = "template"


def remember_code(kept: Cache, key: object, make: Callable[[], CodeType]) -> CodeType:
    """The code of that key, which says all of its template; what else it depends on is the program that compiles it."""
    code: CodeType = marshal.loads(kept.remember(KIND, f"{_compiler()} {key!r}", lambda: marshal.dumps(make())))
    return code


@cache
def _compiler() -> str:
    """Python, Jinja and the own sources that make code of a template."""
    sources = b"".join(path.read_bytes() for path in source_files(("text/templating",)))
    return f"{sys.version} {library_version('jinja2')} {sha256(sources).hexdigest()}"
