"""Where others can reach a server that listens here: what a link must begin with."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737). No packet goes there: only the way to it is looked up."""


def links(host: str, port: int) -> tuple[str, ...]:
    """Return how others in the network write this server's address; nothing if they cannot."""
    if is_loopback(host):
        return ()
    hosts = own_addresses() if host in ("0.0.0.0", "::", "") else [host]  # noqa: S104 (compared)
    return tuple(
        f"http://[{one}]:{port}" if ":" in one else f"http://{one}:{port}" for one in hosts
    )


def is_loopback(host: str) -> bool:
    """Tell whether only this machine can reach a host of this name."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def own_addresses() -> list[str]:
    """Return the addresses of this machine in its network, the one others most likely see first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(ELSEWHERE)
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found.extend(str(address[0]) for *_, address in known)
    return [one for one in dict.fromkeys(found) if _useful(one)]


def _useful(address: str) -> bool:
    found = ip_address(address)
    return not (found.is_loopback or found.is_unspecified or found.is_link_local)
