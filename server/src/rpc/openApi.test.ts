import { contract } from '@liora/domain/contract/index';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { person, testDeps, venue } from '../../test/factories.ts';
import { sessionCookie } from '../../test/sessions.ts';
import { startSite } from '../../test/site.ts';

const database = await testDatabase();
const deps = testDeps(database);
const site = await startSite(deps);
afterAll(async () => {
  await site.close();
  await database.close();
});
await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
const cookie = await sessionCookie(deps, (await person(deps)).viewer.userId);

interface Parameter {
  name: string;
  in: 'query' | 'path';
  style?: string;
  explode?: boolean;
  schema: { type?: string };
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: object;
}
interface Document {
  servers: [{ url: string }];
  paths: Record<string, Record<string, Operation>>;
}
const text = await (await fetch(`${site.url}/api/openapi.json`)).text();
const document = JSON.parse(text) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

type Values = Record<string, unknown>;

/** A parameter of a query as OpenAPI says that its style is written. */
function written(
  { name, style = 'form', explode = style === 'form' }: Parameter,
  value: unknown,
): [string, string][] {
  if (Array.isArray(value)) {
    if (style !== 'form' || !explode) throw new Error(`${name}: a list in an unusual style`);
    return value.map((item) => [name, String(item)]);
  }
  if (typeof value !== 'object') return [[name, String(value)]];
  if (style !== 'deepObject') throw new Error(`${name}: an object in an unusual style`);
  return Object.entries(value ?? {}).map(([part, inner]) => [`${name}[${part}]`, String(inner)]);
}

/** A stranger's client: it knows the document and nothing else. */
async function call(operationId: string, values: Values, headers: Record<string, string> = {}) {
  const found = operations.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`no ${operationId}`);
  const { parameters = [], requestBody } = found.operation;
  const query = new URLSearchParams();
  let { path } = found;
  const body = { ...values };
  for (const parameter of parameters) {
    const value = body[parameter.name];
    delete body[parameter.name];
    if (parameter.in === 'path')
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
    else if (value !== undefined) for (const pair of written(parameter, value)) query.append(...pair);
  }
  const answer = await fetch(`${site.url}${document.servers[0].url}${path}?${query}`, {
    method: found.method.toUpperCase(),
    headers: { ...headers, ...(requestBody && { 'content-type': 'application/json' }) },
    ...(requestBody && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Values };
}

test('FIX-40 the document has every procedure, by the method that the contract says', () => {
  const procedures = Object.values(contract).flatMap((area) => Object.values(area));
  const said = procedures.map(
    (one) => `${one['~orpc'].route.method?.toLowerCase()} ${one['~orpc'].route.path}`,
  );
  expect(operations.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(said.sort());
});

test('FIX-40 whoever knows only the document reads with lists and positions, writes, changes and deletes', async () => {
  const origin = { latitude: 37.779, longitude: -122.419 };
  const found = await call('places.search', {
    origin,
    moods: ['lively'],
    dietary: [],
    limit: 5,
    facets: true,
  });
  expect(found.status).toBe(200);
  const places = ['bar', 'cafe'].map((id) => ({ place_id: id, name: id, address: null, note: null }));
  const content = { title: 'A stranger’s evening', places, tags: ['jazz'] };
  const request_id = '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11';
  const { body: plan } = await call('plans.create', { ...content, request_id }, { cookie });
  const { id } = plan;
  expect((await call('plans.list', { tags: ['jazz'], limit: 5 })).body.plans).toMatchObject([{ id }]);
  expect(await call('plans.update', { ...content, id, title: 'Changed' }, { cookie })).toMatchObject({
    status: 200,
    body: { id, title: 'Changed' },
  });
  expect((await call('plans.like', { id }, { cookie })).body).toMatchObject({ user_has_liked: true });
  expect((await call('plans.unlike', { id }, { cookie })).body).toMatchObject({ user_has_liked: false });
  expect((await call('plans.delete', { id }, { cookie })).status).toBe(200);
  expect((await call('plans.get', { id })).status).toBe(404);
});
