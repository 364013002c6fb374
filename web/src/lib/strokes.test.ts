import { expect, test } from 'vitest';
import { MARKS } from './marks';
import { asFile } from './strokes';

test('Python marks seats as the browser does', async () => {
  const marks = MARKS.map(({ path }) => path);
  await expect(asFile(marks)).toMatchFileSnapshot('../../../src/meute/core/marks.json');
});
