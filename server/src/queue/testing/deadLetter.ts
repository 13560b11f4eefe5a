import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { JobData, QueueName } from '../queues.ts';

/** A job that its queue has given up, as the queue leaves one; its id among those that were given up. */
export async function aDeadLetterOf<Name extends QueueName>(
  pool: pg.Pool,
  queue: Name,
  data: JobData[Name],
  sourceId: string = randomUUID(),
  code = 'ECONNREFUSED',
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, source_name, source_id, source_retry_count, source_output)
     values ('dead-letters', $1, 'completed', $2, $3, 11, $4) returning id`,
    [JSON.stringify(data), queue, sourceId, JSON.stringify({ kind: 'Error', code })],
  );
  return rows[0]?.id ?? '';
}
