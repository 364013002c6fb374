"""What a package says about itself that depends on where the project lives.

The project's files link to each other without naming a host. A package's page is read elsewhere,
so its description needs whole addresses. Whoever builds a release says where the project is:
the variable MEUTE_HOME, or git knows it as `origin`. Built without either, a package names no
address and keeps the description as it is here.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)\s]+)")
"""The target of a link in Markdown that stays within the project."""

SSH = re.compile(r"^(?:ssh://)?git@([^:/]+)[:/](.+)$")


class Home(MetadataHookInterface):
    """Fills in the description and the addresses."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Write both into the metadata of a build."""
        text = Path(self.root, "README.md").read_text("utf-8")
        home = os.environ.get("MEUTE_HOME") or origin(self.root)
        if home:
            text = absolute(text, home)
            metadata["urls"] = addresses(home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def origin(root: str) -> str:
    """Return where git has this project from, as one would open it in a browser; or nothing."""
    asked = ["git", "-C", root, "config", "--get", "remote.origin.url"]
    try:
        found = subprocess.run(asked, check=False, capture_output=True, text=True).stdout.strip()  # noqa: S603
    except OSError:
        return ""
    ssh = SSH.match(found)
    address = f"https://{ssh[1]}/{ssh[2]}" if ssh else found
    return address.removesuffix(".git") if address.startswith("https://") else ""


def addresses(home: str) -> dict[str, str]:
    """Name the pages somebody who finds the package may look for."""
    return {
        "Homepage": home,
        "Documentation": f"{home}/blob/main/docs/index.md",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def absolute(text: str, home: str) -> str:
    """Let every link that stays within the project say where the project is.

    >>> absolute("[a](docs/a.md#b), [c](https://elsewhere.example)", "https://home.example/meute")
    '[a](https://home.example/meute/blob/main/docs/a.md#b), [c](https://elsewhere.example)'
    """
    return LINK.sub(rf"{home.rstrip('/')}/blob/main/\1", text)
