import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@liora/domain/durations';
import { serverKeys } from '../../../server/src/modules/notifications/push/serverKeys.service.ts';
import { type BenchDatabase, benchDeps, openBenchDatabase } from '../database.ts';
import { type LiveWorld, makeWorld } from '../live/world.ts';
import { table } from '../results.ts';
import { percentiles } from '../search/measure.ts';
import { machineMs, WorkerProcess } from '../workerProcess.ts';
import type { SinkAddresses, SinkCounts } from './noticesSink.ts';

/** Due at the same moment, as when quiet hours end: each leaves by mail and by push. */
const NOTICES = 10_000;
/** So many likes come each second, however soon they are answered: some nine million a day. */
const LIKES_A_SECOND = 100;
/** People who wait for an answer at a time; beyond them a like is not even sent, and counts as not answered. */
const MOST_WAITING = 200;
const ALONE_MS = 20_000;
const LOOK_MS = 250;

interface Likes {
  /** Answered. */
  perSecond: number;
  /** Milliseconds to an answer, of 95 in a hundred at most. */
  p95: number;
}

export interface NoticesMeasured extends SinkCounts {
  notices: number;
  /** From the moment they are due until the last one is marked as sent. */
  seconds: number;
  alone: Likes;
  meanwhile: Likes;
  /** Of the rate of likes without notices. */
  ratio: number;
}

/** Ten thousand due notices leave one node by mail and push while people like plans there. */
export async function measureNotices(notices = NOTICES): Promise<NoticesMeasured> {
  const database = await openBenchDatabase('notices', { fresh: true });
  const sink = new WorkerProcess(import.meta.resolve('./noticesSink.ts'));
  const node = new WorkerProcess(import.meta.resolve('./noticesNode.ts'));
  try {
    const where = await sink.ask<SinkAddresses>({ kind: 'where' });
    const deps = benchDeps(database);
    const world = await makeWorld(deps, async (text) => (await database.pool.query(text)).rows);
    await storeNotices(database, where, notices);
    const { port } = await node.ask<{ port: number }>({ databaseUrl: database.url, sink: where });
    const likes = liking(`http://127.0.0.1:${port}`, world);
    await likes.during(sleep(ALONE_MS / 2));
    const alone = await likes.during(sleep(ALONE_MS));
    const startedAt = machineMs();
    const meanwhile = await likes.during(letLeave(database));
    const seconds = (machineMs() - startedAt) / 1000;
    const counts = await sink.ask<SinkCounts>({ kind: 'count' });
    return { notices, seconds, alone, meanwhile, ratio: meanwhile.perSecond / alone.perSecond, ...counts };
  } finally {
    await node.end();
    await sink.end();
    await database.stop();
  }
}

/** Of each person some, with all that belongs to them; they wait in the queue. */
async function storeNotices(database: BenchDatabase, sink: SinkAddresses, count: number): Promise<void> {
  const { pool } = database;
  const deps = benchDeps(database);
  const { publicKey } = await serverKeys(deps);
  await pool.query('update auth_users set email_verified = true');
  await pool.query(
    `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, server_key, created_at)
     select user_id, id, 'https://' || $1 || '/to/' || id, $2, $3, $4, now() from auth_sessions`,
    [sink.services[0], sink.p256dh, sink.auth, publicKey],
  );
  const { rows } = await pool.query<{ id: string }>(
    `with readers as (select id, row_number() over (order by id) as n from auth_users),
     all_of_them as (select count(*) as n from auth_users)
     insert into notifications (user_id, from_user_id, type, data)
     select r.id, s.id, 'invitation_response',
            '{"invitation_id": "7d0b2f6e-6f0a-4f67-9d0e-0d2a6a1f7c11", "response": "accepted", "venue_name": "Lumen", "planned_date": null}'
     from generate_series(1, $1::int) i cross join all_of_them
     join readers r on r.n = i % all_of_them.n + 1 join readers s on s.n = (i + 1) % all_of_them.n + 1 returning id`,
    [count],
  );
  await pool.query(
    `insert into notification_deliveries (notification_id, channel, user_id, round)
     select n.id, way, n.user_id, n.round from notifications n, unnest(array['push', 'email']) way`,
  );
  const startAfter = new Date(Date.now() + DAY_MS);
  const jobs = rows.map(({ id }) => ({ data: { notificationId: id, round: 1 }, startAfter }));
  for (const queue of ['notice-pushes', 'notice-letters'])
    for (let from = 0; from < jobs.length; from += 1000)
      await deps.queue.boss.insert(queue, jobs.slice(from, from + 1000));
  await pool.query('vacuum analyze');
}

