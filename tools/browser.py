"""Make sure a Chromium is there for the browser tests, and print its path.

Found on the machine, named by MEUTE_CHROMIUM, or installed from Debian's packages where this user
may do so. Otherwise it says what to do; the browser tests then say so too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """Return the path of a Chromium on this machine."""
    named = os.environ.get("MEUTE_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Install Debian's chromium, if this is Debian and we may."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    print("meute: installing chromium for the browser tests", file=sys.stderr)  # noqa: T201
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run([apt, "-qq", *command], env=env, stdout=subprocess.DEVNULL, check=False)  # noqa: S603


def main() -> None:
    """Find or install, and say what there is."""
    if found() is None:
        install()
    advice = "no Chromium: install one or name it with MEUTE_CHROMIUM"
    print(f"meute: browser tests use {found() or advice}", file=sys.stderr)  # noqa: T201


if __name__ == "__main__":
    main()
