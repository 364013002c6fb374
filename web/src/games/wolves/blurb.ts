/** The Wolves on the shelf, before the server has said anything about it. */

import type { Blurbs } from '../blurb';

export const blurbs: Blurbs = {
  en: { title: 'The Wolves', pitch: 'Lead a pack through a wide land: howl, build dens, hunt, and hold your ground.' },
  fr: {
    title: 'The Wolves',
    pitch: 'Mène une meute à travers un vaste pays : hurle, creuse des tanières, chasse et tiens ton terrain.',
  },
  de: { title: 'The Wolves', pitch: 'Führ ein Rudel durch weites Land: heul, bau Höhlen, jag und halte dein Revier.' },
};
