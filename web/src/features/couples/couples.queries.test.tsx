import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { currentOptions } from '../checkIns/checkIns.queries.ts';
import { linkQuery, refreshPartner } from './couples.queries.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const nobody = { partner: null, code_expires_at: null };

function withAnswers(): { queries: QueryClient; shown: () => unknown } {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  queries.setQueryData(linkQuery().queryKey, nobody);
  queries.setQueryData(currentOptions().queryKey, { on: true } as never);
  return { queries, shown: () => queries.getQueryData(currentOptions().queryKey) };
}

test('RUL-48 without a connection what is shown stays until it can be asked whether the link still stands', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { queries, shown } = withAnswers();
  onlineManager.setOnline(false);
  await refreshPartner(queries);
  expect(shown()).toBeDefined();
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(shown()).toBeUndefined());
});

test('RUL-48 what may be of a former partner goes when the server cannot say that they still are', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { queries, shown } = withAnswers();
  await refreshPartner(queries);
  expect(shown()).toBeUndefined();
});

/** What the server says of the link, and of everything else nothing. */
const answering = (link: object) => (request: Request | string) =>
  String(typeof request === 'string' ? request : request.url).includes('/couples/link')
    ? Promise.resolve(Response.json({ json: link }))
    : new Promise(() => {});
const partner = {
  user_id: 'june',
  username: 'june',
  profile_photo_url: null,
  since: '2026-01-01',
  paused: false,
};

test.each([
  ['stays where the partner is who it may have been', partner, true],
  ['goes where nobody shares anything any more', null, false],
  ['goes where sharing is paused', { ...partner, paused: true }, false],
])('LINK-25 RUL-48 on a page that never asked for the link what it shows %s', async (_what, now, stays) => {
  vi.stubGlobal('fetch', answering({ partner: now, code_expires_at: null }));
  const { queries, shown } = withAnswers();
  queries.removeQueries({ queryKey: linkQuery().queryKey });
  await refreshPartner(queries);
  expect(shown() !== undefined).toBe(stays);
  expect(queries.getQueryState(currentOptions().queryKey)?.isInvalidated ?? true).toBe(stays);
});
