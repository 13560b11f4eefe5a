import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import { searchInput } from '@liora/domain/contract/places';
import { HOUR_MS } from '@liora/domain/durations';
import {
  PLACE_CONFIRMS_PER_HOUR,
  PLACE_FACTS_PER_HOUR,
  PLACE_PROPOSALS_PAGE_SIZE,
} from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { getPlace } from '../places.service.ts';
import { searchPlaces } from '../search/search.service.ts';
import { decideProposal, listProposals } from './decide.service.ts';
import { confirmFacts, reportFact } from './proposals.service.ts';

const database = await testDatabase({ poolSize: 20 });
afterAll(() => database.close());
let now = new Date('2027-05-16T02:30:00Z');
const deps = testDeps(database, { now: () => now });
const visitor = visitorOf(deps);
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);

beforeEach(async () => {
  now = new Date(now.getTime() + 7 * 24 * HOUR_MS);
  await query(`delete from place_proposals; delete from place_confirmations; delete from place_corrections; delete from venues;
    delete from places; delete from rate_limits`);
  await venue(database.db, 'lumen', { name: 'Lumen' });
});

const tell = (who: SignedInCaller, kind: PlaceFactKind, place_id = 'lumen', note?: string) =>
  reportFact(who, { place_id, kind, note: note ?? null });
const page = async (id = 'lumen') => (await getPlace(visitor, { id })).place;
const waiting = async (who: SignedInCaller) => (await listProposals(who, undefined)).proposals;
const found = async (q: string) =>
  (
    await searchPlaces(visitor, searchInput.parse({ origin: { latitude: 37.7793, longitude: -122.4193 }, q }))
  ).places.map(({ id }) => id);
const accept = (who: SignedInCaller, id: string, more: object = {}) =>
  decideProposal(who, { id, decision: 'accept', reason: 'Seen it', ...more });

describe('RUL-109 what people say is wrong with a place', () => {
  test('waits for an admin with who said it and in which words, and changes nothing until then', async () => {
    const [maya, admin] = [await person(deps, { username: 'maya' }), await person(deps)];
    const before = await page();
    const { id } = await tell(maya, 'closed', 'lumen', ' The windows are boarded up. ');
    expect(await page()).toEqual(before);
    expect(await waiting(admin)).toEqual([
      {
        id,
        place: { id: 'lumen', name: 'Lumen', address: before.address },
        kind: 'closed',
        note: 'The windows are boarded up.',
        reporter: { user_id: maya.viewer.userId, username: 'maya', profile_photo_url: null },
        created_at: now.toISOString(),
        confirmed_at: null,
      },
    ]);
  });

  test('said again while it waits, it is said once, with the newer words; each kind is its own', async () => {
    const maya = await person(deps);
    const { id } = await tell(maya, 'closed', 'lumen', 'Shut?');
    expect(await tell(maya, 'closed')).toEqual({ id });
    expect(await tell(maya, 'closed', 'lumen', 'Shut.')).toEqual({ id });
    await tell(maya, 'moved');
    await tell(await person(deps), 'closed');
    const all = await waiting(maya);
    expect(all.map(({ kind, note }) => `${kind} ${note}`).toSorted()).toEqual([
      'closed Shut.',
      'closed null',
      'moved null',
    ]);
  });

  test('RUL-04 of twenty at once one is stored', async () => {
    const maya = await person(deps);
    const told = await Promise.all(Array.from({ length: 20 }, () => tell(maya, 'closed')));
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    expect(await waiting(maya)).toHaveLength(1);
  });

  test('RUL-04 so many an hour and no more, however many come at once; saying the same again costs nothing', async () => {
    const maya = await person(deps);
    const ids = Array.from({ length: PLACE_FACTS_PER_HOUR + 5 }, (_, n) => `bar-${n}`);
    for (const id of ids) await venue(database.db, id, { name: id });
    const codes = await Promise.all(ids.map((id) => codeOf(tell(maya, 'closed', id))));
    expect(codes.filter((code) => code === null)).toHaveLength(PLACE_FACTS_PER_HOUR);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
    expect(await waiting(maya)).toHaveLength(PLACE_FACTS_PER_HOUR);
    const stored = ids[codes.indexOf(null)];
    expect(await codeOf(tell(maya, 'closed', stored))).toBeNull();
    now = new Date(now.getTime() + HOUR_MS);
    expect(await codeOf(tell(maya, 'closed', ids[codes.indexOf('RATE_LIMITED')]))).toBeNull();
  });

  test('is said of imported places: neither of pins, nor of what is gone or unknown', async () => {
    const maya = await person(deps);
    const pin = await droppedPin(maya);
    await venue(database.db, 'gone', { name: 'Gone' });
    await query(`update venues set gone_at = now() where place_id = 'gone'`);
    for (const id of [pin, 'gone', 'nowhere']) {
      expect(await codeOf(tell(maya, 'closed', id))).toBe('NOT_FOUND');
      expect(await codeOf(confirmFacts(maya, id))).toBe('NOT_FOUND');
    }
  });

  test('the queue comes page by page, oldest first, and nothing of it twice', async () => {
    const admin = await person(deps);
    await query(
      `insert into place_proposals (place_id, kind, created_at)
       select 'lumen', 'moved', timestamptz '2027-01-01Z' + n / 2 * interval '1 minute' from generate_series(1, $1) n`,
      [PLACE_PROPOSALS_PAGE_SIZE + 2],
    );
    const first = await listProposals(admin, undefined);
    const second = await listProposals(admin, first.nextCursor ?? '');
    expect([first.proposals.length, second.proposals.length]).toEqual([PLACE_PROPOSALS_PAGE_SIZE, 2]);
    expect(second.nextCursor).toBeNull();
    const all = [...first.proposals, ...second.proposals];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const times = all.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
  });
});

