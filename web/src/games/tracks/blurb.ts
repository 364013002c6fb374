/** Wolf Tracks on the shelf, before the server has said anything about it. */

import type { Blurbs } from '../blurb';

export const blurbs: Blurbs = {
  en: { title: 'Wolf Tracks', pitch: 'Read the snow: one pack, many tracks, and nobody says where they lead.' },
  fr: {
    title: 'Traces de loups',
    pitch: 'Lis la neige : une meute, bien des traces, et personne ne dit où elles mènent.',
  },
  de: { title: 'Wolfsspuren', pitch: 'Lies im Schnee: ein Rudel, viele Spuren, und niemand sagt, wohin sie führen.' },
};
