import { randomUUID } from 'node:crypto';
import { type PinContent, pinContent } from '@liora/domain/contract/pins';
import { PIN_UNDO_DELETE_MINUTES, PINS_CREATED_PER_HOUR } from '@liora/domain/limits';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { droppedPin, person, TEST_NOW, testDeps } from '../../../test/factories.ts';
import type { AddressedCaller, Caller } from '../../rpc/context.ts';
import { getPlace } from '../places/places.service.ts';
import { removePlace, savePlace } from '../saved/write/save.service.ts';
import { sweepDeletedPins } from './pins.jobs.ts';
import {
  createPin,
  deletePin,
  editPin,
  findPinsAt,
  getOwnPin,
  makePinsPrivate,
  ownPins,
  restorePin,
} from './pins.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
let owner: AddressedCaller;
beforeEach(async () => {
  owner = await person(deps);
});

const HERE = { latitude: 37.7557, longitude: -122.5096 };
const content = (part: Partial<PinContent> = {}) =>
  pinContent.parse({ title: 'The last dune', category: 'Outdoor', at: HERE, ...part });
const create = (part: Partial<PinContent> = {}, by = owner, request_id = randomUUID()) =>
  createPin(by, { ...content(part), request_id });
const refused = (code: string) => expect.objectContaining({ code });
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const at = (now: Date): AddressedCaller => ({ ...owner, deps: { ...deps, now: () => now } });
const codes = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as { code?: string }).code));

describe('a new pin', () => {
  test('PIN-01 PIN-09 PIN-10 API-40 MEM-24 is public and not Privé unless its owner says otherwise', async () => {
    expect(await create()).toMatchObject({ is_public: true, is_prive: false, version: 1, ...HERE });
    expect(await create({ is_public: false })).toMatchObject({ is_public: false, is_prive: false });
    const member = await person(deps, { member: true });
    // Privé wins over public, whatever was sent (PIN-12).
    expect(await create({ is_public: true, is_prive: true }, member)).toMatchObject({
      is_public: false,
      is_prive: true,
    });
  });

  test.each([
    ['PIN-06 without a category', { category: null }, 'CATEGORY_REQUIRED'],
    ['PIN-07 RUL-81 without a title', { title: '   ' }, 'TITLE_REQUIRED'],
    ['KEY-18 with a subcategory of another category', { subcategory: 'Pub' }, 'SUBCATEGORY_UNKNOWN'],
    ['that is nowhere', { at: null }, 'POSITION_REQUIRED'],
    ['RUL-81 that is Privé, of somebody who is no member', { is_prive: true }, 'NOT_MEMBER'],
  ] as const)('%s is refused', async (_what, part, code) => {
    await expect(create(part)).rejects.toEqual(refused(code));
    expect((await ownPins(owner, { limit: 10 })).pins).toEqual([]);
  });

  test('PIN-08 CONST-37 is rated 1 to 10 in steps of a half, or not at all', async () => {
    expect(await create({ rating: 8.5 })).toMatchObject({ rating: 8.5 });
    expect(await create({ rating: null })).toMatchObject({ rating: null });
    for (const rating of [0.5, 10.5, 8.25]) expect(() => content({ rating })).toThrow();
  });

  test('RUL-81 what a client says of being hidden or reported is ignored', async () => {
    const sent = { ...content(), is_hidden: true, is_reported: true, request_id: randomUUID() };
    const pin = await createPin(owner, pinContent.extend({}).parse(sent) as never as typeof sent);
    expect(pin.under_review).toBe(false);
  });

  test('twenty presses at once, and a lost answer, store one', async () => {
    const request_id = randomUUID();
    const pins = await Promise.all(Array.from({ length: 20 }, () => create({}, owner, request_id)));
    expect(new Set(pins.map(({ id }) => id)).size).toBe(1);
    expect((await create({}, owner, request_id)).id).toBe(pins[0]?.id);
    expect((await ownPins(owner, { limit: 10 })).pins).toHaveLength(1);
    // Somebody else's request of the same id is another one.
    expect((await create({}, await person(deps), request_id)).id).not.toBe(pins[0]?.id);
  });

  test('an hour has room for sixty, also of those sent at once', async () => {
    const sent = Array.from({ length: PINS_CREATED_PER_HOUR + 15 }, () => create());
    const outcomes = codes(await Promise.allSettled(sent));
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(PINS_CREATED_PER_HOUR);
    expect(outcomes.filter((one) => one === 'RATE_LIMITED')).toHaveLength(15);
  });
});

