"""What the page may do, as browsers are told: in the page itself, and in headers where a host can.

No script stands in the page and none is made from text; WebAssembly may be compiled. Flutter writes
styles into the page as it draws, so these may stand inline. Pictures, sounds and the files that are
saved pass through addresses of the page's own memory (`blob:`, `data:`).
"""

RULES = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self' blob: data:",
    "img-src": "'self' blob: data:",
    "font-src": "'self' blob: data:",
    "media-src": "'self' blob: data:",
    "style-src": "'self' 'unsafe-inline'",
    "manifest-src": "'self'",
    "base-uri": "'self'",
    "form-action": "'none'",
}
IN_HEADERS_ONLY = {"frame-ancestors": "'none'"}
"""What browsers do not take from a page."""


def policy(rules: dict[str, str]) -> str:
    """Return rules as one Content-Security-Policy."""
    return "; ".join(f"{name} {value}" for name, value in rules.items())


IN_PAGE = policy(RULES)
HEADERS = {
    "Content-Security-Policy": policy(RULES | IN_HEADERS_ONLY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""The strict set that a host may send with every file; the app does without it, and with it."""