describe('RUL-109 an accepted proposal stands over every later import', () => {
  test("'reopened': the word 'closed' is taken back, what else was corrected stays, and the sources count again", async () => {
    const [maya, admin] = [await person(deps), await person(deps)];
    expect(await codeOf(tell(maya, 'reopened'))).toBe('NOT_FOUND');
    const moved = await tell(maya, 'moved');
    await accept(admin, moved.id, { address: '2 New Street' });
    await accept(admin, (await tell(maya, 'closed')).id);
    expect(await codeOf(tell(maya, 'closed'))).toBe('NOT_FOUND');
    const { id } = await tell(maya, 'reopened', 'lumen', 'New owners.');
    expect(await tell(maya, 'reopened')).toEqual({ id });
    expect(await page()).toMatchObject({ closedForGood: true });
    expect(await waiting(admin)).toMatchObject([{ id, kind: 'reopened', note: 'New owners.' }]);
    await accept(admin, id);
    await accept(admin, id);
    expect(await page()).toMatchObject({ goneAt: null, closedForGood: false, address: '2 New Street' });
    expect(await found('lumen')).toEqual(['lumen']);
    expect(await codeOf(tell(maya, 'reopened'))).toBe('NOT_FOUND');
    expect(await codeOf(tell(maya, 'closed'))).toBeNull();
  });

  test("'reopened' is nobody's to say of what its source lost, nor brings it back", async () => {
    const [maya, admin] = [await person(deps), await person(deps)];
    await accept(admin, (await tell(maya, 'closed')).id);
    const { id } = await tell(maya, 'reopened');
    await query(`update venues set gone_at = '2027-01-01Z' where place_id = 'lumen'`);
    await accept(admin, id);
    expect(await page()).toMatchObject({ goneAt: '2027-01-01T00:00:00.000Z', closedForGood: false });
    expect(await codeOf(tell(maya, 'reopened'))).toBe('NOT_FOUND');
    expect(await found('lumen')).toEqual([]);
  });

  test("'closed': the place is closed for good and found no more, and its page stays", async () => {
    const [maya, admin] = [await person(deps), await person(deps)];
    const { id } = await tell(maya, 'closed');
    expect(await found('lumen')).toEqual(['lumen']);
    await accept(admin, id);
    expect(await page()).toMatchObject({ goneAt: now.toISOString(), closedForGood: true });
    expect(await found('lumen')).toEqual([]);
    // The source still lists it.
    await query(
      `update venues set name = 'Lumen', gone_at = null, source_date = '2027-06-01' where place_id = 'lumen'`,
    );
    expect(await page()).toMatchObject({ goneAt: now.toISOString(), closedForGood: true });
    expect(await found('lumen')).toEqual([]);
  });

  test('what left its source by itself is not said to be closed for good', async () => {
    await query(`update venues set gone_at = now()`);
    expect(await page()).toMatchObject({ closedForGood: false });
  });

  test("'moved' takes the new address and point; without an address it is no answer", async () => {
    const [maya, admin] = [await person(deps), await person(deps)];
    const { id } = await tell(maya, 'moved');
    expect(await codeOf(accept(admin, id))).toBe('DETAILS_REQUIRED');
    expect(await waiting(admin)).toHaveLength(1);
    await accept(admin, id, { address: '7 New Street', point: { latitude: 37.78, longitude: -122.41 } });
    expect(await page()).toMatchObject({ address: '7 New Street', latitude: 37.78, longitude: -122.41 });
  });

  test("'moved' with an address alone has no point rather than the old one", async () => {
    const { id } = await tell(await person(deps), 'moved');
    await accept(await person(deps), id, { address: '7 New Street' });
    expect(await page()).toMatchObject({ address: '7 New Street', hasCoordinates: false });
  });

  test("RUL-107 'wrong hours' without better ones are unknown: neither open nor closed", async () => {
    await query(`update venues set hours = 'Mo-Su 00:00-24:00', hours_weekly = '{[0,10080)}'`);
    expect((await page()).opening.state).toBe('open');
    const { id } = await tell(await person(deps), 'wrong_hours');
    await accept(await person(deps), id);
    expect(await page()).toMatchObject({ hoursText: null, hoursWeekly: null, isOpen: null });
  });

  test("'wrong hours' with the right ones are understood; what nobody understands is shown as written", async () => {
    const [maya, admin] = [await person(deps), await person(deps)];
    await accept(admin, (await tell(maya, 'wrong_hours')).id, { hours: 'Mo 09:00-18:00' });
    expect(await page()).toMatchObject({ hoursText: 'Mo 09:00-18:00', hoursWeekly: [[540, 1080]] });
    await accept(admin, (await tell(maya, 'wrong_hours')).id, { hours: 'by the moon' });
    expect(await page()).toMatchObject({ hoursText: 'by the moon', hoursWeekly: null });
  });

  test('FIX-30 holidays in them are those of the country that the place lies in', async () => {
    await query("update venues set time_zone = 'Europe/Monaco'");
    const { id } = await tell(await person(deps), 'wrong_hours');
    await accept(await person(deps), id, { hours: 'Mo-Su 09:00-18:00; PH off' });
    expect(await page()).toMatchObject({
      hoursWeekly: expect.arrayContaining([[540, 1080]]),
      hoursUnknown: [],
    });
  });

  test('what was corrected before stays', async () => {
    await query(
      `insert into place_corrections (place_id, fields) values ('lumen', '{"phone": "+1 555 0100"}')`,
    );
    await accept(await person(deps), (await tell(await person(deps), 'wrong_hours')).id, { hours: '24/7' });
    expect(await page()).toMatchObject({ phoneNumber: '+1 555 0100', hoursText: '24/7' });
  });
});

