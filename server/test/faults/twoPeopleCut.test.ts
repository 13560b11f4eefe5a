import { afterAll, expect, test } from 'vitest';
import { rpcCall } from '../calls.ts';
import { testDatabase } from '../database.ts';
import { person, testDeps, venue } from '../factories.ts';
import { httpNode } from '../httpNode.ts';
import { sessionCookie } from '../sessions.ts';
import { LONG_FORM, reportFault } from './faultsReport.ts';
import { killedAt } from './killedAt.ts';
import { tracesOf } from './tracesOfPeople.ts';
import { STORIES, type Story, type StoryKind } from './twoPeopleStories.ts';

const POOL_SIZE = 4;
const database = await testDatabase({ poolSize: POOL_SIZE });
const deps = testDeps(database);
const node = await httpNode(deps, database);
await venue(database.db, 'bar');
afterAll(async () => {
  await node.close();
  await database.close();
});

async function begun(kind: StoryKind): Promise<{ story: Story; call: () => Promise<Response> }> {
  const two = [await person(deps, { member: true }), await person(deps, { member: true })] as const;
  const ids = two.map(({ viewer }) => viewer.userId);
  await database.db.updateTable('auth_users').set({ email_verified: true }).where('id', 'in', ids).execute();
  const story = await kind.begin(...two);
  const cookie = await sessionCookie(deps, story.who.viewer.userId);
  const [path, init] = rpcCall(story.procedure, story.input, { cookie });
  return { story, call: () => fetch(`${node.site}${path}`, init) };
}

const traces = ({ who, other }: Story) => tracesOf(database.pool, [who, other]);

async function expectAnswered(kind: StoryKind, answer: Response): Promise<void> {
  expect(answer.status).toBe(200);
  kind.answered(((await answer.json()) as { json: unknown }).json);
}

/** In the long form every table there is; also those that a story only reads stand in nobody's way. */
async function tablesOf({ tables }: StoryKind): Promise<readonly string[]> {
  if (!LONG_FORM) return tables;
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  return [...rows.map(({ name }) => name), 'pgboss.job'];
}

const TITLES: Record<keyof typeof STORIES, string> = {
  accept: 'RUL-43 one link, one notification, one delivery of it',
  answer: 'RUL-39 INV-16 one answer, one notification, one delivery of it',
  unlink: 'RUL-47 LINK-23 all of what was joint is both’s, or nothing of it has parted yet',
  claim: 'RUL-42 one memory with one copy of each photo',
};

test.each(Object.entries(STORIES))(
  'FIX-80 %s: cut at whatever table it comes to it has left nothing, and repeated, also after it went through, it ends as if undisturbed',
  async (name, kind) => {
    const undisturbed = await begun(kind);
    const before = await traces(undisturbed.story);
    await expectAnswered(kind, await undisturbed.call());
    const wanted = await traces(undisturbed.story);
    // The answer was lost, and the same call comes again, and twice at once.
    await expectAnswered(kind, await undisturbed.call());
    for (const answer of await Promise.all([undisturbed.call(), undisturbed.call()]))
      await expectAnswered(kind, answer);
    expect(await traces(undisturbed.story), TITLES[name]).toEqual(wanted);

    const cutAt: string[] = [];
    for (const table of await tablesOf(kind)) {
      const { story, call } = await begun(kind);
      const answers: Response[] = [];
      const wasCut = await killedAt(database, { table, mode: 'share', poolSize: POOL_SIZE }, async () => {
        answers.push(await call());
      });
      if (wasCut) {
        cutAt.push(table);
        expect(answers[0]?.status, table).toBe(503);
        expect(await traces(story), table).toEqual(before);
      }
      await expectAnswered(kind, await call());
      expect(await traces(story), `${TITLES[name]}: ${table}`).toEqual(wanted);
    }
    expect(cutAt).toEqual(expect.arrayContaining(LONG_FORM ? [] : [...kind.tables]));
    expect(cutAt.length).toBeGreaterThan(0);
    reportFault({
      'what was done': `${name} is cut, at one table after the other`,
      'tables it was cut at': cutAt.length,
      'half done': 0,
    });
  },
  900_000,
);
