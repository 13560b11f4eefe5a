import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@liora/art/seed';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/db/client.ts';
import type { Deps } from '../../src/deps.ts';
import { rpcCall } from '../calls.ts';
import { testPool } from '../database.ts';
import { person, testDeps, venue } from '../factories.ts';
import { migratedFolder } from '../product.ts';
import { sessionCookie } from '../sessions.ts';
import { LONG_FORM, reportFault } from './faultsReport.ts';
import { tracesOf } from './tracesOfPeople.ts';
import { SHARED_SECRET, type TwoNodes, twoNodes } from './twoNodes.ts';
import { STORIES, type Story } from './twoPeopleStories.ts';

const KILLS = LONG_FORM ? 10 : 1;
/** With what is killed no more letters than the local mailbox keeps. */
const CUT_STORIES = LONG_FORM ? 38 : 3;
const BUSY = 503;
/** More after each try: nobody may try to link twenty times in an hour. */
const BETWEEN_TRIES_MS = 50;
/** Bytes after which a connection to PostgreSQL ends: from within its first words to some statements later. */
const CUT = { least: 500, most: 30_000 };
/** How long somebody waits for an answer at first, before they ask again; then for longer. */
const IMPATIENT_MS = { tries: 4, most: 60 };
const PATIENT_MS = 5_000;
/** Each of the calls under way has come to one of these, which nobody can write to. */
const HELD = 'notifications, date_memories';

/** Chosen anew in each run, and told by what fails. */
const seed = Number(process.env.LIORA_FAULTS_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);

async function depsOf(site: TwoNodes): Promise<Deps> {
  const database = openDatabase({ url: site.postgres.url, poolSize: 4, searchStatementTimeoutMs: 900 });
  onTestFinished(() => database.close());
  const deps = testDeps({ ...database, close: () => database.close() }, { now: () => new Date() });
  deps.config.sessionSecret = SHARED_SECRET;
  await venue(deps.db, 'bar');
  return deps;
}

interface Told {
  kind: string;
  story: Story;
  init: ReturnType<typeof rpcCall>;
}

/** One of each kind, that many times. */
async function begin(deps: Deps, times = 1): Promise<Told[]> {
  const told: Told[] = [];
  for (let n = 0; n < times; n += 1)
    for (const [kind, { begin }] of Object.entries(STORIES)) {
      const two = [await person(deps, { member: true }), await person(deps, { member: true })] as const;
      await deps.db.updateTable('auth_users').set({ email_verified: true }).execute();
      const story = await begin(...two);
      const cookie = await sessionCookie(deps, story.who.viewer.userId);
      told.push({ kind, story, init: rpcCall(story.procedure, story.input, { cookie }) });
    }
  return told;
}

/** One try; whether there was an answer. `within`: milliseconds until nobody waits for it any more. */
async function ask(site: string, { kind, init: [path, init] }: Told, within: number): Promise<boolean> {
  const reply = await fetch(`${site}${path}`, { ...init, signal: AbortSignal.timeout(within) })
    .then(async (answer) => ({ status: answer.status, body: (await answer.json()) as { json: unknown } }))
    .catch(() => null);
  if (!reply || reply.status === BUSY) return false;
  expect(reply.status, `${kind}, seed ${seed}: ${JSON.stringify(reply.body)}`).toBe(200);
  STORIES[kind]?.answered(reply.body.json);
  return true;
}

/** Now here and now there, until there is an answer. The answers to the first tries may come too late to be heard. */
async function persist({ sites }: TwoNodes, told: Told, impatient: boolean): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const within =
      impatient && tries < IMPATIENT_MS.tries ? Math.ceil(random() * IMPATIENT_MS.most) : PATIENT_MS;
    if (await ask(sites[tries % sites.length] ?? '', told, within)) return;
    await pause(BETWEEN_TRIES_MS * (tries + 1));
  }
}

/** All of them are under way at the first node, each in its transaction, when it is killed. */
async function killInTheMiddle(site: TwoNodes, all: Told[]): Promise<void> {
  const holder = new pg.Client({ connectionString: site.postgres.url });
  await holder.connect();
  await holder.query(`begin; lock table ${HELD} in share mode`);
  const firstTries = all.map((told) => ask(site.sites[0] ?? '', told, PATIENT_MS * 4));
  const waiting = async () => {
    const { rows } = await holder.query(
      'select count(distinct pid)::int as count from pg_locks where not granted and relation = any($1::regclass[])',
      [HELD.split(', ')],
    );
    return rows[0].count;
  };
  await expect.poll(waiting, { interval: 5 }).toBeGreaterThanOrEqual(all.length);
  await site.nodes[0]?.stop('SIGKILL');
  await holder.end();
  expect(await Promise.all(firstTries)).toEqual(all.map(() => false));
  await Promise.all([site.startNodeAgain(0), ...all.map((told) => persist(site, told, false))]);
}

/**
 * The long form counts letters as well. What waits for another try leaves now; what a killed node had begun, once its job has
 * gone without a heartbeat; what is not due yet stays.
 */
async function untilLettersLeft(pool: pg.Pool): Promise<void> {
  if (!LONG_FORM) return;
  const due = async () => {
    await pool.query(
      "update pgboss.job set start_after = now() where name like 'notice-%' and state = 'retry'",
    );
    const { rows } = await pool.query(
      "select id from pgboss.job where name like 'notice-%' and state in ('created', 'retry', 'active') and start_after <= now()",
    );
    return rows.length;
  };
  await expect.poll(due, { timeout: 300_000, interval: 200 }).toBe(0);
}

test('FIX-80 RUL-39 RUL-42 RUL-43 RUL-47 accepting a code, answering, parting and claiming while their node is killed with -9 and connections are cut at generated points: each happened once, whole, and everybody has an answer', async () => {
  const site = await twoNodes(await migratedFolder());
  const deps = await depsOf(site);
  const pool = testPool({ connectionString: site.postgres.url, max: 1 });
  const traces = ({ story: { who, other } }: Told) => tracesOf(pool, [who, other]);

  const undisturbed = await begin(deps);
  for (const told of undisturbed) await persist(site, told, false);
  await untilLettersLeft(pool);
  const wanted = new Map<string, Awaited<ReturnType<typeof traces>>>();
  for (const told of undisturbed) wanted.set(told.kind, await traces(told));

  const disturbed: Told[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const all = await begin(deps);
    disturbed.push(...all);
    await killInTheMiddle(site, all);
  }
  const cut = await begin(deps, CUT_STORIES);
  disturbed.push(...cut);
  await site.cutting(
    () => CUT.least + random() * (CUT.most - CUT.least),
    async () => {
      for (let n = 0; n < cut.length; n += 4)
        await Promise.all(cut.slice(n, n + 4).map((told) => persist(site, told, true)));
    },
  );

  await untilLettersLeft(pool);
  for (const told of disturbed)
    expect(await traces(told), `${told.kind}, seed ${seed}`).toEqual(wanted.get(told.kind));
  reportFault({
    'what was done': 'two people, while a node is killed with -9 and connections are cut',
    'things that people do': disturbed.length,
    'kills in the middle': KILLS,
    lost: 0,
    twice: 0,
    seed,
  });
}, 900_000);
