"""Make sure an nginx is there for the tests behind a proxy, and say which.

Found on the machine, named by MEUTE_NGINX, or taken out of Debian's package into `.venv`: unpacked
and not installed, so that none begins to serve this machine, and nobody has to be root.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

UNPACKED: Final = Path(__file__).parents[1] / ".venv" / "nginx"
ALSO_IN: Final = ("/usr/sbin", str(UNPACKED / "usr/sbin"))
"""Where servers lie that are not everybody's."""


def found() -> str | None:
    """Return the path of an nginx that runs here."""
    named = os.environ.get("MEUTE_NGINX")
    return named or shutil.which("nginx", path=os.pathsep.join([os.environ["PATH"], *ALSO_IN]))


def unpack() -> None:
    """Unpack Debian's nginx, if this is Debian and its lists of packages are there."""
    apt, dpkg = shutil.which("apt-get"), shutil.which("dpkg")
    if apt is None or dpkg is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        if os.geteuid() == 0:
            _run(apt, "-qq", "update", there=folder)
        _run(apt, "-qq", "download", "nginx", there=folder)
        for package in Path(folder).glob("nginx_*.deb"):
            _run(dpkg, "-x", str(package), str(UNPACKED), there=folder)
    nginx = found()
    if nginx and _run(nginx, "-v"):
        shutil.rmtree(UNPACKED)  # a library is missing


def _run(*words: str, there: str | None = None) -> int:
    """Run a program without a word; what fails is seen by what is missing afterwards."""
    return subprocess.run(words, cwd=there, capture_output=True, check=False).returncode  # noqa: S603


def main() -> None:
    """Find or unpack, and say what there is."""
    if found() is None:
        unpack()
    advice = "no nginx: install one or name it with MEUTE_NGINX"
    print(f"meute: tests behind a proxy use {found() or advice}", file=sys.stderr)  # noqa: T201


if __name__ == "__main__":
    main()
