import { expect, test } from 'vitest';
import { emptyDraft } from './memoryDraft.forms.ts';
import { bothReflections, mergeMemory } from './mergeMemory.rules.ts';

const photo = (id: string, caption: string | null = null) => ({
  id,
  caption,
  width: 4,
  height: 3,
  thumbhash: '',
});
const base = emptyDraft({
  place_name: 'Pier',
  date_completed: '2026-05-01',
  photos: [photo('a'), photo('b')],
});

test('RUL-47 what each changed alone is in one, and only what both changed is asked about', () => {
  const mine = { ...base, rating: 9, reflection: 'Mine', place_name: 'Same' };
  const theirs = { ...base, mood: 'lively' as const, reflection: 'Theirs', place_name: 'Same' };
  const { draft, conflicts } = mergeMemory(base, mine, theirs);
  expect(conflicts).toEqual(['reflection']);
  expect(draft).toMatchObject({ rating: 9, mood: 'lively', reflection: 'Mine', place_name: 'Same' });
  expect(bothReflections('Mine ', 'Theirs')).toBe('Mine\n\nTheirs');
  expect(bothReflections('', 'Theirs')).toBe('Theirs');
});

test('RUL-47 photos that either added are there, what either took away is not, captions of both stand', () => {
  const mine = { ...base, photos: [photo('b'), photo('a', 'By me'), photo('mine')] };
  const theirs = { ...base, photos: [photo('b', 'By them'), photo('theirs')] };
  const { draft, conflicts } = mergeMemory(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(draft.photos.map(({ id, caption }) => [id, caption])).toEqual([
    ['b', 'By them'],
    ['mine', null],
    ['theirs', null],
  ]);
});
