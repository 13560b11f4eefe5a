import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { contract } from '@liora/domain/contract/index';
import { pinContent } from '@liora/domain/contract/pins';
import { type AnyProcedure, createRouterClient, isProcedure } from '@orpc/server';
import { afterAll, expect, test } from 'vitest';
import { createPin } from '../src/modules/pins/pins.service.ts';
import { reportFact } from '../src/modules/places/proposals/proposals.service.ts';
import { reportPlan } from '../src/modules/safety/reports/reports.service.ts';
import { publishPlan } from '../src/modules/safety/testing/seen.ts';
import { aDeadLetterOf } from '../src/queue/testing/deadLetter.ts';
import { router } from '../src/rpc/router.ts';
import type { ProcedureName } from './calls.ts';
import { testDatabase } from './database.ts';
import { person, testDeps, venue } from './factories.ts';
import type { Client } from './matrix.ts';
import { sessionCookie } from './sessions.ts';

const database = await testDatabase();
afterAll(() => database.close());
const importDir = await mkdtemp(path.join(os.tmpdir(), 'liora-import-'));
afterAll(() => rm(importDir, { recursive: true }));
await writeFile(path.join(importDir, 'places.osm.pbf'), 'nobody reads it');
const plain = testDeps(database);
const deps = { ...plain, config: { ...plain.config, importDir } };

type Routes = { [name: string]: Routes | AnyProcedure };

const middlewaresOf = (procedure: AnyProcedure): readonly unknown[] => procedure['~orpc'].middlewares;
/** What lets admins in: what a procedure of theirs goes through and no other does. */
const ofEverybody = middlewaresOf(router.safety.blocked);
const letsAdminsIn = middlewaresOf(router.safety.decide).find((one) => !ofEverybody.includes(one));

function ofAdmins(routes: Routes, path: string[] = []): string[] {
  return Object.entries(routes).flatMap(([name, one]) => {
    const at = [...path, name];
    if (!isProcedure(one)) return ofAdmins(one as Routes, at);
    return middlewaresOf(one as AnyProcedure).includes(letsAdminsIn) ? [at.join('.')] : [];
  });
}

const isRead = (name: string) => {
  const [area = '', procedure = ''] = name.split('.');
  const routes = contract as unknown as Record<string, Record<string, AnyProcedure>>;
  return routes[area]?.[procedure]?.['~orpc'].route.method === 'GET';
};

const LISTED = ofAdmins(router as unknown as Routes);
/** Reads that are asked with what may not stand in an address; what they show is shown of everybody. */
const ASKED_BY_BODY = [
  'mappings.list',
  'mappings.try',
  'places.readHours',
  'moderation.members',
  'safety.moderationItem',
  'safety.published',
];
/** What says to other admins for half a minute what one is looking at, and changes nothing. */
const SAID_IN_PASSING = ['safety.haveOpen'];
const WRITTEN_DOWN = LISTED.filter(
  (name) => !isRead(name) && ![...ASKED_BY_BODY, ...SAID_IN_PASSING].includes(name),
);

await venue(database.db, 'bar');
await venue(database.db, 'cafe', { category: 'Cafe' });
await venue(database.db, 'merged');
const owner = await person(deps);
const reporter = await person(deps);
const moderator = await person(deps);
await database.db.insertInto('admins').values({ user_id: moderator.viewer.userId }).execute();
const cookie = await sessionCookie(deps, moderator.viewer.userId);
const context = { ...moderator, request: {} as never, requestHeaders: new Headers({ cookie }) };
const client: Client = createRouterClient(router, { context });

async function reportedPlan() {
  const id = await publishPlan(owner);
  await reportPlan(reporter, { id, reason: 'spam', details: null });
  return { content_type: 'plan' as const, content_id: id, seen: null };
}

const aDeadLetter = () => aDeadLetterOf(database.pool, 'pin-lookups', { pinId: 'x' });

async function somebody(membership = {}) {
  const { viewer } = await person(deps, { membership });
  return { user_id: viewer.userId, reason: 'They wrote to us' };
}

const decide = (item: Awaited<ReturnType<typeof reportedPlan>>) =>
  client.safety.decide({ items: [item], action: 'hide', reason: 'Looked at it' });
const { decisions: undoable } = await decide(await reportedPlan());

/** An import that nobody works on, in a state. */
async function anImport(state: 'comparing' | 'compared' | 'applied') {
  await database.pool.query('update place_imports set job_id = null');
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into place_imports (source, file_name, state, journaled, job_id)
     values ('osm', 'places', $1, true, case when $1 = 'comparing' then gen_random_uuid() end) returning id::int as id`,
    [state],
  );
  return { id: rows[0]?.id ?? 0 };
}

/** Words that are mapped to a place already. */
async function aMapping(term: string) {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into category_mappings (search_term, normalized_term) values ($1, $1) returning id::int as id`,
    [term],
  );
  return { id: rows[0]?.id ?? 0, version: 1 };
}

