"""Make sure a Chromium is there for the browser tests, and print its path.

Found on the machine, named by MEUTE_CHROMIUM, or installed from Debian's packages where this user
may do so. Otherwise it says what to do; the browser tests then say so too. The shell, a Chromium
without a window around its pages, is taken first: it opens a page for half the work.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# What Playwright switches off by itself; a second list of features would replace the first.
_OFF = (
    "AimEnabled,AutoDeElevate,AvoidCorsURLLoaderRestartOnRedirect,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,BlockOriginHeaderModificationOnRedirect,"
    "DestroyProfileOnBrowserClose,DialMediaRouteProvider,GlobalMediaControls,HttpsUpgrades,"
    "LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,"
    "ThirdPartyStoragePartitioning,Translate"
)
# A whole Chromium draws the buttons of a window nobody sees as pages, one for each page of ours.
_UNSEEN = (
    "InitialWebUI,PreloadTopChromeWebUI,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
    "WebUIOmniboxPopup,WebUIReloadButton"
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--disable-features={_OFF},{_UNSEEN}",
]
"""What a Chromium for tests is started with."""


def found() -> str | None:
    """Return the path of a Chromium on this machine."""
    named = os.environ.get("MEUTE_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Install Debian's shell of Chromium, if this is Debian and we may."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    print("meute: installing chromium for the browser tests", file=sys.stderr)  # noqa: T201
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", SHELL]):
        subprocess.run([apt, "-qq", *command], env=env, stdout=subprocess.DEVNULL, check=False)  # noqa: S603


def main() -> None:
    """Find or install, and say what there is."""
    if found() is None:
        install()
    advice = "no Chromium: install one or name it with MEUTE_CHROMIUM"
    print(f"meute: browser tests use {found() or advice}", file=sys.stderr)  # noqa: T201


if __name__ == "__main__":
    main()
