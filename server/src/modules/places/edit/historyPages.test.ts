import { PLACE_HISTORY_PAGE_SIZE } from '@liora/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, venue } from '../../../../test/factories.ts';
import { mergePlaces } from '../merge/merge.service.ts';
import { listHistory } from './history.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const admin = await person(deps);
/** Of each sort more than a page, two edits and one proposal in each of as many moments. */
const MOMENTS = PLACE_HISTORY_PAGE_SIZE + 7;

beforeAll(async () => {
  for (const slug of ['lumen', 'twin']) await venue(database.db, slug, { name: 'Lumen' });
  await mergePlaces(admin, { from: 'twin', to: 'lumen', take: [] });
  await query(
    `insert into place_edits (place_id, edited_by, edited_at, before, after, reason)
     select place, $1, timestamptz '2026-05-01Z' + n * interval '1 microsecond',
            '{"phone": {"value": null, "columns": null}}', '{"phone": {"value": "1", "columns": null}}', place || ' ' || n
     from generate_series(1, $2::int) n, unnest('{lumen,twin}'::text[]) place`,
    [admin.viewer.userId, MOMENTS],
  );
  await query(
    `insert into place_proposals (place_id, kind, reported_by, decision, decided_at, decided_by, decision_reason)
     select 'lumen', 'closed', null, 'accept', timestamptz '2026-05-01Z' + n * interval '1 microsecond', $1, 'Seen'
     from generate_series(1, $2::int) n`,
    [admin.viewer.userId, MOMENTS],
  );
});

async function pagesOf(id: string) {
  const pages = [await listHistory(admin, { id })];
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
    pages.push(await listHistory(admin, { id, cursor }));
  return pages.map(({ events }) => events);
}

test('FIX-25 RUL-95 the history of a place goes on to its first edit: each event once, newest first, also those of one moment', async () => {
  const pages = await pagesOf('lumen');
  const all = MOMENTS * 3 + 1;
  expect(pages.map(({ length }) => length)).toEqual([
    ...Array(Math.floor(all / PLACE_HISTORY_PAGE_SIZE)).fill(PLACE_HISTORY_PAGE_SIZE),
    all % PLACE_HISTORY_PAGE_SIZE,
  ]);
  const events = pages.flat();
  expect(new Set(events.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all);
  const [newest, ...others] = events;
  expect(newest?.kind).toBe('merge');
  const moments = Array.from({ length: MOMENTS }, (_, n) => MOMENTS - n);
  expect(others.map((event) => (event.kind === 'edit' ? event.reason : event.kind))).toEqual(
    moments.flatMap((n) => [`twin ${n}`, `lumen ${n}`, 'proposal']),
  );
});

test('FIX-22 it is the same under every id of the place, and what is no cursor of it begins it', async () => {
  const [first] = await pagesOf('lumen');
  expect((await pagesOf('twin'))[0]).toEqual(first);
  for (const cursor of ['x', '1.edit.x', '1.proposal.7', ''])
    expect((await listHistory(admin, { id: 'lumen', cursor })).events).toEqual(first);
});