async function edit(id: string) {
  const { version } = await client.places.editable({ id });
  return client.places.edit({ id, version, set: { phone: '+1 555 0100' }, reason: 'They called' });
}
await edit('bar');
const [edited] = (await client.places.history({ id: 'bar' })).events;

const POINT = { latitude: 37.78, longitude: -122.42 };
/** A published pin of which only the address is known. */
async function unplacedPin() {
  const content = pinContent.parse({ title: 'A bench', category: 'Outdoor', address: 'Nowhere 1' });
  const { id, version } = await createPin(owner, { ...content, request_id: randomUUID() });
  return { id, version };
}
const placed = await unplacedPin();
const { version: placedVersion } = await client.pins.setPoint({ ...placed, at: POINT });

/** One call of each that changes something, or shows of somebody what is shown on demand; each leaves a line. */
const CALLS: Partial<Record<ProcedureName, () => Promise<unknown>>> = {
  'imports.dryRun': () => client.imports.dryRun({ file: 'places.osm.pbf' }),
  'imports.apply': async () => client.imports.apply(await anImport('compared')),
  'imports.rollBack': async () => client.imports.rollBack(await anImport('applied')),
  'imports.stop': async () => client.imports.stop(await anImport('comparing')),
  'mappings.save': () =>
    client.mappings.save({ term: 'Quiet', confidence: 'high', relevance: 5, place_ids: ['cafe'], of: null }),
  'mappings.remove': async () => client.mappings.remove(await aMapping('loud')),
  'moderation.runJobAgain': async () => client.moderation.runJobAgain({ id: await aDeadLetter() }),
  'moderation.dropJob': async () => client.moderation.dropJob({ id: await aDeadLetter() }),
  'moderation.setPremiumOverride': () => client.moderation.setPremiumOverride({ on: false, reason: 'Over' }),
  'moderation.memberByEmail': () => client.moderation.memberByEmail({ email: 'nobody@example.com' }),
  'moderation.revealEmail': async () => client.moderation.revealEmail(await somebody()),
  'moderation.setTier': async () =>
    client.moderation.setTier({ ...(await somebody()), tier: 'premium', until: null }),
  'moderation.clearTier': async () =>
    client.moderation.clearTier(await somebody({ admin_managed_tier: true })),
  'moderation.signOutMember': async () => client.moderation.signOutMember(await somebody()),
  'moderation.eraseMember': async () => client.moderation.eraseMember(await somebody()),
  'moderation.exportActions': () => client.moderation.exportActions({ format: 'csv' }),
  'pins.setPoint': async () => client.pins.setPoint({ ...(await unplacedPin()), at: POINT }),
  'pins.takePointBack': () => client.pins.takePointBack({ id: placed.id, version: placedVersion }),
  'places.decideProposal': async () => {
    const { id } = await reportFact(reporter, { place_id: 'bar', kind: 'closed', note: null });
    return client.places.decideProposal({ id, decision: 'dismiss', reason: 'It is open' });
  },
  'places.edit': () => edit('cafe'),
  'places.undoEdit': () => client.places.undoEdit({ id: edited?.kind === 'edit' ? edited.id : 0 }),
  'places.setDistinct': () => client.places.setDistinct({ places: ['bar', 'cafe'], distinct: true }),
  'places.merge': () => client.places.merge({ from: 'merged', to: 'bar' }),
  'places.undoMerge': async () =>
    client.places.undoMerge(await client.places.merge({ from: 'merged', to: 'bar' })),
  'safety.decide': async () => decide(await reportedPlan()),
  'safety.undo': () => client.safety.undo({ decisions: undoable }),
};

const lines = () =>
  database.db
    .selectFrom('admin_actions')
    .select('id')
    .where('admin_id', '=', moderator.viewer.userId)
    .execute();

test('RUL-95 every procedure of admins that writes is called here', () => {
  expect(LISTED).toContain('safety.moderationQueue');
  expect(LISTED).not.toContain('safety.blocked');
  expect(Object.keys(CALLS).sort()).toEqual(WRITTEN_DOWN.sort());
});

test.each(Object.entries(CALLS))('RUL-95 %s leaves a line in the list of actions', async (_name, call) => {
  const before = await lines();
  await call();
  expect(await lines()).toHaveLength(before.length + 1);
});

test('RUL-95 the list can only grow: the database refuses to change, delete or empty it', async () => {
  await client.moderation.exportActions({ format: 'csv' });
  for (const change of [
    "update admin_actions set reason = 'another'",
    'delete from admin_actions',
    'truncate admin_actions',
  ])
    await expect(database.pool.query(change), change).rejects.toThrow('admin_actions can only grow');
});
