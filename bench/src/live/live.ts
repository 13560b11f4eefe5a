import { availableParallelism, loadavg } from 'node:os';
import type { Bench } from '../bench.ts';
import { benchDeps, openBenchDatabase } from '../database.ts';
import { table } from '../results.ts';
import { type Delivery, measureDelivery, percentile } from './delivery.ts';
import { measurePoll } from './polling.ts';
import { makeWorld } from './world.ts';
import { likesPerSecond, type Notifying } from './writers.ts';

const FEW = 50;
const POLL_SECONDS = 5;
const WRITERS = [1, 8];
const ROUNDS = 9;
const ROUND_MS = 1_000;
const NOTIFYING: Notifying[] = ['untold', 'ours', 'literal'];

/** Likes a second by way of telling: per number of writers some rounds. */
type Writing = Record<Notifying, number>[][];

const one = (value: number) => value.toFixed(1);
const load = () => loadavg().map(one).join(', ');

async function run(options: Record<string, string>): Promise<string | null> {
  const streams = Number(options.streams ?? 5_000);
  const perSecond = Number(options.likes ?? 1);
  const loadBefore = load();
  const database = await openBenchDatabase('live', { fresh: true });
  try {
    const deps = benchDeps(database);
    const world = await makeWorld(deps, async (sql) => (await database.pool.query(sql)).rows);
    const measure = (count: number) => {
      console.log(`${count} streams …`);
      return measureDelivery(database.pool, database.url, world, {
        streams: count,
        likesPerSecond: perSecond,
      });
    };
    const deliveries = [await measure(FEW), await measure(streams)];
    console.log('Polling …');
    const pollMs = await measurePoll(database.url, world);
    console.log('Writers …');
    const writing = await measureWriting((...given) => likesPerSecond(database.pool, world, ...given));
    const text = report(deliveries, pollMs, writing, loadBefore);
    console.log(`\n${text}`);
    return text;
  } finally {
    await database.stop();
  }
}

async function measureWriting(
  likes: (notifying: Notifying, connections: number, ms: number) => Promise<number>,
): Promise<Writing> {
  const results: Writing = [];
  for (const connections of WRITERS) {
    const rounds: Record<Notifying, number>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const rates = { untold: 0, ours: 0, literal: 0 };
      // Whoever begins changes from round to round.
      for (let i = 0; i < NOTIFYING.length; i++) {
        const notifying = NOTIFYING[(round + i) % NOTIFYING.length] ?? 'ours';
        rates[notifying] = await likes(notifying, connections, ROUND_MS);
      }
      rounds.push(rates);
    }
    results.push(rounds);
  }
  return results;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function deliveryTable(deliveries: readonly Delivery[]): string {
  return table(
    [
      'streams',
      'p50 ms',
      'p99 ms',
      'most ms',
      'lost',
      'KB per stream',
      'cores idle',
      'ms of a core per like',
      'opened a second',
    ],
    deliveries.map((d) => [
      String(d.streams),
      one(percentile(d.latencies, 0.5)),
      one(percentile(d.latencies, 0.99)),
      one(percentile(d.latencies, 1)),
      String(d.lost),
      one(d.bytesPerStream / 1024),
      d.idleCores.toFixed(3),
      one(d.cpuPerLike),
      d.openedPerSecond.toFixed(0),
    ]),
  );
}

function writingTable(writing: Writing): string {
  return table(
    ['writers', 'without events', 'with events', 'ratio', 'count and NOTIFY in each commit', 'ratio'],
    writing.map((rounds, i) => {
      const rate = (notifying: Notifying) => median(rounds.map((rates) => rates[notifying])).toFixed(0);
      const ratio = (notifying: Notifying) =>
        `${median(rounds.map((rates) => rates[notifying] / rates.untold)).toFixed(2)}x`;
      return [
        String(WRITERS[i]),
        rate('untold'),
        rate('ours'),
        ratio('ours'),
        rate('literal'),
        ratio('literal'),
      ];
    }),
  );
}

function report(
  deliveries: readonly Delivery[],
  pollMs: number,
  writing: Writing,
  loadBefore: string,
): string {
  const [few, many] = deliveries;
  if (!few || !many) throw new Error('Nothing was measured.');
  const p99 = (d: Delivery) => percentile(d.latencies, 0.99);
  const liveCores = many.idleCores + (many.likesPerSecond * many.cpuPerLike) / 1000;
  const pollingCores = (many.streams * pollMs) / (POLL_SECONDS * 1000);
  return `# Live events

One node as it is shipped, in a process of its own; all streams from one other process, each with the session of another
person; PostgreSQL as it is shipped, with fsync. ${many.likesPerSecond} likes a second, each of another plan, so every like
goes to every stream. Milliseconds from the commit of a like to its arrival. ${availableParallelism()} cores for node,
clients, writers and PostgreSQL together; load average ${loadBefore} before the run and ${load()} after it. Run again with
\`npm run bench -- live\`.

${deliveryTable(deliveries)}

p99 with ${many.streams} streams is ${(p99(many) / p99(few)).toFixed(1)}x that with ${few.streams}, for ${(many.streams / few.streams).toFixed(0)}x the streams.

**Against polling.** One look at plans.list costs the node ${pollMs.toFixed(2)} ms of processor time (PostgreSQL's not counted).
${many.streams} clients that look every ${POLL_SECONDS} seconds would take ${one(pollingCores)} cores, ${(pollingCores / liveCores).toFixed(0)}x what their streams take at that many likes and
${(pollingCores / many.idleCores).toFixed(0)}x what they take while nothing happens, and would see a like after ${one(POLL_SECONDS / 2)} seconds on average instead of ${one(percentile(many.latencies, 0.5))} ms.

## What writers pay

Likes a second, each a commit of its own; medians of ${ROUNDS} rounds, the ratio being that within a round. *Without events*: triggers for live
events off. *Count and NOTIFY in each commit* is what one would write first: counts read and told by every like.

${writingTable(writing)}
`;
}

export const bench: Bench = {
  usage:
    '[--streams 5000] [--likes 1]: delivery of live events, memory and processor per stream, cost for writers',
  run,
};
