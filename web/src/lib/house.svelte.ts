/** What this server says about itself: how patient it is, and where others can open its pages. */

import * as api from './api';
import { words } from './i18n.svelte';
import { renew, thisPage } from './renewal';
import { to } from './router.svelte';
import type { Clock, House } from './schema';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

class ThisHouse {
  private info = $state.raw<House | null>(null);
  private asked: Promise<void> | null = null;

  /** Ask once; what is not known yet is left out of sentences. */
  load(): void {
    this.asked ??= api
      .house()
      .then((info) => {
        this.info = info;
        renew(info.page, thisPage());
      })
      .catch(() => void (this.asked = null));
  }

  /** Ask anew, as after a lost connection: an upgraded server has another page. */
  async reacquaint(): Promise<void> {
    const info = await api.house().catch(() => null);
    if (info === null) return;
    this.info = info;
    renew(info.page, thisPage());
  }

  /** What links for others begin with. */
  get address(): string {
    const here = location.href.split('#')[0] ?? '';
    const known = this.info?.addresses[0];
    return known && LOOPBACK.test(location.hostname) ? `${known}/` : here;
  }

  /** Only this machine can open links to this server. */
  get alone(): boolean {
    return this.info !== null && !this.info.addresses.length && LOOPBACK.test(location.hostname);
  }

  /** A link for somebody else's browser. */
  link(...parts: string[]): string {
    return this.address + to(...parts);
  }

  /** How long somebody may take for an answer, in words; nothing where the clock is patient. */
  time(clock: Clock): string {
    return duration(this.info?.clocks[clock] ?? 0);
  }

  /** How long somebody must be away until others may decide, in words. */
  get away(): string {
    return duration(this.info?.away ?? 0);
  }
}

function duration(seconds: number): string {
  if (!seconds) return '';
  const [unit, size] = seconds >= 86400 ? ['day', 86400] : seconds >= 3600 ? ['hour', 3600] : ['minute', 60];
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(words.language, format).format(seconds / Number(size));
}

export const house = new ThisHouse();
