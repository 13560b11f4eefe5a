import { expect, test } from 'vitest';
import { addTags } from './tagDraft.ts';

test('a pasted line becomes several tags, trimmed and without hashes', () => {
  expect(addTags([], ' #jazz,  slow   evening ,,\nrooftop', 10)).toEqual(['jazz', 'slow evening', 'rooftop']);
});

test('a word that is there already is not added twice, whatever its case', () => {
  expect(addTags(['Jazz'], 'jazz, JAZZ, wine', 10)).toEqual(['Jazz', 'wine']);
});

test('what no longer fits under the limit is left out', () => {
  expect(addTags(['a', 'b'], 'c, d', 3)).toEqual(['a', 'b', 'c']);
});
