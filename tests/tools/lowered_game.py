"""Describes every dataclass of the game, as it is or as it is shipped: ``lowered_game KIND``."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

from tools.inside.lower import lowered
from tools.project import HERE

VALUES = HERE.root / "tools/inside/values.py"


class Lowered(Loader):
    """Finds the modules of the game and makes them as the build does."""

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """The import system asks this first."""
        path = HERE.root / Path(*name.split("."))
        package = path / "__init__.py"
        file = package if package.is_file() else path.with_suffix(".py")
        if name == "game.engine.values":
            file = VALUES
        if name.partition(".")[0] != "game" or not file.is_file():
            return None
        return ModuleSpec(name, self, origin=str(file), is_package=file == package)

    def exec_module(self, module: ModuleType) -> None:
        """Run the lowered source."""
        assert module.__spec__ and module.__spec__.origin
        file = Path(module.__spec__.origin)
        module.__file__ = str(file)
        exec(compile(lowered(file.read_bytes(), str(file)), file, "exec"), module.__dict__)


def classes() -> Iterator[type]:
    """The dataclasses of the game, in their order."""
    for path in sorted(HERE.game.rglob("*.py")):
        name = ".".join(path.relative_to(HERE.root).with_suffix("").parts)
        if name.startswith(("game.browser", "game.run")) or path.parent == HERE.game:
            continue
        module = importlib.import_module(name.removesuffix(".__init__"))
        for found in vars(module).values():
            own = isinstance(found, type) and found.__module__ == module.__name__
            if own and hasattr(found, "__slots__") and hasattr(found, "__match_args__"):
                yield found


def described(kind: Any) -> dict[str, object]:
    """What can be seen of a class from outside."""
    names = kind.__match_args__
    values = {name: (name,) for name in names}
    one, same = kind(**values), kind(**values)
    others = [kind(**{**values, name: ("other",)}) for name in names]
    taken = signature(kind).parameters.values()
    needed = {one.name: (one.name,) for one in taken if one.default is one.empty}
    found = {
        "names": names,
        "dict": hasattr(one, "__dict__"),
        "needed": list(needed),
        "defaults": repr(kind(**needed)),
        "repr": repr(one),
        "equal": [one == same, one == values, *(one == other for other in others)],
        "hash": _tried(lambda: [hash(one) == hash(other) for other in (same, *others)]),
        "order": _tried(lambda: [(one < other, one >= other) for other in (same, *others)]),
        "set": [_tried(lambda name=name: setattr(same, name, ())) for name in names],
        "delete": [_tried(lambda name=name: delattr(same, name)) for name in names],
    }
    return found


def _tried(act: Any) -> object:
    try:
        return act()
    except (AttributeError, TypeError) as error:
        return type(error).__name__


def main(arguments: list[str]) -> None:
    """Print the descriptions as JSON."""
    if arguments == ["lowered"]:
        sys.meta_path.insert(0, Lowered())
    found = {f"{kind.__module__}.{kind.__qualname__}": described(kind) for kind in classes()}
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])
