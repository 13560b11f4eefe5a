import { expect, test } from 'vitest';
import { planDraftProblem } from './planDraft.ts';

const draft = {
  title: 'Lamplight',
  places: [{ place_id: 'a' }, { place_id: 'b' }],
  is_public: true,
  is_prive: false,
};

test('a plan with a title and two places is complete', () => {
  expect(planDraftProblem(draft)).toBeNull();
});

test('PCRE-18 a title of spaces is no title', () => {
  expect(planDraftProblem({ ...draft, title: '  ' })).toBe('title_required');
});

test('PCRE-20 CONST-01 one place is too few', () => {
  expect(planDraftProblem({ ...draft, places: [{ place_id: 'a' }] })).toBe('too_few_places');
});

test('PCRE-25 the same place cannot be in it twice', () => {
  expect(planDraftProblem({ ...draft, places: [{ place_id: 'a' }, { place_id: 'a' }] })).toBe(
    'duplicate_place',
  );
});
