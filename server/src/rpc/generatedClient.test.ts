import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { person, testDeps, venue } from '../../test/factories.ts';
import { sessionCookie } from '../../test/sessions.ts';
import { startSite } from '../../test/site.ts';

const database = await testDatabase();
const deps = testDeps(database);
const site = await startSite(deps);
const output = await mkdtemp(path.join(os.tmpdir(), 'liora-client-'));
afterAll(async () => {
  await site.close();
  await database.close();
  await rm(output, { recursive: true });
});
await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });

type Call = (input: object) => Promise<Record<string, unknown>>;
type Client = Record<'places' | 'plans', Record<string, Call>>;
type ClientClass = new (settings: { BASE: string; TOKEN?: string }) => Client;

/** A client as somebody else makes it, from the document alone. */
async function generated(): Promise<ClientClass> {
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as object;
  await generate({ input: document, output, useOptions: true, useUnionTypes: true, clientName: 'Client' });
  const { Client } = (await import(path.join(output, 'Client.ts'))) as { Client: ClientClass };
  return Client;
}

/** The token of somebody's session. */
async function tokenOf(userId: string): Promise<string> {
  const [, value = ''] = (await sessionCookie(deps, userId)).split(/=(.*)/s);
  return decodeURIComponent(value);
}

test('FIX-40 the client that a public generator makes of the document reads, writes, changes and deletes', async () => {
  const Client = await generated();
  const TOKEN = await tokenOf((await person(deps)).viewer.userId);
  const { places, plans } = new Client({ BASE: `${site.url}/api`, TOKEN });
  const visitor = new Client({ BASE: `${site.url}/api` });

  const origin = { latitude: 37.779, longitude: -122.419 };
  const found = await places.placesSearch?.({
    origin,
    moods: ['lively'],
    dietary: [],
    limit: 5,
    facets: true,
  });
  expect(found).toHaveProperty('places');

  const stops = ['bar', 'cafe'].map((id) => ({ place_id: id, name: id, address: null, note: null }));
  const content = { title: 'A stranger’s evening', places: stops, tags: ['jazz'] };
  const request_id = '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a12';
  const plan = await plans.plansCreate?.({ requestBody: { ...content, request_id } });
  const id = plan?.id;
  expect((await visitor.plans.plansList?.({ tags: ['jazz'], limit: 5 }))?.plans).toMatchObject([{ id }]);
  const changed = await plans.plansUpdate?.({ id, requestBody: { ...content, title: 'Changed' } });
  expect(changed).toMatchObject({ id, title: 'Changed' });
  expect(await plans.plansLike?.({ id, requestBody: {} })).toMatchObject({ user_has_liked: true });
  await plans.plansDelete?.({ id });
  await expect(visitor.plans.plansGet?.({ id })).rejects.toMatchObject({ status: 404 });
});
