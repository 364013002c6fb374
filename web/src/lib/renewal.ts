/** After an upgrade of the server an old page loads itself again: once for each new one, never in a loop. */

/** What a page needs to load itself again; tests bring their own. */
export interface Browsing {
  /** The script this page runs, as its address ends; null where nothing was built (development). */
  mine: string | null;
  /** For which page it has loaded itself again already; tells whether that could be remembered. */
  tried(): string | null;
  note(page: string): boolean;
  reload(): void;
}

/** Load the page again if the server has another one now; tell whether that happens. */
export function renew(page: string, browsing: Browsing): boolean {
  const { mine } = browsing;
  if (!page || mine === null || mine.endsWith(page) || browsing.tried() === page) return false;
  // Where nothing can be remembered, a page that stays old would load itself for ever.
  if (!browsing.note(page)) return false;
  browsing.reload();
  return true;
}

const TRIED = 'meute.renewed';

/** This browser and this page. */
export function thisPage(): Browsing {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]');
  return {
    mine: script ? new URL(script.src).pathname : null,
    tried: () => remembered(),
    note: (page) => {
      try {
        sessionStorage.setItem(TRIED, page);
      } catch {
        return false;
      }
      return remembered() === page;
    },
    reload: () => location.reload(),
  };
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(TRIED);
  } catch {
    return null;
  }
}
