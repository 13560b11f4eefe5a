import type { OwnReport } from '@liora/domain/contract/safety';
import { readAs } from '@liora/domain/i18n/testing/readAs';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { notificationLink } from '../../notifications/notificationLink.rules.ts';
import { ownReportsOptions } from '../safety.queries.ts';
import { OwnReports } from './OwnReports.tsx';

beforeEach(() => readAs('en-US'));
afterEach(() => vi.unstubAllGlobals());

const report = (n: number, part: Partial<OwnReport> = {}): OwnReport => ({
  id: `r${n}`,
  content_type: 'plan',
  name: null,
  reason: 'spam',
  reported_at: '2026-05-15T12:00:00Z',
  outcome: null,
  ...part,
});

/** The list as the server answers it, call after call; null: never, an error: it cannot be reached. */
async function shown(...answers: ({ reports: OwnReport[]; nextCursor: string | null } | Error | null)[]) {
  const fetched = vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === null) return new Promise(() => undefined);
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(Response.json({ json: answer }));
  });
  vi.stubGlobal('fetch', fetched);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  await withApp(<OwnReports userId="nora" />, queries);
  return { queries, fetched };
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const unreached = () => new TypeError('Failed to fetch');

test('RUL-15 a report is received, or decided with what its maker was told; with its kind, its reason and its day', async () => {
  await shown({
    reports: [
      report(1, { content_type: 'pin', reason: 'fake_location' }),
      report(2, { outcome: 'hidden' }),
      report(3, { content_type: 'review', outcome: 'nothing_found' }),
      report(4, { content_type: 'profile', outcome: 'gone' }),
    ],
    nextCursor: null,
  });
  await screen.findAllByRole('listitem');
  expect(rows()).toEqual([
    'A pinReceivedFake location, reported May 15, 2026',
    'A planDecidedSpam, reported May 15, 2026It breaks our rules, and is out of sight.',
    'A reviewDecidedSpam, reported May 15, 2026We found nothing in it that breaks our rules.',
    'A profileDecidedSpam, reported May 15, 2026It is not on Liora any more.',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('RUL-15 what was reported is named as far as the server names it, else by its kind', async () => {
  const kinds = ['plan', 'pin', 'review', 'profile', 'photo'] as const;
  await shown({
    reports: kinds.flatMap((content_type, n) => [
      report(n, { content_type, name: 'Lumen' }),
      report(10 + n, { content_type }),
    ]),
    nextCursor: null,
  });
  await screen.findAllByRole('listitem');
  expect(rows().map((row) => row?.split('Received')[0])).toEqual([
    ...['The plan “Lumen”', 'A plan', 'The pin “Lumen”', 'A pin', 'A review of Lumen', 'A review'],
    ...['The profile of Lumen', 'A profile', 'A photo', 'A photo'],
  ]);
});

test('RUL-15 whoever has reported nothing reads that, and nothing is said before it is known', async () => {
  const { queries } = await shown(null);
  expect(screen.queryByText('You have reported nothing.')).toBeNull();
  queries.setQueryData(ownReportsOptions('nora').queryKey, {
    pages: [{ reports: [], nextCursor: null }],
    pageParams: [undefined],
  });
  expect(await screen.findByRole('heading', { name: 'You have reported nothing.' })).toBeDefined();
});

test('FIX-49 a list that cannot be loaded says so and is asked for again by a press; without a connection that is said', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await shown(unreached(), { reports: [report(1)], nextCursor: null });
  expect(await screen.findByRole('heading', { name: 'Your reports could not be loaded' })).toBeDefined();
  expect(screen.getByText(/connection|offline/i)).toBeDefined();
  vi.restoreAllMocks();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('FIX-25 FIX-55 the next page is asked for by a press, and what is there stays when it does not come', async () => {
  const user = userEvent.setup();
  const { fetched } = await shown({ reports: [report(1)], nextCursor: '1.next' }, unreached(), {
    reports: [report(2)],
    nextCursor: null,
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(rows()).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('RUL-15 the notification that a report was decided leads to the list', () => {
  const data = { content_type: 'plan', outcome: 'hidden' } as const;
  expect(notificationLink({ type: 'report_decided', data })).toEqual({
    to: '/profile/settings/$part',
    params: { part: 'reports' },
  });
});
