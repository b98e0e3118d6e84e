"""axe-core is at work: it finds what is wrong. Every screen is checked in test_screens.py."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.axe import violations


def test_axe_finds_what_is_wrong(page: Page) -> None:
    page.evaluate("document.querySelector('h1').style.color = '#ddd'")
    assert any("color-contrast" in one for one in violations(page, (0,)))
    page.evaluate("document.querySelector('.button').textContent = ''")
    assert any("button-name" in one for one in violations(page, (4,)))
