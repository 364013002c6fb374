"""One HTML page about a series of games: plots as inline SVG, nothing loaded from elsewhere."""

from meute.arena.page.pages import comparison_page, report_page
from meute.arena.page.sweeps import sweep_page

__all__ = ["comparison_page", "report_page", "sweep_page"]
