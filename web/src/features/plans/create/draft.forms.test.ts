import { expect, test } from 'vitest';
import { contentOfDraft, EMPTY_DRAFT } from './draft.forms.ts';

test('PCRE-10 PCRE-11 a new plan is visible to all and not Privé', () => {
  expect(EMPTY_DRAFT).toMatchObject({ is_public: true, is_prive: false });
});

test('PCRE-15 a Privé plan is never sent as public', () => {
  expect(contentOfDraft({ ...EMPTY_DRAFT, is_public: true, is_prive: true })).toMatchObject({
    is_public: false,
    is_prive: true,
  });
});

test('texts are trimmed, and what stays empty is not sent', () => {
  const places = [
    {
      place_id: 'a',
      name: 'A',
      address: null,
      note: '  ',
      category: 'Bar',
      subcategory: null,
      latitude: 1,
      longitude: 2,
      starts_at: null,
      stay_minutes: null,
    },
  ];
  expect(contentOfDraft({ ...EMPTY_DRAFT, title: ' Roses ', theme: ' ', places })).toMatchObject({
    title: 'Roses',
    theme: null,
    location_name: null,
    places: [{ place_id: 'a', name: 'A', address: null, note: null }],
  });
});
