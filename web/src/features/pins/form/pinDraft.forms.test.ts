import type { OwnPin } from '@liora/domain/contract/pinCards';
import { expect, test } from 'vitest';
import { pinDifferences } from './pinDifferences.rules.ts';
import { contentOfPin, draftOfPin, EMPTY_PIN, pinError } from './pinDraft.forms.ts';

const pin: OwnPin = {
  id: 'a',
  title: 'The last dune',
  description: null,
  address: null,
  rating: 8.5,
  category: 'Outdoor',
  subcategory: 'Beach',
  latitude: 37.75,
  longitude: -122.5,
  photo_url: null,
  is_public: true,
  photos: [],
  is_prive: false,
  version: 3,
  under_review: false,
  created_at: '2026-05-01T00:00:00.000Z',
  updated_at: '2026-05-01T00:00:00.000Z',
};

test('PIN-09 PIN-10 a new pin is visible to all and not Privé', () => {
  expect(EMPTY_PIN).toMatchObject({ is_public: true, is_prive: false });
});

test('PIN-06 PIN-07 what is missing is said in the words of the specification', () => {
  const at = { latitude: 1, longitude: 2 };
  expect(pinError({ ...EMPTY_PIN, at })?.text).toBe('Please select a category for your pin');
  expect(pinError({ ...EMPTY_PIN, at, category: 'Bar' })?.text).toBe('Title is required');
  expect(pinError({ ...EMPTY_PIN, category: 'Bar', title: 'x' })?.field).toBe('address');
  expect(pinError({ ...EMPTY_PIN, at, category: 'Bar', title: 'x' })).toBeNull();
});

test('PIN-12 a pin of the form is sent as it was stored, and a Privé one never as public', () => {
  const draft = draftOfPin(pin);
  expect(contentOfPin(draft)).toMatchObject({ title: 'The last dune', description: null, rating: 8.5 });
  expect(contentOfPin({ ...draft, is_prive: true })).toMatchObject({ is_public: false, is_prive: true });
});

test('where two versions of a pin differ is told field by field, and what is the same is not', () => {
  const theirs = draftOfPin(pin);
  const yours = { ...theirs, title: 'Noriega', rating: null };
  expect(pinDifferences(theirs, yours)).toEqual([
    { field: 'Title', theirs: 'The last dune', yours: 'Noriega' },
    { field: 'Rating', theirs: '8.5', yours: '–' },
  ]);
});
