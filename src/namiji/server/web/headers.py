"""Security headers: browsers allow the pages no more than they need."""

from collections.abc import Iterable
from typing import Final, TypeAlias

RawHeaders: TypeAlias = list[tuple[bytes, bytes]]

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # WebAssembly, but no eval
        "style-src 'self'",
        "img-src 'self' blob:",  # a result becomes a picture on the device
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

SECURITY: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

_SECURITY: Final = [(name.encode(), value.encode()) for name, value in SECURITY.items()]
_NO_STORE: Final = (b"cache-control", b"no-store")


def secured(headers: Iterable[tuple[bytes, bytes]], path: str, request: str) -> RawHeaders:
    """Add the security headers, which replace others of the same name. No answer of /api is cached:
    they are about the present, or secret.
    """
    ours = [*_SECURITY, (b"x-request-id", request.encode())]
    if path == "/api" or path.startswith("/api/"):
        ours.append(_NO_STORE)
    names = {name for name, _ in ours}
    return [*(each for each in headers if each[0].lower() not in names), *ours]
