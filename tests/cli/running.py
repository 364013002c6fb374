"""Runs commands in this process."""

import re

from click.testing import CliRunner, Result

from meute.cli import main

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def run(*arguments: str, keys: str | bytes = "", columns: int = 100) -> Result:
    """Run `meute` with these arguments; whatever was not foreseen is raised here."""
    env = {"COLUMNS": str(columns), "MEUTE_LANG": None}
    result = CliRunner().invoke(main, list(arguments), input=keys, env=env)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(*arguments: str) -> str:
    """Run something wrong; return the one sentence that says so."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    assert sentence.startswith("meute: ")
    assert "Traceback" not in sentence
    return sentence
