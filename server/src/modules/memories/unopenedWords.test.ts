import { contract } from '@liora/domain/contract/index';
import { createRouterClient } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkedRouter } from '../../../test/checkedRouter.ts';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps } from '../../../test/factories.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { readEvents } from '../live/live.queries.ts';
import { liveBatch } from '../live/liveMessages.rules.ts';
import { keep } from './testing/keeping.ts';

// Whatever one of two writes for the other alone, and whatever they do with it: until both have written, the other one is
// answered and told byte for byte the same as if nothing had been written.
const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

const as = (who: AddressedCaller) =>
  createRouterClient(checkedRouter, {
    context: { ...who, requestHeaders: new Headers(), resHeaders: new Headers(), request: {} as never },
  });

type Step = 'write' | 'rewrite' | 'take back' | 'trash' | 'restore' | 'edit';
const steps = fc.array(fc.constantFrom<Step>('write', 'rewrite', 'take back', 'trash', 'restore', 'edit'), {
  minLength: 1,
  maxLength: 6,
});

/** Does it, but what is written where `silent` says so. */
async function play(
  writer: AddressedCaller,
  id: string,
  way: readonly Step[],
  silent: boolean,
): Promise<void> {
  const client = as(writer);
  for (const step of way) {
    if (step === 'trash') await client.memories.delete({ id });
    else if (step === 'restore') await client.memories.restore({ id });
    else if (step === 'edit') await edit(client, id);
    else if (!silent) await say(client, id, step);
  }
}

async function edit(client: ReturnType<typeof as>, id: string): Promise<void> {
  const { memory } = await client.memories.get({ id });
  const { place_name, date_completed, rating, version } = memory;
  await client.memories
    .edit({ id, version, place_name, date_completed, rating, reflection: `${version}` })
    .catch(() => null);
}

async function say(client: ReturnType<typeof as>, id: string, step: Step): Promise<void> {
  const words = step === 'take back' ? null : `Only for you, ${step}`;
  await client.memories.write({ id, words }).catch(() => null);
}

/** All that the other one may ask, less what two memories never share: ids and times. */
async function answersFor(reader: AddressedCaller, id: string): Promise<string> {
  const { memories, sharedMemories, notifications } = as(reader);
  const all = await Promise.all([
    memories.get({ id }),
    memories.list({}),
    memories.overview(),
    memories.ofToday(),
    memories.trash({}),
    memories.trash({ what: 'photos' }),
    sharedMemories.mine({ memory_id: id }),
    notifications.list({}),
  ]);
  return JSON.stringify(all)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/\d{16}/g, 'time');
}

async function heardBy(reader: AddressedCaller, work: () => Promise<void>): Promise<string[]> {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ xmax: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as xmax',
  );
  await work();
  const since = { xmax: rows[0]?.xmax ?? '0', underWay: [], ageSeconds: 3600, mayMiss: false };
  const batch = liveBatch(await readEvents(client, since));
  client.release();
  const { userId, entitlement, partnerId } = reader.viewer;
  const listener = { userId, entitlement, partnerId, blocked: new Set<string>() };
  return batch.flatMap((tell) => tell(listener)?.topic ?? []);
}

async function couple(n: number, name: string): Promise<[AddressedCaller, AddressedCaller]> {
  const writer = await person(deps, { member: true, username: `w${name}${n}` });
  const reader = await person(deps, { member: true, username: `r${name}${n}` });
  await link(writer, reader);
  return [writer, reader];
}

let couples = 0;

test('RUL-47 what one wrote and the other has not answered leaves no trace in anything that the other gets, nor when they part', async () => {
  expect(Object.keys(contract.memories)).toContain('write');
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (way, writerMade) => {
      couples += 1;
      const worlds = await Promise.all(
        [false, true].map(async (silent) => {
          const [writer, reader] = await couple(couples, silent ? 'a' : 'b');
          const { id } = await keep(writerMade ? writer : reader);
          const heard = await heardBy(reader, () => play(writer, id, way, silent));
          const answers = (await answersFor(reader, id)).replaceAll(/[wr][ab]\d+/g, 'name');
          await unlink(writer, reader);
          const { memories } = await as(reader).memories.list({});
          const parted = memories.map(({ words, reflection, version }) => ({ words, reflection, version }));
          return { heard, answers, parted };
        }),
      );
      expect(worlds[0]).toEqual(worlds[1]);
    }),
    { numRuns: 12 },
  );
}, 120_000);
