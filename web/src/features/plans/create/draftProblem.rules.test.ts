import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { type DraftStop, EMPTY_DRAFT, type PlanDraft } from './draft.forms.ts';
import { draftError, isDraftReady, refusalError, refusalWords } from './draftProblem.rules.ts';

const stop = (place_id: string): DraftStop => ({
  place_id,
  name: place_id,
  address: null,
  note: '',
  category: null,
  subcategory: null,
  latitude: null,
  longitude: null,
  starts_at: null,
  stay_minutes: null,
});
const draft = (part: Partial<PlanDraft>): PlanDraft => ({
  ...EMPTY_DRAFT,
  title: 'Sunset, ramen',
  places: [stop('a'), stop('b')],
  ...part,
});

test('PCRE-18 PCRE-19 a plan without a title says so in the field and as a toast', () => {
  expect(draftError(draft({ title: '   ' }))).toEqual({
    field: 'title',
    text: 'Title is required',
    toast: { title: 'Missing Title', text: 'Please enter a title for your date plan.' },
  });
});

test('PCRE-20 PCRE-21 a plan with one place asks for a second', () => {
  expect(draftError(draft({ places: [stop('a')] }))).toEqual({
    field: 'places',
    text: 'At least 2 places are required',
    toast: { title: 'More Places Needed', text: 'Please add at least 2 places to create a date plan.' },
  });
});

test('PCRE-22 PCRE-23 Create waits for a title and two places', () => {
  expect(isDraftReady(draft({}))).toBe(true);
  expect(isDraftReady(draft({ title: ' ' }))).toBe(false);
  expect(isDraftReady(draft({ places: [stop('a')] }))).toBe(false);
  expect(draftError(draft({}))).toBeNull();
});

test('ERR-02 a refusal becomes Creation Failed with the words of the error', () => {
  expect(refusalError('RATE_LIMITED', 'Slow down.', 'Creation Failed')).toEqual({
    field: 'form',
    text: 'Slow down.',
    toast: { title: 'Creation Failed', text: 'Slow down.' },
  });
});

test('ERR-12 a session that ended meanwhile asks to sign in', () => {
  expect(refusalError('UNAUTHENTICATED', 'Please sign in.', 'Creation Failed').toast?.title).toBe(
    'Authentication required',
  );
});

test('a place that is not there any more is called by its name', () => {
  const gone = new ORPCError('PLACE_UNKNOWN', { data: { name: 'The old pier' } });
  expect(refusalWords(gone)).toBe('The old pier can no longer be found. Please remove it.');
  expect(refusalWords(new Error('no code'), 'Try again.')).toBe('Try again.');
});

test('the server’s own title and place rules speak with the same words', () => {
  expect(refusalError('TITLE_REQUIRED', '', '').text).toBe('Title is required');
  expect(refusalError('TOO_FEW_PLACES', '', '').field).toBe('places');
});