describe('an edit', () => {
  test('PIN-02 PIN-20 API-41 ENT-09 replaces content and switches and sets updated_at', async () => {
    const { id } = await create();
    const caller = at(later(5));
    const changed = await editPin(caller, { ...content({ title: 'Noriega', rating: 9 }), id, version: 1 });
    expect(changed).toMatchObject({ title: 'Noriega', rating: 9, version: 2 });
    expect(changed.updated_at).toBe(later(5).toISOString());
    expect(changed.created_at).toBe(TEST_NOW.toISOString());
  });

  test('PIN-03 by somebody else is refused: not theirs, or not there for them', async () => {
    const other = await person(deps);
    const open = await create();
    const hidden = await create({ is_public: false });
    const edit = (id: string) => editPin(other, { ...content({ title: 'Mine' }), id, version: 1 });
    await expect(edit(open.id)).rejects.toEqual(refused('NOT_OWNER'));
    await expect(edit(hidden.id)).rejects.toEqual(refused('NOT_FOUND'));
    await expect(deletePin(other, open.id)).rejects.toEqual(refused('NOT_OWNER'));
    expect(await getOwnPin(owner, open.id)).toMatchObject({ title: 'The last dune', version: 1 });
  });

  test('of twenty at once one is stored; the others are told how the pin stands now', async () => {
    const { id } = await create();
    const edits = Array.from({ length: 20 }, (_, n) =>
      editPin(owner, { ...content({ title: `Edit ${n}` }), id, version: 1 }),
    );
    const settled = await Promise.allSettled(edits);
    const stored = await getOwnPin(owner, id);
    expect(stored.version).toBe(2);
    expect(codes(settled).filter((one) => one === 'ok')).toHaveLength(1);
    const told = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(told).toHaveLength(19);
    for (const error of told) expect(error).toMatchObject({ code: 'PIN_CHANGED', data: { pin: stored } });
  });

  test('sent again because its answer got lost it says what it wrote', async () => {
    const { id } = await create();
    const edit = { ...content({ title: 'Twice' }), id, version: 1 };
    const first = await editPin(owner, edit);
    expect(await editPin(owner, edit)).toEqual(first);
  });

  test('RUL-81 a Privé pin of a lapsed owner stays Privé, and once public is not Privé again', async () => {
    const id = await droppedPin(owner, { is_public: false, is_prive: true });
    const kept = await editPin(owner, { ...content({ is_public: false, is_prive: true }), id, version: 1 });
    expect(kept.is_prive).toBe(true);
    const open = await editPin(owner, { ...content(), id, version: 2 });
    expect(open).toMatchObject({ is_public: true, is_prive: false });
    await expect(editPin(owner, { ...content({ is_prive: true }), id, version: 3 })).rejects.toEqual(
      refused('NOT_MEMBER'),
    );
  });
});

