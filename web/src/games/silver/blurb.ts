/** Silver on the shelf, before the server has said anything about it. */

import type { Blurbs } from '../blurb';

export const blurbs: Blurbs = {
  en: {
    title: 'Silver',
    pitch: 'Remember your village, trade its werewolves away, and call when it is worth the least.',
  },
  fr: {
    title: 'Silver',
    pitch: 'Retiens ton village, débarrasse-toi de ses loups-garous et annonce quand il vaut le moins.',
  },
  de: {
    title: 'Silver',
    pitch: 'Merk dir dein Dorf, tausch die Werwölfe fort und beende die Runde, wenn es am wenigsten wert ist.',
  },
};
