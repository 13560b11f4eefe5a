import { setTimeout as sleep } from 'node:timers/promises';
import { disconnect } from '../../../server/src/modules/couples/link/link.service.ts';
import { benchDeps, openBenchDatabase } from '../database.ts';
import type { Arrivals } from '../live/clients.ts';
import { percentile } from '../live/delivery.ts';
import type { NodeUsage } from '../live/node.ts';
import { makeWorld } from '../live/world.ts';
import { viewer } from '../plans/world.ts';
import { table } from '../results.ts';
import { machineMs, WorkerProcess } from '../workerProcess.ts';

const STREAMS = 5_000;
/** Phone and laptop. */
const STREAMS_EACH = 2;
const PARTINGS = 200;
const BETWEEN_MS = 100;
const WARM_UP_MS = 3_000;
const TIMEOUT_MS = 60_000;
const MEMORIES = 20;
const GOAL_MS = 1_000;

export interface PartingTimes {
  streams: number;
  partings: number;
  /** Milliseconds from the press until the last stream of the two was told, with the other one out of its rights; in order. */
  times: Float64Array;
  /** Streams that should have been told and were not. */
  untold: number;
}

/** Everybody is linked with who comes next, and the two have kept memories. */
const COUPLES = [
  `insert into partner_links (user_id_1, user_id_2, status, last_entitlement_ok_at, checked_at, created_at, updated_at)
   select a.id, b.id, 'accepted', now(), now(), now(), now()
   from (select id, row_number() over (order by id) as n from auth_users) a
   join (select id, row_number() over (order by id) as n from auth_users) b on b.n = a.n + 1 where a.n % 2 = 1`,
  `insert into linked_people (user_id, partner_id, link_id)
   select user_id_1, user_id_2, id from partner_links union all select user_id_2, user_id_1, id from partner_links`,
  `insert into date_memories (user_id, link_id, place_name, date_completed, time_zone, rating, request_id)
   select case when n % 2 = 0 then user_id_1 else user_id_2 end, id, 'Place ' || n, date '2024-01-01' + n, 'UTC', 8, gen_random_uuid()
   from partner_links, generate_series(1, ${MEMORIES}) n`,
  'vacuum analyze',
];

/** Couples part one after the other while thousands of streams are open at one node. */
export async function measureParting(streams = STREAMS): Promise<PartingTimes> {
  const database = await openBenchDatabase('parting', { fresh: true });
  const node = new WorkerProcess(import.meta.resolve('../live/node.ts'));
  const clients = new WorkerProcess(import.meta.resolve('../live/clients.ts'));
  try {
    const deps = benchDeps(database);
    const world = await makeWorld(deps, async (text) => (await database.pool.query(text)).rows);
    for (const statement of COUPLES) await database.pool.query(statement);
    const { rows } = await database.pool.query<{ user_id: string; partner_id: string }>(
      'select user_id_1 as user_id, user_id_2 as partner_id from partner_links order by user_id_1 limit $1',
      [streams / STREAMS_EACH / 2],
    );
    const cookieOf = new Map(world.people.map((id, n) => [id, world.cookies[n] ?? '']));
    const people = rows.flatMap(({ user_id, partner_id }) => [user_id, partner_id]);
    const { port } = await node.ask<{ port: number }>({
      kind: 'start',
      databaseUrl: database.url,
      streams,
    });
    const cookies = people.map((id) => cookieOf.get(id) ?? '');
    await clients.ask({ kind: 'open', port, count: streams, cookies });
    await sleep(WARM_UP_MS);
    const { openStreams } = await node.ask<NodeUsage>({ kind: 'usage' });
    if (openStreams !== streams) throw new Error(`${openStreams} of ${streams} streams are open.`);
    await clients.ask({ kind: 'arrivals' });
    const pressed: number[] = [];
    for (let n = 0; n < Math.min(PARTINGS, rows.length); n += 1) {
      pressed.push(machineMs());
      await disconnect({ deps, viewer: viewer(rows[n]?.user_id ?? '', 'one of two', true) });
      await sleep(BETWEEN_MS);
    }
    await untilNotified(clients, pressed.length * 2 * STREAMS_EACH);
    return timesOf(await clients.ask<Arrivals>({ kind: 'close' }), pressed, streams);
  } finally {
    await Promise.all([clients.end(), node.end()]);
    await database.stop();
  }
}

async function untilNotified(clients: WorkerProcess, wanted: number): Promise<void> {
  const giveUpAt = machineMs() + TIMEOUT_MS;
  while (machineMs() < giveUpAt) {
    if ((await clients.ask<{ count: number }>({ kind: 'arrived' })).count >= wanted) return;
    await sleep(500);
  }
}

/**
 * The two of a couple have the cookies 2n and 2n + 1, and the streams go round the cookies. What is told once more, as when
 * rights are looked at anew just then, counts when it came first.
 */
function timesOf(arrivals: Arrivals, pressed: readonly number[], streams: number): PartingTimes {
  const people = streams / STREAMS_EACH;
  const first = (stream: number) => arrivals.get(`partner ${stream}`)?.[0] ?? Number.POSITIVE_INFINITY;
  const told = pressed.map((_, n) =>
    [2 * n, 2 * n + 1].flatMap((cookie) =>
      Array.from({ length: STREAMS_EACH }, (_, round) => first(cookie + round * people)),
    ),
  );
  const untold = told.flat().filter((at) => at === Number.POSITIVE_INFINITY).length;
  const times = pressed.map((at, n) => Math.max(...(told[n] ?? [])) - at);
  return { streams, partings: pressed.length, times: Float64Array.from(times).sort(), untold };
}

export function partingTable({ streams, partings, times, untold }: PartingTimes): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share));
  const met = untold === 0 && (p99 ?? Number.NaN) <= GOAL_MS;
  return table(
    ['Parting', 'p50', 'p99', 'Most', 'Goal', ''],
    [
      [
        `${partings} couples, ${streams.toLocaleString('en')} streams, ${untold} not told`,
        ...[p50, p99, most].map((ms) => `${(ms ?? Number.NaN).toFixed(0)} ms`),
        `p99 ${GOAL_MS} ms`,
        met ? 'met' : '**not met**',
      ],
    ],
  );
}