describe('the page of a pin', () => {
  const pageOf = async (id: string, who: Caller) => (await getPlace(who, { id })).place.pin;
  const visitor = () => ({ ...owner, viewer: null });

  test('PIN-20 CARD-13 tells its owner who sees it, how many saved it, and from when it is; nobody else', async () => {
    const { id } = await create();
    const [other, third] = [await person(deps), await person(deps)];
    for (const who of [owner, other, third]) await savePlace(who, { place_id: id });
    await removePlace(third, id);
    const created_at = TEST_NOW.toISOString();
    expect((await pageOf(id, owner))?.own).toEqual({
      visibility: 'all',
      under_review: false,
      saves: 1,
      created_at,
      updated_at: created_at,
    });
    for (const who of [other, visitor()]) expect(await pageOf(id, who)).toMatchObject({ own: null });

    await editPin(at(later(5)), { ...content({ is_public: false }), id, version: 1 });
    expect((await pageOf(id, owner))?.own).toMatchObject({
      visibility: 'private',
      saves: 1,
      updated_at: later(5).toISOString(),
    });
  });

  test('PIN-12 tells a member that it is Privé, and other members nothing of it', async () => {
    const [member, other] = [await person(deps, { member: true }), await person(deps, { member: true })];
    const { id } = await create({ is_prive: true }, member);
    expect((await pageOf(id, member))?.own?.visibility).toBe('prive');
    expect(await pageOf(id, other)).toMatchObject({ is_own: false, own: null });
  });
});

describe('a deleted pin', () => {
  test('API-42 is gone for its owner, too, and comes back as it was within ten minutes', async () => {
    const { id } = await create({ description: 'Bring a blanket' });
    const { restorableUntil } = await deletePin(owner, id);
    expect(restorableUntil).toBe(later(PIN_UNDO_DELETE_MINUTES).toISOString());
    await expect(getOwnPin(owner, id)).rejects.toEqual(refused('NOT_FOUND'));
    const searched = await database.pool.query('select from place_search where id = $1', [id]);
    expect(searched.rows).toHaveLength(0);
    // Asked again, because the answer got lost.
    expect(await deletePin(at(later(3)), id)).toEqual({ restorableUntil });
    await restorePin(owner, id);
    await restorePin(owner, id);
    expect(await getOwnPin(owner, id)).toMatchObject({ description: 'Bring a blanket', version: 1 });
  });

  test('cannot be brought back later, and is erased', async () => {
    const { id } = await create();
    await deletePin(owner, id);
    const after = at(later(PIN_UNDO_DELETE_MINUTES + 1));
    await expect(restorePin(after, id)).rejects.toEqual(refused('UNDO_TOO_LATE'));
    await sweepDeletedPins(at(later(PIN_UNDO_DELETE_MINUTES - 1)).deps);
    const rows = () => database.pool.query('select from dropped_pins where id = $1', [id]);
    expect((await rows()).rows).toHaveLength(1);
    await sweepDeletedPins(after.deps);
    expect((await rows()).rows).toHaveLength(0);
  });

  test('twenty deletions and returns at once leave it whole', async () => {
    const { id } = await create();
    const presses = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? restorePin(owner, id) : deletePin(owner, id),
    );
    const outcomes = codes(await Promise.allSettled(presses));
    for (const one of outcomes) expect(['ok', 'NOT_FOUND']).toContain(one);
    await restorePin(owner, id);
    expect(await getOwnPin(owner, id)).toMatchObject({ title: 'The last dune', version: 1 });
  });
});

describe('many pins', () => {
  test('API-18 own ones come newest first and page by page, private ones too', async () => {
    const made: string[] = [];
    for (const minutes of [0, 1, 2, 3, 4]) {
      const pin = await createPin(at(later(minutes)), {
        ...content({ is_public: minutes % 2 === 0 }),
        request_id: randomUUID(),
      });
      made.unshift(pin.id);
    }
    await create({}, await person(deps));
    const first = await ownPins(owner, { limit: 3 });
    const second = await ownPins(owner, { limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.pins, ...second.pins].map(({ id }) => id)).toEqual(made);
    expect(second.nextCursor).toBeNull();
  });

  test('RUL-123 the switch makes those chosen, or all, private, and only one’s own', async () => {
    const other = await create({}, await person(deps));
    const [one, two] = [await create(), await create()];
    await create({ is_public: false });
    expect(await makePinsPrivate(owner, [one.id, other.id])).toEqual({ changed: 1 });
    expect(await getOwnPin(owner, one.id)).toMatchObject({ is_public: false, is_prive: false, version: 2 });
    expect(await getOwnPin(owner, two.id)).toMatchObject({ is_public: true });
    expect(await makePinsPrivate(owner, 'all')).toEqual({ changed: 1 });
    expect(await makePinsPrivate(owner, 'all')).toEqual({ changed: 0 });
    const { rows } = await database.pool.query('select is_public from dropped_pins where id = $1', [
      other.id,
    ]);
    expect(rows).toEqual([{ is_public: true }]);
  });
});

