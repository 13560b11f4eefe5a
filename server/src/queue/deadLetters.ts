import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { QUEUE_NAMES, type QueueName } from './queues.ts';

interface DeadLetter {
  id: string;
  /** The queue that gave it up; one of an older version may be gone. */
  queue: string;
  /** What kind of work it was, where its data says so. */
  kind: string | null;
  given_up_at: Date;
  tries: number;
  /** What went wrong, by its kind and code. */
  why: string | null;
}

/** Words of the program's own: what people typed, addresses above all, never has this form alone. */
const WORD = /^[\w.-]{1,60}$/;
const wordOf = (value: unknown): string | null =>
  typeof value === 'string' && WORD.test(value) ? value : null;

/** Jobs that were given up within the last month, the newest first. Serves from the key of the queue's jobs, by its name. */
export async function deadLetters(db: Db, limit: number): Promise<DeadLetter[]> {
  const { rows } = await sql<{
    id: string;
    queue: string | null;
    kind: unknown;
    job: unknown;
    given_up_at: Date;
    tries: number | null;
    why: { kind?: unknown; code?: unknown } | null;
  }>`
    select id, source_name as queue, data->>'kind' as kind, data->>'job' as job, created_on as given_up_at,
      source_retry_count + 1 as tries, source_output as why
    from pgboss.job where name = 'dead-letters' order by created_on desc, id limit ${limit}`.execute(db);
  return rows.map(({ queue, kind, job, tries, why, ...row }) => ({
    ...row,
    queue: queue ?? '',
    kind: wordOf(kind) ?? wordOf(job),
    tries: tries ?? 0,
    why: [why?.kind, why?.code].map(wordOf).filter(Boolean).join(' ') || null,
  }));
}

/** Takes a job that was given up out of the list; null where somebody else has. */
async function takeDeadLetter(trx: Db, id: string) {
  const { rows } = await sql<{ queue: string | null; source_id: string | null; data: object }>`
    delete from pgboss.job where name = 'dead-letters' and id = ${id}::uuid
    returning source_name as queue, source_id, data`.execute(trx);
  return rows[0] ?? null;
}

const isQueue = (name: string | null): name is QueueName => QUEUE_NAMES.some((known) => known === name);

/**
 * Sends a job again that was given up, under the id that it had: what is bound to that is found again. Answers its queue;
 * null where it is not there any more, or its queue is not.
 */
export async function sendAgain({ queue }: Pick<Deps, 'queue'>, trx: Db, id: string): Promise<string | null> {
  const job = await takeDeadLetter(trx, id);
  if (!job || !isQueue(job.queue)) return null;
  await sql`delete from pgboss.job where name = ${job.queue} and id = ${job.source_id}::uuid
    and state = 'failed'`.execute(trx);
  await queue.send(trx, job.queue, job.data as never, job.source_id ?? undefined);
  return job.queue;
}

/** Forgets a job that was given up. Answers its queue; null where it is not there any more. */
export async function forgetDeadLetter(trx: Db, id: string): Promise<string | null> {
  const job = await takeDeadLetter(trx, id);
  return job && (job.queue ?? '');
}

interface QueueLoad {
  queue: string;
  /** Jobs that could begin now. */
  ready: number;
  active: number;
  /** Given up within the time that the queue keeps them for. */
  failed: number;
}

/** How much there is in each queue, as of the last half minute: counted by the queue itself, not anew for each look. */
export async function queueLoads(db: Db): Promise<QueueLoad[]> {
  const { rows } = await sql<QueueLoad>`
    select name as queue, ready_count as ready, active_count as active, failed_count as failed
    from pgboss.queue where name = any(${[...QUEUE_NAMES]}::text[]) and name <> 'dead-letters' order by name`.execute(
    db,
  );
  return rows;
}
