"""Stands in for ``dataclasses`` on the page, where ``lower.py`` has written the methods already.

Its functions do for such classes what those of the same names in ``dataclasses`` do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn


class FrozenInstanceError(AttributeError):
    """A field of a frozen object was to be changed."""


class _Field:
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


def no_set(self: object, name: str, value: object) -> NoReturn:
    """The ``__setattr__`` of frozen objects."""
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def no_delete(self: object, name: str) -> NoReturn:
    """The ``__delattr__`` of frozen objects."""
    raise FrozenInstanceError(f"cannot delete field {name!r}")


@classmethod  # type: ignore[misc]
def itself(cls: Any, _: object) -> Any:
    """The ``__class_getitem__`` of a class with type variables."""
    return cls


def fields(kind: Any) -> tuple[_Field, ...]:
    """The fields of a class or an object."""
    return tuple(_Field(name) for name in kind.__match_args__)


def replace(thing: Any, /, **changes: Any) -> Any:
    """A copy with other values in some fields."""
    kind = thing.__class__
    for name in kind.__match_args__:
        if name not in changes:
            changes[name] = getattr(thing, name)
    return kind(**changes)


def asdict(thing: Any) -> dict[str, Any]:
    """The fields by their names, those of objects inside as well."""
    return {name: _plain(getattr(thing, name)) for name in thing.__match_args__}


def _plain(value: Any) -> Any:
    if hasattr(value.__class__, "__match_args__") and not isinstance(value, tuple):
        return asdict(value)
    if isinstance(value, list | tuple):
        return type(value)(map(_plain, value))
    if isinstance(value, dict):
        return {_plain(key): _plain(one) for key, one in value.items()}
    return value


def derived(**own: Any) -> Any:
    """The decorator of a frozen class that adds fields with defaults to another one."""

    def finish(kind: Any) -> Any:
        base = kind.__base__
        told = base.__init__.__defaults__ or ()
        first = len(base.__match_args__) - len(told)
        defaults = dict(zip(base.__match_args__[first:], told, strict=True)) | own
        names = tuple(dict.fromkeys((*base.__match_args__, *own)))
        taken = [f"{name}=_defaults[{name!r}]" if name in defaults else name for name in names]
        lines = [f"def __init__(self, {', '.join(taken)}):", "    _set = object.__setattr__"]
        lines += [f"    _set(self, {name!r}, {name})" for name in names]
        made: dict[str, Any] = {"_defaults": defaults}
        exec("\n".join(lines), made)
        methods = {
            "__init__": made["__init__"],
            "__repr__": _repr,
            "__eq__": _eq,
            "__hash__": _hash,
        }
        for name, value in {"__match_args__": names, **methods}.items():
            setattr(kind, name, value)
        return kind

    return finish


def _values(thing: Any) -> tuple[Any, ...]:
    return tuple(getattr(thing, name) for name in thing.__match_args__)


def _repr(self: Any) -> str:
    shown = zip(self.__match_args__, _values(self), strict=True)
    return f"{self.__class__.__qualname__}({', '.join(f'{name}={one!r}' for name, one in shown)})"


def _eq(self: Any, other: Any) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    return _values(self) == _values(other)


def _hash(self: Any) -> int:
    return hash(_values(self))


def make_dataclass(
    name: str, names: Iterable[str], *, namespace: Mapping[str, Any], slots: bool
) -> type:
    """A class with slots for ``names``, whose ``__post_init__`` finishes what was made."""
    assert slots
    names = tuple(names)
    lines = [f"def __init__(self, {', '.join(names)}):"]
    lines += [f"    self.{one} = {one}" for one in names]
    made: dict[str, Any] = {}
    exec("\n".join([*lines, "    self.__post_init__()"]), made)
    return type(
        name,
        (),
        {**namespace, "__slots__": names, "__match_args__": names, "__init__": made["__init__"]},
    )
