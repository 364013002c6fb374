"""From where somebody comes: what counts as one address."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from litestar.connection import ASGIConnection

HOME: Final = 64
"""Bits of an IPv6 address that are the same for a whole house: it can choose the others freely."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address of a visitor, as limits count it."""
    return counted(connection.client.host if connection.client else "")


def counted(host: str) -> str:
    """Return an address as limits count it: whoever has an IPv6 network counts as one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, HOME), strict=False))
