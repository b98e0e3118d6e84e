"""The way from the page's JavaScript to the worker that thinks."""

from __future__ import annotations

from playwright.sync_api import Page

from game.ai.post import Question, print_question
from game.engine.level import Level

PROGRAM = """
from js import window
from pyodide.ffi import create_proxy
from pyscript import workers

async def _ask(question):
    return await (await workers["players"]).think(question)

window.askWorker = create_proxy(_ask)
"""
LINKED = """async name => {
  while (window[name] === undefined) await new Promise(done => setTimeout(done, 20));
}"""


def run_on_page(page: Page, program: str, name: str) -> None:
    """Run Python in the game's interpreter and wait until ``name`` is there in the page."""
    page.evaluate(
        """program => {
          const script = document.createElement("py-script");
          script.textContent = program;
          document.body.append(script);
        }""",
        program,
    )
    page.evaluate(LINKED, name)


def link_to_worker(page: Page) -> None:
    """Wait for the worker that the open table starts; then ``askWorker`` is there in the page."""
    page.wait_for_selector("script[worker]", state="attached")
    run_on_page(page, PROGRAM, "askWorker")
    page.wait_for_selector('html[data-worker="ready"]', state="attached")


def question_of(text: str, level: Level, seed: int = 1) -> str:
    """The question about an observation, as ``askWorker`` takes it."""
    return print_question(Question(text, level, seed))
