/** Arrow keys walk over the board, to the nearest piece in that direction; Tab leaves it. */

const PIECES = 'button[data-handle]';
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function roving(board: HTMLElement): { destroy(): void } {
  const pieces = () => [...board.querySelectorAll<HTMLElement>(PIECES)];

  function settle(current?: HTMLElement): void {
    const all = pieces();
    const one = current ?? all.find((piece) => piece.tabIndex === 0 && isLit(piece)) ?? all.find(isLit) ?? all[0];
    for (const piece of all) piece.tabIndex = piece === one ? 0 : -1;
  }

  function key(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const current = (event.target as HTMLElement).closest<HTMLElement>(PIECES);
    if (!direction || !current || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nearest(current, pieces(), direction);
    event.preventDefault();
    if (!next) return;
    settle(next);
    next.focus();
  }

  function focus(event: FocusEvent): void {
    const piece = (event.target as HTMLElement).closest<HTMLElement>(PIECES);
    if (piece) settle(piece);
  }

  const watch = new MutationObserver(() => {
    const focused = board.contains(document.activeElement) ? document.activeElement : null;
    settle(focused?.closest<HTMLElement>(PIECES) ?? undefined);
  });
  settle();
  watch.observe(board, { childList: true, subtree: true, attributeFilter: ['data-lit'] });
  board.addEventListener('keydown', key);
  board.addEventListener('focusin', focus);
  return {
    destroy() {
      watch.disconnect();
      board.removeEventListener('keydown', key);
      board.removeEventListener('focusin', focus);
    },
  };
}

function isLit(piece: HTMLElement): boolean {
  return piece.dataset.lit === 'true';
}

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const piece of all) {
    if (piece === from) continue;
    const there = middle(piece);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const distance = along + across * 2.5;
    if (along > 4 && distance < shortest) [best, shortest] = [piece, distance];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
