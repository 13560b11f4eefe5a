import { HOUR_MS } from '@liora/domain/durations';
import { beforeEach, expect, test, vi } from 'vitest';
import { testStorage } from '../../../lib/testing/testStorage.ts';
import { emptyDraft } from './memoryDraft.forms.ts';
import { dropStoredDraft, keepDraft, readStoredDraft } from './memoryDraft.store.ts';

const SUBJECT = { place: 'bar', from: undefined, on: '2026-05-16' };
const NOW = Date.parse('2026-05-17T09:00:00Z');
const PHOTO = {
  id: '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11',
  width: 4,
  height: 3,
  thumbhash: 'eA==',
  caption: null,
};
const written = {
  requestId: '2b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11',
  draft: emptyDraft({ place_name: 'The bar', reflection: 'It rained.', photos: [PHOTO] }),
  onlyMe: false,
  words: 'I almost told you.',
};

beforeEach(() => {
  vi.stubGlobal('localStorage', testStorage());
});

test('MEMO-01 what was begun is there again, whole, for who began it and where it was begun', () => {
  keepDraft('iris', SUBJECT, written, NOW);
  expect(readStoredDraft('iris', SUBJECT, NOW)).toEqual({ ...written, photosGone: false });
  expect(readStoredDraft('june', SUBJECT, NOW)).toBeNull();
  expect(readStoredDraft('iris', { ...SUBJECT, place: 'cafe' }, NOW)).toBeNull();
  dropStoredDraft(SUBJECT);
  expect(readStoredDraft('iris', SUBJECT, NOW)).toBeNull();
});

test('photos that the server has let go of are not sent again, and that is told', () => {
  keepDraft('iris', SUBJECT, written, NOW);
  const kept = readStoredDraft('iris', SUBJECT, NOW + HOUR_MS);
  expect(kept).toMatchObject({ photosGone: true, draft: { reflection: 'It rained.', photos: [] } });
});

test('what an older version or somebody else left there is no draft', () => {
  keepDraft('iris', SUBJECT, written, NOW);
  const key = localStorage.key(0) ?? '';
  for (const value of ['{', '"x"', '{"user_id":"iris"}']) {
    localStorage.setItem(key, value);
    expect(readStoredDraft('iris', SUBJECT, NOW)).toBeNull();
  }
});

test('RUL-48 its name says that it goes with the partner', () => {
  keepDraft('iris', SUBJECT, written, NOW);
  expect(localStorage.key(0)).toMatch(/^liora\..*partner/);
});
