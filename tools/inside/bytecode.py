"""Byte code that does not depend on when, where or after what it was compiled."""

from __future__ import annotations

import importlib.util
import marshal
from types import CodeType

from tools.inside.lower import lowered

UNCHECKED = 0b01
"""PEP 552: the code is named by the hash of its source, and nobody looks at the source again."""


def compile_source(source: bytes, name: str, *, bare: bool = False, plain: bool = False) -> bytes:
    """The .pyc file for `source`; tracebacks will name the file `name`.

    A bare one has neither docstrings nor assertions, a plain one is what `lower.py` makes of it.
    Raises SyntaxError.
    """
    text = lowered(source, name) if plain else source
    code = compile(text, name, "exec", dont_inherit=True, optimize=2 if bare else 0)
    held: list[object] = []
    _hold(code, held)
    data = marshal.dumps(code)
    held.clear()
    header = importlib.util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little")
    return header + importlib.util.source_hash(source) + data


def _hold(value: object, held: list[object]) -> None:
    """Put `value` and all that it holds in `held`, twice.

    marshal writes an object that has one owner differently from one that has more, and
    how many a name has depends on what else the process knows. Held here, all have more.
    """
    held += [value, value]
    if isinstance(value, CodeType):
        parts: list[object] = [value.co_code, value.co_consts, value.co_names, value.co_filename]
        parts += [value.co_name, value.co_qualname, value.co_linetable, value.co_exceptiontable]
        parts += [value.co_varnames, value.co_cellvars, value.co_freevars]
        for part in parts:
            _hold(part, held)
    elif isinstance(value, tuple | frozenset):
        for part in value:
            _hold(part, held)
    elif isinstance(value, slice):
        for part in (value.start, value.stop, value.step):
            _hold(part, held)
