"""How the page looks: the colours of the house, by day and by night, on paper and on a phone."""

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: #f5f0e6; --surface: #fffaf0; --line: #d9d0bd; --ink: #1c2228; --muted: #5c6670;
  --a: #8a6a12; --b: #0072b2; --warn: #b63a10; --track: #ece4d3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #11181f; --surface: #1a242d; --line: #33424f; --ink: #f2ede2; --muted: #a9b4bd;
    --a: #f0d58c; --b: #56b4e9; --warn: #ff7a4d; --track: #243240;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 66rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.15rem; margin: 0 0 0.25rem; }
p, ul { margin: 0.25rem 0 0.75rem; }
ul { padding-left: 1.2rem; }
.lead { color: var(--muted); }
main, .columns { display: grid; gap: 1rem; }
main { grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }
.columns { gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
section {
  background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem;
  min-width: 0;
}
section.wide { grid-column: 1 / -1; }
h3 { font-size: 0.95rem; margin: 0.75rem 0 0; font-weight: 600; }
svg { display: block; width: 100%; max-width: 30rem; height: auto; margin: 0.5rem 0; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
@media (min-width: 40rem) { svg text { font-size: 11.5px; } }
.board { display: block; max-width: 100%; height: auto; margin: 0 auto; }
.marks, .ends { max-width: 30rem; margin: 0.5rem 0; padding: 0; font-size: 0.9375rem; }
.marks li {
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; line-height: 1.3;
  margin-bottom: 0.4rem; overflow-wrap: anywhere;
}
.marks li > span { min-width: 0; }
.marks svg { flex: 0 0 100%; margin: 0.15rem 0 0; }
.said { margin-left: auto; text-align: right; }
.said, .ends { color: var(--muted); font-variant-numeric: tabular-nums; }
.ends {
  display: flex; justify-content: space-between; margin-top: 0; border-top: 1px solid var(--line);
}
svg text.muted { fill: var(--muted); }
.a { fill: var(--a); stroke: var(--a); } .b { fill: var(--b); stroke: var(--b); }
.warn { fill: var(--warn); stroke: var(--warn); }
.quiet { fill: var(--muted); stroke: var(--muted); }
rect { stroke: none !important; }
.track { fill: var(--track); }
.whisker { stroke-width: 3; stroke-linecap: round; }
.grid { stroke: var(--line); }
.even { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 2; }
.key { display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.3em; }
.key.dashed { width: 0; height: 1.1em; border-left: 2px dashed var(--ink); vertical-align: middle; }
.key.a { background: var(--a); } .key.b { background: var(--b); }
.keys span { margin-right: 1rem; white-space: nowrap; }
details { margin-top: 0.5rem; } summary { cursor: pointer; color: var(--muted); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.2rem 0.6rem 0.2rem 0; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
td.text { text-align: left; }
@media (max-width: 30rem) { body { padding: 0.5rem; } section { padding: 0.75rem; } }
code { font: 0.85em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
"""
