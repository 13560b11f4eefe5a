import type pg from 'pg';
import { machineMs } from '../workerProcess.ts';
import type { LiveWorld } from './world.ts';

/** How a like tells of itself. */
export type Notifying = 'untold' | 'ours' | 'literal';

/**
 * `literal` is what one would write first: every like counts anew and notifies with the event in its own commit. Commits
 * with a NOTIFY wait for each other in PostgreSQL.
 */
const SET_UP: Record<Notifying, string> = {
  untold: 'alter table date_plan_likes disable trigger date_plan_likes_live_insert',
  ours: 'alter table date_plan_likes enable trigger date_plan_likes_live_insert',
  literal: `create or replace function bench_tell() returns trigger language plpgsql as $$
    begin
      insert into live_events (topic, subject, audience) values ('reactions', new.date_plan_id, 'everybody');
      perform pg_notify('liora_live', json_build_object('id', new.date_plan_id, 'likes',
        (select count(*) from date_plan_likes l where l.date_plan_id = new.date_plan_id))::text);
      return null;
    end $$;
    create trigger bench_tell after insert on date_plan_likes for each row execute function bench_tell()`,
};
const TAKE_DOWN: Partial<Record<Notifying, string>> = {
  untold: 'alter table date_plan_likes enable trigger date_plan_likes_live_insert',
  literal: 'drop trigger bench_tell on date_plan_likes',
};

/** Likes a second that `connections` writers bring about in `ms`, each like a commit of its own. */
export async function likesPerSecond(
  pool: pg.Pool,
  { plans, people }: LiveWorld,
  notifying: Notifying,
  connections: number,
  ms: number,
) {
  await pool.query('truncate date_plan_likes');
  if (notifying === 'literal') await pool.query(SET_UP.untold);
  await pool.query(SET_UP[notifying]);
  let likes = 0;
  const startedAt = machineMs();
  const write = async () => {
    while (machineMs() < startedAt + ms) {
      const n = likes++;
      const [plan, person] = [plans[n % plans.length], people[Math.floor(n / plans.length) % people.length]];
      await pool.query('insert into date_plan_likes (date_plan_id, user_id) values ($1, $2)', [plan, person]);
    }
  };
  await Promise.all(Array.from({ length: connections }, write));
  const tookMs = machineMs() - startedAt;
  const after = TAKE_DOWN[notifying];
  if (after) await pool.query(after);
  if (notifying === 'literal') await pool.query(SET_UP.ours);
  return (likes / tookMs) * 1000;
}
