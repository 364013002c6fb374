import { expect, test } from 'vitest';
import { Speech } from './speech';
import { say, seatOf } from './told';

const texts = new Speech('en', {
  'core.seat': 'Seat { $number }',
  'tiny.log.rob': "{ $player } takes { $owner }'s { $card }.",
  'tiny.card.9': 'Seer (9)',
});
const told = {
  key: 'tiny.log.rob',
  params: { player: { seat: 0 }, owner: { seat: 2 }, card: { key: 'tiny.card.9', params: {} } },
};

test('gaps are filled with names and with other messages', () => {
  expect(say(told, texts, ['Ada', 'Bo', 'Cy'])).toBe("Ada takes Cy's Seer (9).");
});

test('a seat without a name is numbered, a key without a text stands for itself', () => {
  expect(say(told, texts, ['Ada'])).toBe("Ada takes Seat 3's Seer (9).");
  expect(say({ key: 'no.such', params: {} }, texts, [])).toBe('no.such');
});

test('a name stays the text it is', () => {
  expect(say(told, texts, ['<b>{owner}</b>', '', 'Cy'])).toBe("<b>{owner}</b> takes Cy's Seer (9).");
});

test('a noun brings its article along, and the article may begin the sentence', () => {
  const french = new Speech('fr', {
    'tiny.den': 'tanière\n    .gender = f',
    'tiny.flees': '{ CAP(UN($piece)) } { DE($owner) } fuit.',
  });
  const flees = { key: 'tiny.flees', params: { piece: { key: 'tiny.den', params: {} }, owner: { seat: 0 } } };
  expect(say(flees, french, ['Anna'])).toBe('Une tanière d’Anna fuit.');
});

test('a sentence is about its player', () => {
  expect(seatOf(told)).toBe(0);
  expect(seatOf({ key: 'x', params: { round: 2 } })).toBeNull();
});
