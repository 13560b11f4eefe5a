import { PUBLISHED_PAGE } from '@liora/domain/limits';
import type { PublishedList } from '@liora/domain/rules/decisions';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { droppedPin, person, testDeps, venue } from '../../../test/factories.ts';
import { closeAccount } from '../accounts/closing/closing.service.ts';
import { deletePlan } from '../plans/plans.service.ts';
import { listPublished, moderationItem } from './published/published.service.ts';
import { reportContent, reportPlan } from './reports/reports.service.ts';
import { decide } from './testing/deciding.ts';
import { publishPlan } from './testing/seen.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = new Date('2026-05-16T02:30:00Z');
const deps = testDeps(database, {
  now: () => {
    now = new Date(now.getTime() + 1000);
    return now;
  },
});
await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
const [moderator, author, other] = [await person(deps), await person(deps), await person(deps)];

beforeEach(() =>
  database.pool.query(`delete from date_plans; delete from dropped_pins; delete from date_plan_reports; delete from reports;
    delete from moderation_decisions; delete from rate_limits`),
);

const listed = async (list: PublishedList, words = '', kind: 'plan' | 'pin' = 'plan') =>
  (await listPublished(moderator, { kind, list, words })).things.map(({ content_id }) => content_id);
const spam = (id: string) => ({ id, reason: 'spam' as const, details: null });
const hide = (content_id: string) =>
  decide(moderator, 'hide', { content_type: 'plan', content_id, reason: 'An advertisement' });
const PRIVATE = { is_public: false };

describe('RUL-95 what people have published', () => {
  test('the newest first, with flags; what is private and nobody reported is not there', async () => {
    const first = await publishPlan(author);
    const second = await publishPlan(other, { title: 'Second' });
    const mine = await publishPlan(author, PRIVATE);
    const deleted = await publishPlan(author);
    await deletePlan(author, deleted);
    await reportPlan(other, spam(first));
    await hide(second);
    const { things, nextCursor } = await listPublished(moderator, {
      kind: 'plan',
      list: 'newest',
      words: '',
    });
    expect(nextCursor).toBeNull();
    expect(things).toMatchObject([
      {
        content_id: second,
        title: 'Second',
        author: { username: other.viewer.username },
        is_hidden: true,
        is_reported: false,
      },
      { content_id: first, is_hidden: false, is_reported: true },
    ]);
    for (const list of ['newest', 'hidden', 'reported'] as const)
      expect(await listed(list)).not.toContain(mine);
    expect(await listed('author', author.viewer.username)).toEqual([first]);
    expect(await listed('title', '')).not.toContain(mine);
    expect(await listed('hidden')).toEqual([second]);
    expect(await listed('reported')).toEqual([first]);
  });

  test('what was published when it was reported is read also after its author has made it private', async () => {
    const [reported, hidden] = [await publishPlan(author), await publishPlan(author)];
    await reportPlan(other, spam(reported));
    await hide(hidden);
    await database.pool.query('update date_plans set is_public = false');
    expect(await listed('reported')).toEqual([reported]);
    expect(await listed('hidden')).toEqual([hidden]);
    expect(await listed('author', author.viewer.username)).toEqual([hidden, reported]);
    expect(await listed('newest')).toEqual([]);
  });

  test('pins as well', async () => {
    const id = await droppedPin(author, { title: 'Bench' });
    await droppedPin(author, { title: 'Only mine', is_public: false });
    await reportContent(other, { content_type: 'pin', content_id: id, reason: 'spam', details: null });
    for (const list of ['newest', 'reported'] as const) expect(await listed(list, '', 'pin')).toEqual([id]);
    expect(await listed('title', 'bEn', 'pin')).toEqual([id]);
    expect(await listed('title', 'Only', 'pin')).toEqual([]);
  });

  test('with the cover that readers see: the route of a plan, the first photo of a pin, also of what is hidden', async () => {
    const plan = await publishPlan(author);
    await hide(plan);
    const pin = await droppedPin(author, { title: 'Bench' });
    await database.pool.query("update dropped_pins set photo_url = '/photos/one/small'");
    const coverOf = async (kind: 'plan' | 'pin') =>
      (await listPublished(moderator, { kind, list: 'newest', words: '' })).things.map(({ cover }) => cover);
    const { rows } = await database.pool.query('select latitude, longitude from venues order by place_id');
    const [cover] = await coverOf('plan');
    expect(cover).toMatchObject({ kind: 'plan', plan: { id: plan, theme: null } });
    expect(cover?.kind === 'plan' && cover.plan.stops).toEqual(rows);
    expect(await coverOf('pin')).toEqual([
      {
        kind: 'place',
        place: {
          id: pin,
          category: 'Outdoor',
          subcategory: 'Park',
          types: [],
          photoUrl: '/photos/one/small',
        },
      },
    ]);
  });

  test('what went out of sight with the account of its author is not listed', async () => {
    const leaving = await person(deps);
    const id = await publishPlan(leaving);
    expect(await listed('newest')).toEqual([id]);
    expect(await listed('author', leaving.viewer.username)).toEqual([id]);
    await closeAccount(deps, leaving.viewer.userId);
    // Closing has hidden it, which alone would bring it into the list of what is.
    expect(await database.db.selectFrom('date_plans').select('is_hidden').execute()).toEqual([
      { is_hidden: true },
    ]);
    for (const list of ['newest', 'hidden'] as const) expect(await listed(list)).toEqual([]);
    expect(await listed('author', leaving.viewer.username)).toEqual([]);
  });
});