describe('deciding', () => {
  test('answers all that wait of this place and kind; repeated it changes nothing, and the other way there is none', async () => {
    const admin = await person(deps);
    const { id } = await tell(await person(deps), 'closed');
    await tell(await person(deps), 'closed');
    await tell(await person(deps), 'moved');
    await decideProposal(admin, { id, decision: 'dismiss', reason: 'It is open' });
    expect((await waiting(admin)).map(({ kind }) => kind)).toEqual(['moved']);
    expect(await page()).toMatchObject({ goneAt: null, origin: { corrected: false } });
    await decideProposal(admin, { id, decision: 'dismiss', reason: 'It is open' });
    expect(await codeOf(accept(admin, id))).toBe('NOT_FOUND');
    const { rows } = await query(
      `select distinct decision, decision_reason, decided_by from place_proposals where kind = 'closed'`,
    );
    expect(rows).toEqual([
      { decision: 'dismiss', decision_reason: 'It is open', decided_by: admin.viewer.userId },
    ]);
  });

  test('after a decision the same person can say it again', async () => {
    const [maya, admin] = [await person(deps), await person(deps)];
    const { id } = await tell(maya, 'closed');
    await decideProposal(admin, { id, decision: 'dismiss', reason: 'It is open' });
    expect((await tell(maya, 'closed')).id).not.toBe(id);
  });

  test('of admins who decide at once, differently, one is right', async () => {
    const [maya, admin] = [await person(deps), await person(deps)];
    const { id } = await tell(maya, 'closed');
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        codeOf(decideProposal(admin, { id, decision: n % 2 ? 'accept' : 'dismiss', reason: 'x' })),
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(10);
    expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(10);
    const { rows } = await query('select decision from place_proposals');
    expect((await page()).closedForGood).toBe(rows[0].decision === 'accept');
  });
});

