import { searchInput } from '@liora/domain/contract/places';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, testDeps } from '../../../../test/factories.ts';
import { mergePlaces } from '../merge/merge.service.ts';
import { searchPlaces } from '../search/search.service.ts';
import { emptyTown, TOWN, town } from '../search/testing/town.ts';
import { removeMapping, saveMapping } from './save.service.ts';
import { tryQuery } from './try.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const admin = await person(deps);
const WORDS = {
  term: 'proposal spots',
  confidence: 'low' as const,
  relevance: 50,
  place_ids: ['far', 'near'],
};
const draft = { ...WORDS, id: null };

const find = async (q: string) =>
  (await searchPlaces(admin, searchInput.parse({ origin: TOWN, q }))).places.map(({ id }) => id);
const tried = async (q: string, mapping: Parameters<typeof tryQuery>[1]['mapping'] = draft) => {
  const answer = await tryQuery(admin, { q, origin: TOWN, mapping });
  const rows = (list: typeof answer.before) =>
    list.map(({ id, mapped_by, other }) => `${id}${mapped_by ? ` by ${mapped_by}` : ''} ${other ?? '-'}`);
  return { ...answer, before: rows(answer.before), after: answer.after && rows(answer.after) };
};

beforeEach(async () => {
  await emptyTown(database.db);
  await town(database.db, [
    { id: 'named', name: 'Proposals and more', miles: 0.5 },
    { id: 'near', name: 'Somewhere', miles: 0.2 },
    { id: 'far', name: 'Elsewhere', miles: 3 },
    { id: 'outside', name: 'Nowhere', miles: 60 },
  ]);
});

test('SRCH-26 a mapping that is not saved is tried: what is mapped, and what has moved, and nothing is stored', async () => {
  expect(await tried('propos')).toMatchObject({
    before: ['named 1'],
    after: ['named 1', 'near by proposal spots -', 'far by proposal spots -'],
    applies: true,
    touched: { mappings: [], count: 0 },
  });
  expect(await find('propos')).toEqual(['named']);
});

test('SRCH-26 what was tried is what the next search finds, on this node at once', async () => {
  await find('propos');
  const { after } = await tryQuery(admin, { q: 'propos', origin: TOWN, mapping: draft });
  const { mapping } = await saveMapping(admin, { ...WORDS, of: null });
  expect(await find('propos')).toEqual(after?.map(({ id }) => id));
  const again = await tried('propos', null);
  expect(again).toMatchObject({
    before: ['named -', 'near by proposal spots -', 'far by proposal spots -'],
    after: null,
    touched: { mappings: [{ id: mapping?.id, term: 'proposal spots' }], count: 1 },
  });
  await removeMapping(admin, { id: mapping?.id ?? 0, version: 1 });
  expect(await find('propos')).toEqual(['named']);
});

test('SRCH-26 a stored mapping is tried as it is changed, in place of what is stored', async () => {
  const { mapping } = await saveMapping(admin, { ...WORDS, of: null });
  expect(await tried('spot', { ...WORDS, place_ids: ['far'], id: mapping?.id ?? 0 })).toMatchObject({
    before: ['near by proposal spots -', 'far by proposal spots 1'],
    after: ['far by proposal spots 2'],
  });
  expect((await tried('tapas', { ...WORDS, id: mapping?.id ?? 0 })).applies).toBe(false);
});

test('SRCH-26 API-03 what is closed or out of reach is not found, and what is merged is found as the place that stays', async () => {
  await mergePlaces(admin, { from: 'far', to: 'named', take: [] });
  await database.pool.query("update venues set gone_at = now() where place_id = 'near'");
  const mapping = { ...WORDS, term: 'quiet', place_ids: ['far', 'near', 'outside'] };
  expect((await tried('quiet', { ...mapping, id: null })).after).toEqual(['named by quiet -']);
  await database.pool.query(
    "insert into category_mappings (search_term, normalized_term, place_ids) values ('quiet', 'quiet', '{far,near,outside}')",
  );
  expect((await tried('quiet', null)).before).toEqual(['named by quiet -']);
});

test('API-03 a query of signs alone touches nothing', async () => {
  expect(await tried('%')).toMatchObject({ applies: false, touched: { count: 0 } });
});

test('SRCH-26 a second word that a mapping has at the database counts as long as its term stays', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into category_mappings (search_term, normalized_term, place_ids) values ($1, 'betrothal', '{far}') returning id::int as id`,
    [WORDS.term],
  );
  const stored = { ...WORDS, id: rows[0]?.id ?? 0 };
  expect(await tried('betrothal', stored)).toMatchObject({ applies: true });
  expect(await tried('betrothal', { ...stored, term: 'other words' })).toMatchObject({ applies: false });
});

test('SRCH-26 a query is tried as everybody has it, without pins of the admin alone', async () => {
  const pin = await droppedPin(admin, { title: 'Proposals, mine', is_public: false });
  expect(await find('propos')).toContain(pin);
  expect(await tried('propos')).toMatchObject({ before: ['named 1'] });
});
