"""The command line: one module per command."""

import click


@click.group()
@click.version_option(package_name="meute")
def main() -> None:
    """Play, study and build tabletop games."""
