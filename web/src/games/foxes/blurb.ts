/** Foxes on the shelf, before the server has said anything about it. */

import type { Blurbs } from '../blurb';

export const blurbs: Blurbs = {
  en: { title: 'Foxes', pitch: 'Cubs on the prowl: dice, nerve, and knowing when to go home.' },
  fr: { title: 'Renardeaux', pitch: 'Des renardeaux en maraude : des dés, du cran, et savoir rentrer à temps.' },
  de: { title: 'Füchse', pitch: 'Fuchswelpen auf Streifzug: Würfel, Nerven und der richtige Moment für den Heimweg.' },
};
