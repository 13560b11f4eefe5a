import { MAPPINGS_PAGE_SIZE, SEARCH_MAPPINGS_MAX } from '@liora/domain/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, testDeps, venue } from '../../../../test/factories.ts';
import { mergePlaces, undoMerge } from '../merge/merge.service.ts';
import { getMapping, listMappings } from './mappings.service.ts';
import { removeMapping, saveMapping } from './save.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const admin = await person(deps);

const WORDS = { term: 'Proposal spots', confidence: 'high' as const, relevance: 80, place_ids: ['bar'] };
type Changed = Partial<Parameters<typeof saveMapping>[1]>;
const save = (changed: Changed = {}) => saveMapping(admin, { ...WORDS, of: null, ...changed });
/** A mapping that is there, as it was saved. */
async function saved(changed: Changed = {}) {
  const { mapping, refused } = await save(changed);
  if (!mapping || refused) throw new Error(`It was not saved: ${refused}`);
  return mapping;
}
const asOf = ({ id, version }: { id: number; version: number }) => ({ id, version });
const storedIds = async (id: number) =>
  (await query('select place_ids from category_mappings where id = $1', [id])).rows[0]?.place_ids;
const noted = async () =>
  (await query("select action, details from admin_actions where action like 'mapping.%' order by id")).rows;

beforeEach(async () => {
  await query('delete from category_mappings; delete from place_merges; delete from venues');
  for (const id of ['bar', 'cafe', 'park']) await venue(database.db, id, { name: `The ${id}` });
});

