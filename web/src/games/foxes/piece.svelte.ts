/** Everything that a button on this board has in common: what it stands for, and how it explains itself. */

import { sentence } from './labels';
import type { BoardProps } from './props';
import { effects } from './told';

/** What is explained now, and where. */
export const tip = $state<{ text: string; at: DOMRect | null }>({ text: '', at: null });

const LONG_PRESS = 420;
let pressed: ReturnType<typeof setTimeout> | undefined;

function show(text: string, event: Event): void {
  tip.text = text;
  tip.at = (event.currentTarget as HTMLElement).getBoundingClientRect();
}

export function hideTip(): void {
  clearTimeout(pressed);
  tip.at = null;
}

/** The attributes of a button that explains itself on focus, under the mouse and under a long press. */
export function explained(label: string) {
  return {
    'aria-label': label,
    onfocus: (event: FocusEvent) =>
      (event.currentTarget as HTMLElement).matches(':focus-visible') && show(label, event),
    onblur: hideTip,
    onmouseenter: (event: MouseEvent) => show(label, event),
    onmouseleave: hideTip,
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      const box = event.currentTarget as HTMLElement;
      pressed = setTimeout(() => {
        tip.text = label;
        tip.at = box.getBoundingClientRect();
      }, LONG_PRESS);
    },
    onpointerup: () => clearTimeout(pressed),
    onpointercancel: hideTip,
  };
}

/** The attributes of a piece that may stand for an answer; without a handle it only explains itself. */
export function piece(board: BoardProps, handle: string | null, label: string) {
  if (!handle) return explained(label);
  return {
    ...explained(sentence([label, ahead(board, handle)])),
    'data-handle': handle,
    'data-lit': board.lit.has(handle),
    'data-chosen': board.chosen.includes(handle) || undefined,
    'data-hinted': board.hinted.has(handle) || undefined,
    'data-changed': board.changed.has(handle) || undefined,
    'aria-disabled': !board.lit.has(handle),
    onclick: () => {
      hideTip();
      board.onpick(handle);
    },
  };
}

/** What pointing at a lit piece would do, in words. */
function ahead(board: BoardProps, handle: string): string {
  if (!board.lit.has(handle)) return '';
  const names = board.seats.map((seat) => seat.name);
  const [offer] = board.offers?.(handle) ?? [];
  return effects(offer?.preview ?? {}, names, board.say).join(', ');
}
