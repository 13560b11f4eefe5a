import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { machineMs, WorkerProcess } from '../workerProcess.ts';
import type { Arrivals } from './clients.ts';
import type { NodeUsage } from './node.ts';
import type { LiveWorld } from './world.ts';

export interface Delivery {
  streams: number;
  likesPerSecond: number;
  /** Milliseconds from the commit of a like to its arrival, over all streams and likes, in order. */
  latencies: Float64Array;
  /** Deliveries that should have been and were not. */
  lost: number;
  bytesPerStream: number;
  /** Share of one core that the node took while nothing happened. */
  idleCores: number;
  /** Processor time of the node to tell all streams of one like, milliseconds. */
  cpuPerLike: number;
  openedPerSecond: number;
}

const LIKES = 60;
const IDLE_MS = 30_000;
const WARM_UP_MS = 3_000;
const TIMEOUT_MS = 60_000;

/** Opens `streams` to a fresh node, likes one plan after another, and asks how long each took to every stream. */
export async function measureDelivery(
  pool: pg.Pool,
  databaseUrl: string,
  world: LiveWorld,
  { streams, likesPerSecond }: { streams: number; likesPerSecond: number },
): Promise<Delivery> {
  const [node, clients] = [
    new WorkerProcess(import.meta.resolve('./node.ts')),
    new WorkerProcess(import.meta.resolve('./clients.ts')),
  ];
  try {
    const { port } = await node.ask<{ port: number }>({ kind: 'start', databaseUrl, streams });
    const usage = () => node.ask<NodeUsage>({ kind: 'usage' });
    await sleep(500);
    const before = await usage();
    const { tookMs } = await clients.ask<{ tookMs: number }>({
      kind: 'open',
      port,
      count: streams,
      cookies: world.cookies,
    });
    await sleep(WARM_UP_MS);
    const opened = await usage();
    if (opened.openStreams !== streams)
      throw new Error(`${opened.openStreams} of ${streams} streams are open.`);
    const idle = await coresDuring(usage, () => sleep(IDLE_MS));
    await clients.ask({ kind: 'arrivals' });
    const quiet = await usage();
    const committed = await likeOneByOne(pool, world, likesPerSecond);
    await untilArrived(clients, committed.size * streams);
    const told = await usage();
    const arrivals = await clients.ask<Arrivals>({ kind: 'close' });
    const latencies = latenciesOf(committed, arrivals);
    return {
      streams,
      likesPerSecond,
      latencies,
      lost: committed.size * streams - latencies.length,
      bytesPerStream: (opened.memory - before.memory) / streams,
      idleCores: idle,
      cpuPerLike: (told.cpuMs - quiet.cpuMs) / committed.size,
      openedPerSecond: (streams / tookMs) * 1000,
    };
  } finally {
    await Promise.all([clients.end(), node.end()]);
  }
}

/** Deliveries that come late are late, not lost. */
async function untilArrived(clients: WorkerProcess, wanted: number): Promise<void> {
  const giveUpAt = machineMs() + TIMEOUT_MS;
  while (machineMs() < giveUpAt) {
    const { count } = await clients.ask<{ count: number }>({ kind: 'arrived' });
    if (count >= wanted) return;
    await sleep(500);
  }
}

async function coresDuring(usage: () => Promise<NodeUsage>, work: () => Promise<unknown>): Promise<number> {
  const [before, startedAt] = [await usage(), machineMs()];
  await work();
  const after = await usage();
  return (after.cpuMs - before.cpuMs) / (machineMs() - startedAt);
}

/** Each like is of another plan, so that none is told together with another one's. Returns when each was committed. */
async function likeOneByOne(
  pool: pg.Pool,
  { plans, people }: LiveWorld,
  perSecond: number,
): Promise<Map<string, number>> {
  const committed = new Map<string, number>();
  await pool.query('truncate date_plan_likes');
  await sleep(500);
  const startedAt = machineMs();
  for (const [i, plan] of plans.slice(0, LIKES).entries()) {
    await sleep(Math.max(0, startedAt + (i * 1000) / perSecond - machineMs()));
    await pool.query('insert into date_plan_likes (date_plan_id, user_id) values ($1, $2)', [
      plan,
      people[i],
    ]);
    committed.set(plan, machineMs());
  }
  return committed;
}

function latenciesOf(committed: ReadonlyMap<string, number>, arrivals: Arrivals): Float64Array {
  const all = [...committed].flatMap(([plan, at]) =>
    (arrivals.get(plan) ?? []).map((arrived) => Math.max(0, arrived - at)),
  );
  return Float64Array.from(all).sort();
}

export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
