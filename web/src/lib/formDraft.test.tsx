import { HOUR_MS } from '@liora/domain/durations';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readFormDraft } from './formDraft.ts';
import { forgetPersonalData } from './personalData.ts';
import { useFormDraft } from './useFormDraft.ts';

const photo = (id: string) => ({ id });
const STORED = { text: 'as it is', mark: null as string | null, photos: [photo('old')] };

const opened = (stored = STORED, { userId = 'nora', subject = 'form.bar', version = 1 } = {}) =>
  renderHook(() => useFormDraft({ userId, subject, stored, version })).result;

function typedInto(subject: string) {
  const form = opened(STORED, { subject });
  act(() => form.current.change({ text: 'typed' }));
}

test('FIX-68 a draft is there again for who wrote it and for what it is of, until it is given up', () => {
  const first = opened();
  expect(first.current).toMatchObject({ restored: null, draft: STORED });
  act(() => first.current.change({ text: 'typed' }));
  const again = opened();
  expect(again.current).toMatchObject({ newer: null, draft: { ...STORED, text: 'typed' } });
  expect(again.current.restored).not.toBeNull();
  // What was sent and not answered is sent as the same.
  expect(again.current.requestId).toBe(first.current.requestId);
  expect(opened(STORED, { userId: 'theo' }).current.restored).toBeNull();
  expect(opened(STORED, { subject: 'form.cafe' }).current.restored).toBeNull();
  act(() => again.current.startOver());
  expect(again.current).toMatchObject({ restored: null, draft: STORED });
  expect(again.current.requestId).not.toBe(first.current.requestId);
  expect(sessionStorage).toHaveLength(0);
});

test('FIX-68 what is sent while its form is gone is not begun any more', () => {
  const { result, unmount } = renderHook(() =>
    useFormDraft({ userId: 'nora', subject: 'form.bar', stored: STORED }),
  );
  act(() => result.current.change({ text: 'typed' }));
  unmount();
  result.current.drop();
  expect(opened().current.restored).toBeNull();
});

test('FIX-68 what is typed and taken back is no draft, and nobody’s is none', () => {
  const first = opened();
  act(() => first.current.change({ text: 'typed' }));
  act(() => first.current.change({ text: STORED.text }));
  expect(sessionStorage).toHaveLength(0);
  const { result } = renderHook(() =>
    useFormDraft({ userId: undefined, subject: 'form.bar', stored: STORED }),
  );
  act(() => result.current.change({ text: 'typed' }));
  expect(sessionStorage).toHaveLength(0);
});

test('FIX-68 what was changed meanwhile keeps the version that the draft began with, and what was not typed follows it', () => {
  const first = opened();
  act(() => first.current.change({ text: 'typed' }));
  const now = { ...STORED, text: 'theirs', mark: 'loved' };
  const again = opened(now, { version: 2 });
  expect(again.current).toMatchObject({ newer: now, version: 1, base: STORED });
  expect(again.current.draft).toEqual({ ...now, text: 'typed' });
  act(() => again.current.rebase(now, 2));
  expect(again.current).toMatchObject({ newer: null, version: 2, base: now });
  expect(opened(now, { version: 3 }).current).toMatchObject({
    newer: null,
    version: 3,
    draft: { text: 'typed' },
  });
  expect(opened({ ...now, text: 'typed' }).current.restored).toBeNull();
});

test('photos that the server has let go of are not sent again, and that is told', () => {
  const first = opened();
  act(() => first.current.change({ text: 'typed', photos: [photo('old'), photo('new')] }));
  expect(opened().current).toMatchObject({
    restored: { photosGone: false },
    draft: { photos: [{ id: 'old' }, { id: 'new' }] },
  });
  vi.setSystemTime(Date.now() + HOUR_MS);
  expect(opened().current).toMatchObject({
    restored: { photosGone: true },
    draft: { text: 'typed', photos: [{ id: 'old' }] },
  });
  vi.useRealTimers();
});

test('what an older version of the app left is no draft', () => {
  typedInto('form.bar');
  const key = sessionStorage.key(0) ?? '';
  const found = JSON.parse(sessionStorage.getItem(key) ?? '');
  const owner = { userId: 'nora', subject: 'form.bar' };
  for (const value of ['{', '"x"', null, { ...found, draft: { text: 'typed' } }, { ...found, base: [] }]) {
    sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    expect(readFormDraft(owner, STORED, Date.now())).toBeNull();
  }
});

test('RUL-48 drafts go with who signs out, and those for a partner with the link', () => {
  const both = () => {
    typedInto('form.bar');
    typedInto('form-with-partner');
    expect(sessionStorage).toHaveLength(2);
  };
  both();
  forgetPersonalData('partner changed');
  expect(opened().current.restored).not.toBeNull();
  expect(opened(STORED, { subject: 'form-with-partner' }).current.restored).toBeNull();
  both();
  forgetPersonalData('signed out');
  expect(sessionStorage).toHaveLength(0);
});
