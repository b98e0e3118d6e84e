from collections.abc import Callable
from typing import Any

RUNNING_IN_WORKER: bool
config: dict[str, Any]
document: Any
sync: Any
window: Any
workers: Any

async def create_named_worker(src: str, name: str, config: Any = ..., type: str = ...) -> Any: ...
def display(*values: Any, target: str | None = ..., append: bool = ...) -> None: ...
def when(event_type: str, selector: Any = ...) -> Callable[[Callable[..., Any]], Any]: ...
