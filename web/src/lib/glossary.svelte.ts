/**
 * What the words of the games mean. Nothing of it belongs to the first visit: texts stand as they
 * are until somebody has begun to look around, and then their words can be explained.
 */

import type { Component, Snippet } from 'svelte';
import { words } from './i18n.svelte';
import type { Cutter } from './terms';
import type { TermInfo } from './schema';

interface Marking {
  Marked: Component<{ game: string; text: string; quiet?: boolean; plain?: Snippet<[string]> }>;
  cutter(terms: readonly TermInfo[]): Cutter;
}

/** Milliseconds after which words are explained although nobody has moved. */
const SOON = 5000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

class Glossary {
  private marking: Marking | null = $state.raw(null);
  private terms: Record<string, readonly TermInfo[]> = $state.raw({});
  private cutters: Record<string, Cutter> = $state.raw({});
  private readonly asked = new Set<string>();

  /** What marks the words of a game in a text; null as long as they are not here. */
  marked(game: string): Marking['Marked'] | null {
    return this.cutters[`${game}/${words.language}`] ? (this.marking?.Marked ?? null) : null;
  }

  /** A text in pieces. */
  cut(game: string, text: string): ReturnType<Cutter> {
    return this.cutters[`${game}/${words.language}`]?.(text) ?? [text];
  }

  /** All words of a game that are explained. */
  of(game: string): readonly TermInfo[] {
    return this.terms[`${game}/${words.language}`] ?? [];
  }

  /** Fetch the words of a game; what is here already is not asked for. */
  async load(game: string): Promise<void> {
    const { language } = words;
    const key = `${game}/${language}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const [marking] = await Promise.all([import('./marking'), words.also('guide')]);
      const { terms } = await marking.terms(game, language);
      this.marking = marking;
      this.terms = { ...this.terms, [key]: terms };
      this.cutters = { ...this.cutters, [key]: marking.cutter(terms) };
    } catch {
      // Without them a text is a text.
      this.asked.delete(key);
    }
  }

  /** Fetch them as soon as somebody looks around. */
  awake(game: string): () => void {
    const stop = () => {
      clearTimeout(waiting);
      for (const sign of SIGNS) removeEventListener(sign, begin);
    };
    const begin = () => {
      stop();
      void this.load(game);
    };
    const waiting = setTimeout(begin, SOON);
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
    return stop;
  }
}

export const glossary = new Glossary();