describe("RUL-109 'still right'", () => {
  test('the page tells the newest confirmation; of one person and day there is one', async () => {
    const [maya, ben] = [await person(deps), await person(deps)];
    expect((await page()).origin.confirmedAt).toBeNull();
    const first = await confirmFacts(maya, 'lumen');
    expect((await page()).origin.confirmedAt).toBe(first.confirmed_at);
    now = new Date(now.getTime() + HOUR_MS);
    const again = await Promise.all(Array.from({ length: 20 }, () => confirmFacts(maya, 'lumen')));
    expect(new Set(again.map(({ confirmed_at }) => confirmed_at))).toEqual(new Set([first.confirmed_at]));
    const newest = await confirmFacts(ben, 'lumen');
    expect((await page()).origin.confirmedAt).toBe(newest.confirmed_at);
    now = new Date(now.getTime() + 24 * HOUR_MS);
    await confirmFacts(maya, 'lumen');
    expect((await page()).origin.confirmedAt).toBe(now.toISOString());
    const { rows } = await query('select count(*)::int as count from place_confirmations');
    expect(rows[0].count).toBe(3);
  });

  test('RUL-04 so many an hour and no more', async () => {
    const maya = await person(deps);
    const ids = Array.from({ length: PLACE_CONFIRMS_PER_HOUR + 2 }, (_, n) => `bar-${n}`);
    for (const id of ids) await venue(database.db, id, { name: id });
    const codes = await Promise.all(ids.map((id) => codeOf(confirmFacts(maya, id))));
    expect(codes.filter((code) => code === null)).toHaveLength(PLACE_CONFIRMS_PER_HOUR);
  });
});

describe('FIX-22 what was said of a place', () => {
  test('follows where it leads, and of two by one person one stays', async () => {
    await venue(database.db, 'lumen-2', { name: 'Lumen' });
    const [maya, ben] = [await person(deps), await person(deps)];
    await tell(maya, 'closed');
    await tell(maya, 'closed', 'lumen-2');
    await tell(ben, 'moved');
    await confirmFacts(maya, 'lumen');
    await confirmFacts(maya, 'lumen-2');
    await query(`update places set redirect_to = 'lumen-2' where place_id = 'lumen'`);
    const all = await waiting(maya);
    expect(all.map(({ place, kind }) => `${place.id} ${kind}`).toSorted()).toEqual([
      'lumen-2 closed',
      'lumen-2 moved',
    ]);
    expect((await page()).origin.confirmedAt).toBe(now.toISOString());
    expect(await tell(maya, 'closed')).toEqual({ id: all.find(({ kind }) => kind === 'closed')?.id });
  });

  test('RUL-92 outlives who said it, without a name', async () => {
    const [maya, admin] = [await person(deps), await person(deps)];
    await tell(maya, 'closed');
    const { confirmed_at } = await confirmFacts(maya, 'lumen');
    await query('delete from auth_users where id = $1', [maya.viewer.userId]);
    expect(await waiting(admin)).toMatchObject([{ kind: 'closed', reporter: null, confirmed_at }]);
  });
});