describe('pins at a location', () => {
  const titles = ({ pins }: Awaited<ReturnType<typeof findPinsAt>>) => pins.map(({ title }) => title);

  test('PIN-18 CONST-43 RUL-84 those within 0.001 degrees on both axes, the exact one first', async () => {
    const spot = { latitude: 10, longitude: 20 };
    const near = (lat: number, lng: number) => ({ latitude: 10 + lat, longitude: 20 + lng });
    await create({ title: 'beside', at: near(0.0009, -0.0009) });
    await create({ title: 'exact', at: spot });
    await create({ title: 'too far north', at: near(0.0011, 0) });
    await create({ title: 'too far east', at: near(0, 0.0011) });
    expect(titles(await findPinsAt(owner, { at: spot, title: '', own: false }))).toEqual(['exact', 'beside']);
  });

  test('PIN-19 RUL-84 then those of the same title whatever its case, nearest first', async () => {
    const spot = { latitude: -10, longitude: 20 };
    await create({ title: 'Our Bench', at: { latitude: -12, longitude: 20 } });
    await create({ title: 'our bench', at: { latitude: -11, longitude: 20 } });
    await create({ title: 'OUR BENCH', at: null, address: 'somewhere' });
    await create({ title: 'Right here', at: spot });
    await create({ title: 'Our bench and more', at: { latitude: -11, longitude: 20 } });
    const found = await findPinsAt(owner, { at: spot, title: ' our bench ', own: true });
    expect(titles(found)).toEqual(['Right here', 'our bench', 'Our Bench', 'OUR BENCH']);
    expect(found.pins.map(({ match }) => match)).toEqual(['place', 'title', 'title', 'title']);
  });

  test('RUL-84 only those that the viewer may see, or only their own', async () => {
    const other = await person(deps);
    const spot = { latitude: 5, longitude: 5 };
    await create({ title: 'open', at: spot }, other);
    await create({ title: 'theirs alone', at: spot, is_public: false }, other);
    await create({ title: 'mine', at: spot, is_public: false });
    const seen = await findPinsAt(owner, { at: spot, title: '', own: false });
    expect(new Set(titles(seen))).toEqual(new Set(['open', 'mine']));
    expect(titles(await findPinsAt(owner, { at: spot, title: '', own: true }))).toEqual(['mine']);
    expect(titles(await findPinsAt({ deps, viewer: null }, { at: spot, title: '', own: true }))).toEqual([]);
  });

  test('looks into indexes, for a point and for a title', async () => {
    const { rows } = await sql<{ id: string }>`select id from auth_users`.execute(deps.db);
    const client = await database.pool.connect();
    // So many that no other way is as cheap, and known to the planner.
    await client.query('begin');
    await client.query(
      `insert into dropped_pins (user_id, title, category, latitude, longitude)
       select $1, 'Pin ' || n, 'Outdoor', n / 100.0, n / 100.0 from generate_series(1, 2000) n`,
      [rows[0]?.id],
    );
    await client.query('analyze dropped_pins');
    const plan = await client.query(
      `explain select from dropped_pins where deleted_at is null
         and point(longitude, latitude) <@ box(point(1, 1), point(1.1, 1.1))`,
    );
    const byTitle = await client.query(
      `explain select from dropped_pins where deleted_at is null and lower(title) = 'pin 7'`,
    );
    await client.query('rollback');
    client.release();
    expect(JSON.stringify(plan.rows)).toContain('dropped_pins_at');
    expect(JSON.stringify(byTitle.rows)).toContain('dropped_pins_title');
  });
});
