"""What the pages that run the game may do, as a Content-Security-Policy."""

from __future__ import annotations

POLICY = (
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
)
"""Its rules. PyScript needs 'unsafe-eval' and a worker from a blob; assets/trusted.js is the
policy for Trusted Types."""


def header() -> str:
    """The policy as the value of a header."""
    return "; ".join(POLICY)


def script() -> str:
    """The element of the script that puts the policy into the page."""
    return f'<script src="./assets/trusted.js" data-policy="{header()}"></script>'
