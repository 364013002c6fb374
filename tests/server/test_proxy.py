"""Behind a real nginx, with the file that the operator's page names."""

from __future__ import annotations

import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import meute
from tests.server.kit import PATIENCE, ROOT, Site, play_on, serving
from tools.nginx import found

NGINX = found()
WRITTEN = ROOT / "docs/how-to/nginx.conf"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(NGINX is None, reason="no nginx here; `python -m tools.nginx` fetches one"),
]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def configuration(folder: Path, meute_port: int, port: int, below: str = "") -> str:
    """Return what the page says, at these ports and without a certificate, maybe below a path."""
    said = WRITTEN.read_text()
    if below:
        assert "location / {" in said
        said = said.replace("location / {", f"location {below}/ {{")
    for wanted, here in {
        "127.0.0.1:8000": f"127.0.0.1:{meute_port}",
        "listen 443 ssl": f"listen 127.0.0.1:{port}",
        "server_name example.org": "server_name 127.0.0.1",
    }.items():
        assert wanted in said
        said = said.replace(wanted, here)
    lines = [line for line in said.splitlines() if "ssl_certificate" not in line]
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    http = f"access_log off;\n{temporary}" + "\n".join(lines)
    return f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n{http}\n}}\n"


@contextmanager
def proxied(
    folder: Path, meute_port: int, port: int | None = None, below: str = ""
) -> Iterator[Site]:
    assert NGINX is not None
    port = free_port() if port is None else port
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, meute_port, port, below))
    with (folder / "nginx.log").open("wb") as log:
        running = subprocess.Popen([NGINX, "-p", folder, "-c", file, "-e", "stderr"], stderr=log)
    site = Site(port, below)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                site.get("/health").raise_for_status()
                break
            except httpx.HTTPError:
                assert running.poll() is None, (folder / "nginx.log").read_text()
                assert time.monotonic() < deadline
                time.sleep(0.05)
        yield site
    finally:
        site.http.close()
        running.terminate()
        running.wait()


def test_people_play_through_nginx_and_each_address_has_its_own_share(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "data", tables_burst=2, tables_per_minute=0.0) as behind,
        proxied(tmp_path, behind.port) as site,
    ):
        seats = site.friends(2, variant={"rounds": 1})
        with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
            play_on([ann, bob])
        assert meute.verify(site.get(f"/api/tables/{seats[0]['table']}/record").content)
        wish = {"game": "silver", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = []
        for number in range(3):
            forged = {"X-Forwarded-For": f"10.0.0.{number}", "Forwarded": f"for=10.0.0.{number}"}
            made.append(site.http.post("/api/tables", json=wish, headers=forged).status_code)
        assert made == [201, 429, 429], "what a visitor says about the address is not believed"
        other = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=other, base_url=site.http.base_url) as visitor:
            assert visitor.post("/api/tables", json=wish).status_code == 201


def test_pages_sockets_and_links_lie_below_a_path(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/meute"
    with (
        serving(tmp_path / "data", addresses=(address,)) as behind,
        proxied(tmp_path, behind.port, port, "/meute") as site,
    ):
        seats = site.friends(2, variant={"rounds": 1})
        with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
            play_on([ann, bob], 4)
        assert site.get("/api/house").json()["addresses"] == [address]
        page = site.get("/")
        assert page.status_code == 200
        [script] = re.findall(r'<script[^>]* src="\./(assets/[^"]+)"', page.text)
        assert site.get(f"/{script}").headers["content-type"].startswith("text/javascript")
        to = httpx.get(address)
        assert (to.status_code // 100, to.headers["location"]) == (3, f"{address}/")
        assert httpx.get(f"http://127.0.0.1:{port}/api/house").status_code in (403, 404)
