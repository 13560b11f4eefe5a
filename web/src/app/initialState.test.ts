import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { orpc } from '../lib/api.ts';
import { askWhoReads, type InitialState, readInitialState, restoreAnswers } from './initialState.ts';

const start = orpc.platform.start.queryKey();
const home = orpc.explore.home.queryKey({
  input: { origin: { latitude: 1, longitude: 2 }, located: false, at: '2026-05-15T00:00:00Z' },
});
const list = ['list'];
const state: InitialState = {
  now: '2026-05-15T00:00:00Z',
  timeZone: 'UTC',
  desktop: true,
  format: 'en',
  answers: [
    { key: start, data: { defaultArea: { name: 'Here' } } },
    { key: home, data: { planTotal: 3 } },
    { key: list, data: { pages: [], pageParams: [undefined] } },
  ],
};

/** A page as the server sends it. */
const page = (text: string | null) =>
  ({ getElementById: () => text && { textContent: text } }) as unknown as Document;

afterEach(() => vi.unstubAllGlobals());

/** The app as it begins, before anything on screen has asked, and who turns out to read. */
function opened(me: object | null) {
  vi.stubGlobal('fetch', async () => Response.json({ json: { me } }));
  const queries = new QueryClient();
  restoreAnswers(queries, readInitialState(page(JSON.stringify(state))) ?? state);
  return queries;
}

test('FIX-72 a plain document brings nothing', () => {
  expect(readInitialState(page(null))).toBeNull();
});

test('FIX-72 what the document brought is there for the first questions, and says of nobody who they are', () => {
  const queries = opened(null);
  expect(queries.getQueryData(home)).toEqual({ planTotal: 3 });
  expect(queries.getQueryData(start)?.me).toBeUndefined();
  // The first page of a list has no cursor: null would be one.
  expect(queries.getQueryData<{ pageParams: unknown[] }>(list)?.pageParams).toEqual([undefined]);
});

test('FIX-72 a visitor keeps what the document brought; whoever is signed in has it asked again', async () => {
  for (const [me, outdated] of [
    [null, false],
    [{ user_id: 'maya' }, true],
  ] as const) {
    const queries = opened(me);
    await askWhoReads(queries, state);
    expect(queries.getQueryState(home)?.isInvalidated).toBe(outdated);
    expect(queries.getQueryData(start)?.me).toEqual(me);
  }
});

test('FIX-72 where that cannot be asked what the document brought stays', async () => {
  const queries = opened(null);
  const refused = { defined: true, code: 'NOT_FOUND', status: 404, message: '', data: {} };
  vi.stubGlobal('fetch', async () => Response.json({ json: refused }, { status: 404 }));
  await askWhoReads(queries, state);
  expect(queries.getQueryState(home)?.isInvalidated).toBe(false);
  expect(queries.getQueryData(start)?.defaultArea).toEqual({ name: 'Here' });
});