/** The moment quiet hours end; resolves when the last one has left. */
async function letLeave({ pool }: BenchDatabase): Promise<void> {
  await pool.query(
    `update pgboss.job set start_after = now() where name like 'notice-%' and state = 'created'`,
  );
  const left = 'select count(*)::int as count from notification_deliveries where sent_at is null';
  while ((await pool.query(left)).rows[0].count > 0) await sleep(LOOK_MS);
}

/** People who like plans, as many each second as come, while something goes on. */
function liking(site: string, { plans, cookies }: LiveWorld) {
  let next = 0;
  const like = async () => {
    const n = next++;
    const json = { id: plans[n % plans.length] };
    const cookie = cookies[(n * 7 + Math.floor(n / plans.length)) % cookies.length] ?? '';
    const answered = await fetch(`${site}/rpc/plans/like`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ json }),
    });
    await answered.arrayBuffer();
    if (!answered.ok) throw new Error(`a like was answered with ${answered.status}`);
  };
  return {
    during: async (work: Promise<unknown>): Promise<Likes> => {
      const times: number[] = [];
      const waiting = new Set<Promise<void>>();
      const startedAt = machineMs();
      let isOver = false;
      const done = work.finally(() => {
        isOver = true;
      });
      for (let come = 0; !isOver; come += 1) {
        await sleep(Math.max(0, startedAt + (come * 1000) / LIKES_A_SECOND - machineMs()));
        if (waiting.size >= MOST_WAITING) continue;
        const at = machineMs();
        const answered = like()
          .then(() => void times.push(machineMs() - at))
          .finally(() => waiting.delete(answered));
        waiting.add(answered);
      }
      const seconds = (machineMs() - startedAt) / 1000;
      const perSecond = times.length / seconds;
      await Promise.all([done, ...waiting]);
      return { perSecond, p95: percentiles(times).p95 };
    },
  };
}

const GOALS = { seconds: 60, ratio: 0.9 };

export function noticesTable(measured: NoticesMeasured): string {
  const { notices, seconds, ratio, alone, meanwhile, letters, pushes } = measured;
  const verdict = (met: boolean) => (met ? 'met' : '**not met**');
  return table(
    [`${notices.toLocaleString('en')} notices due at once, each by mail and by push`, 'Measured', 'Goal', ''],
    [
      [
        'seconds until the last has left',
        seconds.toFixed(1),
        `${GOALS.seconds} at most`,
        verdict(seconds <= GOALS.seconds),
      ],
      [
        'letters / pushes that arrived',
        `${letters} / ${pushes}`,
        `${notices} each`,
        verdict(letters === notices && pushes === notices),
      ],
      [`of ${LIKES_A_SECOND} likes a second: answered without notices`, alone.perSecond.toFixed(1), '', ''],
      ['answered meanwhile', meanwhile.perSecond.toFixed(1), '', ''],
      [
        '95 in a hundred answered within',
        `${alone.p95.toFixed(0)} ms, meanwhile ${meanwhile.p95.toFixed(0)} ms`,
        '',
        '',
      ],
      ['of the rate', ratio.toFixed(2), `${GOALS.ratio} at least`, verdict(ratio >= GOALS.ratio)],
    ],
  );
}
