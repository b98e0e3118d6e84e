"""Frozen dataclasses with slots, made quickly.

The dataclass's own ``__init__`` sets every field of a frozen object by a call. States and
chains are made with every move of every hand, and that was a quarter of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def maker(kind: Callable[P, T]) -> Callable[P, T]:
    """A function that makes the same objects as the frozen dataclass ``kind``.

    All fields must be given, in their order. The object is filled while it belongs to a twin
    with the same slots that is not frozen, and then gets its right class.
    """
    names = [field.name for field in fields(cast(Any, kind))]

    def finish(made: Any) -> None:
        made.__class__ = kind

    twin = make_dataclass("Twin", names, namespace={"__post_init__": finish}, slots=True)
    return cast(Callable[P, T], twin)
