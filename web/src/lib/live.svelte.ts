/** What a screen reader hears: one polite voice for everything that happens. */

export const voice: { said: string } = $state({ said: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say a sentence; what comes within a moment is said in one go, so that nothing is swallowed. */
export function announce(sentence: string): void {
  waiting.push(sentence);
  timer ??= setTimeout(() => {
    voice.said = waiting.slice(-12).join(' ');
    waiting = [];
    timer = undefined;
  }, 250);
}
