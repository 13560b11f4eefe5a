import { contract } from '@liora/domain/contract/index';
import { ADDRESS_MAX_CHARS } from '@liora/domain/limits';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { apiCall, type ProcedureName, rpcCall } from '../../test/calls.ts';
import { testDatabase } from '../../test/database.ts';
import { testDeps, venue } from '../../test/factories.ts';
import { startSite } from '../../test/site.ts';

const database = await testDatabase();
const site = await startSite(testDeps(database));
afterAll(async () => {
  await site.close();
  await database.close();
});
await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
await database.pool.query(
  `update venues set outdoor_seating = name = 'Lumen', price_level = 2 - (name = 'Crema')::int`,
);

interface Read {
  name: ProcedureName;
  schema: z.ZodType | undefined;
}
const READS: Read[] = Object.entries(contract).flatMap(([area, procedures]) =>
  Object.entries(procedures)
    .filter(([, procedure]) => procedure['~orpc'].route.method === 'GET')
    .map(
      ([name, procedure]): Read => ({
        name: `${area}.${name}` as ProcedureName,
        schema: procedure['~orpc'].inputSchema as z.ZodType | undefined,
      }),
    ),
);

type Json = z.core.JSONSchema.BaseSchema;
const FORMATS: Record<string, string> = {
  uuid: '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11',
  date: '2026-05-16',
  'date-time': '2026-05-16T02:30:00.000000+00:00',
};

/** The text that becomes longest in an address; an endless one is no input of a read. */
function longestText({ format, pattern, maxLength }: Json): string {
  if (format && FORMATS[format]) return FORMATS[format];
  const repeats = /\{\d*,(\d+)\}\$?$/.exec(pattern ?? '')?.[1];
  if (pattern && repeats) {
    const letter = ['界', '"', '&', ' ', 'x'].find((one) => new RegExp(pattern).test(one)) ?? 'x';
    return letter.repeat(Number(repeats));
  }
  if (maxLength === undefined) throw new Error(`a text without an end: ${pattern ?? 'any'}`);
  return '界'.repeat(maxLength);
}

function longest(schema: Json): unknown {
  if ('const' in schema) return schema.const;
  const { enum: words, anyOf, type, items, maxItems, properties } = schema;
  if (words) return words.toSorted((a, b) => String(b).length - String(a).length)[0];
  if (anyOf) return longest((anyOf as Json[]).find((one) => one.type !== 'null') ?? {});
  if (type === 'string') return longestText(schema);
  if (type === 'boolean') return false;
  if (type === 'integer') return schema.maximum ?? 1;
  if (type === 'number') return (schema.maximum ?? 1) - 0.123;
  if (type === 'array') {
    if (maxItems === undefined) throw new Error('a list without an end');
    return Array.from({ length: maxItems }, () => longest(items as Json));
  }
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, one]) => [name, longest(one as Json)]),
  );
}

test.each(READS)('FIX-40 the longest input of $name fits an address', ({ name, schema }) => {
  const input = schema && longest(z.toJSONSchema(schema, { io: 'input' }) as Json);
  if (schema) expect(schema.safeParse(input).error).toBeUndefined();
  const [rpc] = rpcCall(name, input);
  expect(rpc.length).toBeLessThanOrEqual(ADDRESS_MAX_CHARS);
  const [api] = apiCall(name, input as Record<string, unknown>);
  expect(api.length).toBeLessThanOrEqual(ADDRESS_MAX_CHARS);
});

test('FIX-40 RUL-31 no read is asked with a token, a code, a password or an e-mail', () => {
  for (const { name, schema } of READS) {
    const fields = Object.keys((schema as z.ZodObject | undefined)?.shape ?? {});
    expect(
      fields.filter((field) => /token|code|password|mail|identifier|username|phone/i.test(field)),
      name,
    ).toEqual([]);
  }
});

const get = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${site.url}${path}`, init);
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const ORIGIN = 'origin[latitude]=37.779&origin[longitude]=-122.419';

test('FIX-40 numbers, switches and lists of an address are what the contract says, a list of one too', async () => {
  const found = async (query: string) => {
    const { status, body } = await get(`/api/places/search?${ORIGIN}&${query}`);
    expect(status).toBe(200);
    return (body as { places: { name: string }[] }).places.map(({ name }) => name).sort();
  };
  expect(await found('limit=5')).toEqual(['Crema', 'Lumen']);
  expect(await found('outdoor=true')).toEqual(['Lumen']);
  expect(await found('price=1')).toEqual(['Crema']);
  expect(await found('price=1&price=2&facets=true&count=false')).toEqual(['Crema', 'Lumen']);
  expect(await found('moods=magical&dietary=Vegan')).toEqual([]);
});

test('FIX-16 FIX-40 an address that makes no sense is 400, whatever it is', async () => {
  for (const query of [
    '',
    'origin=3',
    'origin[latitude]=x&origin[longitude]=1',
    'origin[__proto__][x]=1',
    'origin[constructor]=1',
    '__proto__[latitude]=1&__proto__[longitude]=1',
    `${ORIGIN}&limit=many`,
    `${ORIGIN}&limit=1&limit=2x`,
    `${ORIGIN}&outdoor=perhaps`,
    '%E0%A4%A=1',
  ])
    expect((await get(`/api/places/search?${query}`)).status, query).toBe(400);
  for (const data of ['{', '[]', '3', '{"json":3}', '{"json":{},"meta":[]}', '%E0%A4%A'])
    expect((await get(`/rpc/places/search?data=${data}`)).status, data).toBe(400);
  expect((await get('/rpc/places/search')).status).toBe(400);
});

test('FIX-04 FIX-40 reads are asked with GET, or HEAD, alone', async () => {
  for (const path of [
    '/rpc/plans/list?data={"json":{}}',
    '/api/plans',
    '/api/platform/start',
    '/rpc/accounts/me',
  ]) {
    expect((await get(path)).status).toBe(200);
    const head = await fetch(`${site.url}${path}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  }
  const post = await fetch(`${site.url}/rpc/plans/list`, { method: 'POST', body: '{"json":{}}' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const patch = await fetch(`${site.url}/api/plans/x`, { method: 'PATCH' });
  expect([patch.status, patch.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE']);
  const list = await fetch(`${site.url}/api/plans`, { method: 'DELETE' });
  expect([list.status, list.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
