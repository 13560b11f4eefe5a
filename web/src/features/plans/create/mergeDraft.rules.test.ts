import { PLAN_TITLE_MAX_CHARS } from '@liora/domain/limits';
import { expect, test } from 'vitest';
import { type DraftStop, EMPTY_DRAFT, type PlanDraft } from './draft.forms.ts';
import { bothTexts, decided, mergeDrafts, withConflicts } from './mergeDraft.rules.ts';

const stop = (place_id: string, note = ''): DraftStop => ({
  place_id,
  name: place_id,
  address: null,
  note,
  category: 'Bar',
  subcategory: null,
  latitude: null,
  longitude: null,
  starts_at: null,
  stay_minutes: null,
});
const draft = (part: Partial<PlanDraft>): PlanDraft => ({
  ...EMPTY_DRAFT,
  title: 'Lamplight',
  places: [stop('a'), stop('b')],
  ...part,
});

test('RUL-47 what is typed stays, with what was stored meanwhile', () => {
  const { draft: merged, conflicts } = mergeDrafts(
    draft({}),
    draft({ title: 'Lanterns', is_public: false }),
    draft({ description: 'Bring a scarf.', places: [stop('a', 'window'), stop('b'), stop('c')] }),
  );
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(
    draft({
      title: 'Lanterns',
      is_public: false,
      description: 'Bring a scarf.',
      places: [stop('a', 'window'), stop('b'), stop('c')],
    }),
  );
});

test('RUL-47 of the same field mine, theirs or both are kept', () => {
  const theirs = draft({ description: 'Theirs', places: [stop('a', 'bar'), stop('b')] });
  const mine = draft({ description: 'Mine', places: [stop('a', 'corner'), stop('b')] });
  const { draft: merged, conflicts } = mergeDrafts(draft({}), mine, theirs);
  expect(merged).toEqual(mine);
  const all = (choice: 'mine' | 'theirs' | 'both') =>
    conflicts.reduce((now, conflict) => decided(now, conflict, choice, theirs), merged);
  expect(all('mine')).toEqual(mine);
  expect(all('theirs')).toEqual(theirs);
  expect(all('both')).toEqual(
    draft({ description: 'Theirs\nMine', places: [stop('a', 'bar\ncorner'), stop('b')] }),
  );
  const long = 'x'.repeat(PLAN_TITLE_MAX_CHARS - 3);
  expect(bothTexts({ kind: 'field', field: 'title', mine: 'Yours', theirs: 'Ours' })).toBe('Ours / Yours');
  expect(bothTexts({ kind: 'field', field: 'title', mine: 'Yours', theirs: long })).toBeNull();
  expect(
    bothTexts({ kind: 'stop', stop: 'a', name: 'a', field: 'starts_at', mine: '19:00', theirs: '20:00' }),
  ).toBeNull();
  // A newer one about the same stands for the one before.
  const newer = { kind: 'field', field: 'description', mine: 'Mine', theirs: 'Newer' } as const;
  expect(withConflicts(conflicts, [newer])).toEqual([conflicts[1], newer]);
});

test('RUL-47 a stop that one took out, and one that both moved, are as whoever decides says', () => {
  const base = draft({ places: ['a', 'b', 'c', 'd', 'e'].map((id) => stop(id)) });
  const theirs = draft({ places: [stop('a'), stop('b', 'new'), stop('e'), stop('c'), stop('d')] });
  const mine = draft({ places: ['e', 'a', 'c', 'd'].map((id) => stop(id)) });
  const { draft: merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts.map(({ kind }) => kind)).toEqual(['removed', 'moved']);
  expect(merged.places.map(({ place_id }) => place_id).join('')).toBe('eacd');
  const after = conflicts.reduce((now, conflict) => decided(now, conflict, 'theirs', theirs), merged);
  expect(after.places.map(({ place_id, note }) => place_id + note).join(' ')).toBe('a bnew e c d');
});