test('ENT-17 RUL-97 a mapping is saved as it is written, changed and shown with its places by name', async () => {
  const before = (await noted()).length;
  const { id } = await saved({ place_ids: ['park', 'bar', 'bar'] });
  const first = (await getMapping(admin, id)).mapping;
  expect(first).toMatchObject({
    term: 'Proposal spots',
    also: null,
    version: 1,
    confidence: 'high',
    relevance: 80,
  });
  expect(first.places.map(({ name, is_there }) => [name, is_there])).toEqual([
    ['The bar', true],
    ['The park', true],
  ]);
  const changed = await saved({ of: asOf(first), confidence: 'low', place_ids: ['cafe', 'bar'] });
  expect(changed).toMatchObject({ id, version: 2, confidence: 'low' });
  const { rows } = await query('select normalized_term, place_ids from category_mappings where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ normalized_term: 'proposal spots', place_ids: ['bar', 'cafe'] }]);
  expect((await noted()).slice(before)).toEqual([
    {
      action: 'mapping.add',
      details: { term: 'Proposal spots', confidence: 'high', relevance: 80, places: 'park bar' },
    },
    {
      action: 'mapping.change',
      details: {
        confidence_before: 'high',
        confidence: 'low',
        places_before: 'park bar',
        places: 'bar cafe',
      },
    },
  ]);
});

test('RUL-95 the same save again is the same, also where the first answer got lost, and is noted once', async () => {
  const before = (await noted()).length;
  const first = await saved();
  expect(await saved()).toEqual(first);
  const changed = await saved({ of: asOf(first), relevance: 5 });
  expect(await saved({ of: asOf(first), relevance: 5 })).toEqual(changed);
  expect((await noted()).length).toBe(before + 2);
});

test('RUL-95 what is changed meanwhile is told as it stands, and nothing is written over', async () => {
  const first = await saved();
  await saved({ of: asOf(first), relevance: 5 });
  expect(await save({ of: asOf(first), relevance: 7 })).toMatchObject({
    refused: 'changed',
    mapping: { relevance: 5, version: 2 },
  });
  expect(await removeMapping(admin, asOf(first))).toEqual({ removed: null, closed: 0, refused: 'changed' });
  expect((await getMapping(admin, first.id)).mapping.relevance).toBe(5);
});

test('ENT-17 a term is mapped once, however it is written', async () => {
  const first = await saved({ term: 'Café' });
  const other = await saved({ term: 'Tea' });
  expect(await save({ term: 'CAFE', relevance: 1 })).toMatchObject({
    refused: 'exists',
    mapping: { id: first.id },
  });
  expect(await save({ term: 'cafe!', of: asOf(other) })).toMatchObject({ refused: 'exists' });
  expect(await saved({ term: 'CAFÉ', of: asOf(first) })).toMatchObject({ id: first.id, term: 'CAFÉ' });
  await expect(
    query("insert into category_mappings (search_term, normalized_term) values ('cafe', 'CAFE')"),
  ).rejects.toThrow('category_mappings_words');
});

test('RUL-95 a pin, what is unknown and what is closed is not mapped; what was mapped before stays and says so', async () => {
  const pin = await droppedPin(admin, {});
  const first = await saved({ place_ids: ['bar', 'cafe'] });
  await query("update venues set gone_at = now() where place_id = 'cafe'");
  expect((await getMapping(admin, first.id)).mapping.places).toMatchObject([
    { id: 'bar', is_there: true },
    { id: 'cafe', is_there: false, name: 'The cafe' },
  ]);
  expect(await saved({ of: asOf(first), relevance: 1, place_ids: ['bar', 'cafe'] })).toMatchObject({
    version: 2,
  });
  for (const [place, named] of [
    [pin, pin],
    ['nowhere', 'nowhere'],
    ['cafe', 'The cafe'],
  ] as const)
    expect(await save({ term: 'other', place_ids: ['bar', place] })).toMatchObject({
      refused: 'no_place',
      place: named,
    });
});

test('RUL-115 what is merged is shown as the place that stays, is once there, and is itself again when the merge is undone', async () => {
  const first = await saved({ place_ids: ['bar', 'cafe'] });
  const merge = await mergePlaces(admin, { from: 'cafe', to: 'bar', take: [] });
  const { mapping } = await getMapping(admin, first.id);
  expect(mapping.places.map(({ id }) => id)).toEqual(['bar']);
  expect((await listMappings(admin, { text: '' })).mappings).toMatchObject([{ places: 1 }]);
  // Saved in between, the merge can still be undone.
  await saved({ of: asOf(first), relevance: 1, place_ids: ['bar', 'park'] });
  expect(await storedIds(first.id)).toEqual(['bar', 'cafe', 'park']);
  await undoMerge(admin, merge.id);
  expect((await getMapping(admin, first.id)).mapping.places.map(({ id }) => id)).toEqual([
    'bar',
    'cafe',
    'park',
  ]);
});

test('RUL-95 what is removed is told as it was and is saved again; removed twice it changes nothing', async () => {
  const first = await saved({ place_ids: ['bar', 'cafe'] });
  const { removed } = await removeMapping(admin, asOf(first));
  expect(removed).toEqual({ ...WORDS, place_ids: ['bar', 'cafe'] });
  const lines = (await noted()).length;
  expect(await removeMapping(admin, asOf(first))).toEqual({ removed: null, closed: 0, refused: null });
  expect((await noted()).length).toBe(lines);
  expect(await save({ of: asOf(first) })).toMatchObject({ refused: 'removed' });
  const again = await saved({ ...removed });
  expect({ ...again, id: 0 }).toEqual({ ...first, id: 0 });
  await query("update venues set gone_at = now() where place_id = 'cafe'");
  expect(await removeMapping(admin, asOf(again))).toMatchObject({
    removed: { place_ids: ['bar'] },
    closed: 1,
  });
});

test('SRCH-26 there are no more mappings than a search reads, also when many are saved at once', async () => {
  const room = 7;
  await query(
    `insert into category_mappings (search_term, normalized_term)
     select 'term ' || n, 'term ' || n from generate_series(1, $1::int) n`,
    [SEARCH_MAPPINGS_MAX - room],
  );
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save({ term: `new ${n}` })));
  expect(answers.filter(({ refused }) => refused === 'full')).toHaveLength(20 - room);
  const { total, found } = await listMappings(admin, { text: 'NEW' });
  expect({ total, found }).toEqual({ total: SEARCH_MAPPINGS_MAX, found: room });
  // What is there can still be changed.
  const [stored] = answers.filter(({ refused }) => refused === null);
  if (stored?.mapping) await saved({ term: 'another', of: asOf(stored.mapping) });
}, 60_000);

test('ENT-17 pages hold each mapping once in the order of the terms, and the text that is looked for may stand anywhere', async () => {
  const terms = Array.from(
    { length: MAPPINGS_PAGE_SIZE + 20 },
    (_, n) => `Õ ${String(n).padStart(3, '0')}${'x'.repeat(n === 7 ? 60 : 0)}`,
  );
  for (const term of terms.toReversed())
    await query('insert into category_mappings (search_term, normalized_term) values ($1, $2)', [
      term,
      `n ${term}`,
    ]);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listMappings(admin, { text: '', cursor });
    seen.push(...page.mappings.map(({ term }) => term));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(terms);
  expect((await listMappings(admin, { text: 'o 01' })).mappings).toHaveLength(10);
  expect((await listMappings(admin, { text: '%' })).mappings).toHaveLength(MAPPINGS_PAGE_SIZE);
  expect((await listMappings(admin, { text: '', cursor: 'nonsense' })).mappings[0]?.term).toBe('Õ 000');
});
