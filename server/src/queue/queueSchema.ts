import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { SafeClient } from '../db/safeClient.ts';
import { QUEUE_NAMES, QUEUES } from './queues.ts';

/**
 * Brings the queue's own schema (`pgboss`) and the list of queues up to date. Called under the lock of the migrations:
 * of nodes that start together one does it.
 */
export async function migrateQueue(url: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    Client: SafeClient,
    application_name: 'liora migrate',
  });
  const failures: Error[] = [];
  pool.on('error', (error) => failures.push(error));
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => failures.push(error));
  try {
    await boss.start();
    await defineQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
  if (failures[0]) throw failures[0];
}

async function defineQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of QUEUE_NAMES) {
    const { policy, deadLetter, options } = QUEUES[name];
    const own = { ...options, ...(deadLetter && { deadLetter }) };
    if (known.has(name)) await boss.updateQueue(name, own);
    else await boss.createQueue(name, { ...own, ...(policy && { policy }) });
  }
}