describe('RUL-95 page by page', () => {
  const many = (count: number) =>
    database.pool.query(
      `insert into date_plans (user_id, title, places, is_public, created_at)
       select $1, (array['Ähre', 'night 100%', 'Night walk', 'Nightcap', 'Zoo'])[1 + n % 5] || ' ' || n,
              '[{"place_id": "bar", "name": "Bar"}, {"place_id": "cafe", "name": "Cafe"}]', true,
              timestamptz '2026-05-01Z' + n * interval '1 minute' from generate_series(1, $2::int) n`,
      [author.viewer.userId, count],
    );
  const all = async (list: PublishedList, words: string) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listPublished(moderator, { kind: 'plan', list, words, cursor });
      expect(page.things.length).toBeLessThanOrEqual(PUBLISHED_PAGE);
      found.push(...page.things.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  };

  test('nothing is missing, nothing comes twice, in whichever order', async () => {
    await many(260);
    for (const [list, words, count] of [
      ['newest', '', 260],
      ['author', author.viewer.username, 260],
      ['title', 'night', 156],
      ['title', 'ä', 52],
      ['title', 'night 100%', 52],
      ['title', '%', 0],
    ] as const) {
      const titles = await all(list, words);
      expect(titles, `${list} ${words}`).toHaveLength(count);
      expect(new Set(titles).size).toBe(count);
    }
    const titles = await all('title', 'night');
    expect(titles.map((title) => title.toLowerCase())).toEqual(
      titles.map((title) => title.toLowerCase()).sort(),
    );
  });

  test('a cursor that is none of ours starts over', async () => {
    await publishPlan(author);
    for (const list of ['newest', 'title'] as const)
      for (const cursor of ['x', '1.2', '00000000-0000-4000-8000-000000000000.AA'])
        expect(
          (await listPublished(moderator, { kind: 'plan', list, words: '', cursor })).things,
        ).toHaveLength(1);
  });

  test('whoever has no such name has published nothing', async () => {
    await publishPlan(author);
    expect(await listed('author', 'nobody_here')).toEqual([]);
    expect(await listed('author', author.viewer.username.slice(0, 3))).toEqual([]);
  });
});

describe('RUL-95 one thing by itself', () => {
  const read = (content_id: string) => moderationItem(moderator, { content_type: 'plan', content_id });

  test('published things are read and decided about without a report; private ones are not there', async () => {
    const [shown, mine] = [await publishPlan(author), await publishPlan(author, PRIVATE)];
    expect(await read(shown)).toMatchObject({
      content_id: shown,
      opened_at: null,
      seen: null,
      reports: [],
      // Nobody complained: their address is told on demand, with a reason.
      author: { username: author.viewer.username, email: null },
    });
    await hide(shown);
    expect(await read(shown)).toMatchObject({ is_hidden: true, seen: expect.any(Number) });
    await expect(read(mine)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // Deciding would tell its title, by the history.
    await expect(hide(mine)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('with all that its readers see: stops and their notes, theme, tags and area of a plan, the address of a pin', async () => {
    const id = await publishPlan(author, {
      theme: 'lively',
      location_name: 'Hayes Valley',
      places: [
        { place_id: 'bar', name: 'bar', address: null, note: 'Ask for Ed' },
        { place_id: 'cafe', name: 'cafe', address: null },
      ],
    });
    expect((await read(id)).parts).toEqual([
      { kind: 'stop', words: 'Lumen', note: 'Ask for Ed' },
      { kind: 'stop', words: 'Crema', note: null },
      { kind: 'tag', words: 'lively', note: null },
      { kind: 'tag', words: 'Lanterns', note: null },
      { kind: 'address', words: 'Hayes Valley', note: null },
    ]);
    const pin = await droppedPin(author, { address: '3 Page St' });
    expect(await moderationItem(moderator, { content_type: 'pin', content_id: pin })).toMatchObject({
      parts: [{ kind: 'address', words: '3 Page St', note: null }],
    });
  });

  test('a private one that was reported is', async () => {
    const id = await publishPlan(author);
    await reportPlan(other, spam(id));
    await database.pool.query('update date_plans set is_public = false');
    expect(await read(id)).toMatchObject({ content_id: id, opened_at: expect.any(String), report_count: 1 });
  });
});
