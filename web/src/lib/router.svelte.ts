/**
 * Pages by the fragment of the address. Invites and seat tokens stand in links, and a fragment
 * stays in the browser: no server log and no referrer ever holds it.
 */

export type Page =
  | { name: 'home' }
  /** The list; or one puzzle, in a row of those of its room or of one theme. */
  | { name: 'puzzles'; game: string | null; puzzle: string | null; theme: string | null }
  | { name: 'table'; table: string }
  | { name: 'join'; table: string; invite: string | null }
  | { name: 'seat'; table: string; token: string }
  | { name: 'replay'; table: string; analyse: boolean; at: number | null }
  | { name: 'rules'; game: string; rule: string | null }
  | { name: 'guide'; game: string }
  | { name: 'lost' };

export function parse(fragment: string): Page {
  const [name = '', first, second, third] = fragment
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (name === '') return { name: 'home' };
  if (name === 'puzzles') return { name, game: first ?? null, puzzle: second ?? null, theme: third ?? null };
  if (name === 'table' && first) return { name, table: first };
  if (name === 'join' && first) return { name, table: first, invite: second ?? null };
  if (name === 'seat' && first && second) return { name, table: first, token: second };
  if (name === 'replay' && first) return { name, table: first, ...opened(second) };
  if (name === 'rules' && first) return { name, game: first, rule: second ?? null };
  if (name === 'guide' && first) return { name, game: first };
  return { name: 'lost' };
}

/** How a replay opens: with the analysis, at an event, or where it likes. */
function opened(how = ''): { analyse: boolean; at: number | null } {
  return { analyse: how === 'analysis', at: /^\d{1,6}$/.test(how) ? Number(how) : null };
}

export const route: { page: Page } = $state({ page: parse(location.hash) });

addEventListener('hashchange', () => {
  const before = route.page;
  route.page = parse(location.hash);
  // Another page begins at its top, wherever the one before was left; another paragraph is no other page.
  if (before.name !== 'rules' || route.page.name !== 'rules') scrollTo(0, 0);
});

export function to(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

export function go(...parts: string[]): void {
  location.hash = to(...parts);
}
