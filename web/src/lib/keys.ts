/** Answers by keyboard, where a board asks and no table stands behind it. */

import type { Answering } from './answering.svelte';
import type { Question } from './schema';

/** A digit gives the answer of that number, Escape lets go of what was chosen; fields keep their keys. */
export function answerByKey(event: KeyboardEvent, answering: Answering, question: Question | null): void {
  const target = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input, textarea, select, dialog')) return;
  if (event.key === 'Escape') {
    answering.clear();
    return;
  }
  const option = answering.owned === null ? question?.options[Number(event.key) - 1] : undefined;
  if (/^[1-9]$/.test(event.key) && option) answering.answer(option);
}
