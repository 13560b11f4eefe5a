import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { Queue } from './queue.ts';

const database = await testDatabase({ poolSize: 1 });
afterAll(() => database.close());

test('FIX-43 a job is added and marked done by its transaction’s own connection, also by a node that has not met its queue: a full pool cannot stand still', async () => {
  const queue = new Queue(database.pool);
  const id = '0190a000-0000-7000-8000-000000000001';
  const nobody = { kind: 'reset-password', identifier: 'nobody', network: 'net', device: null } as const;
  await database.db.transaction().execute(async (trx) => {
    await queue.send(trx, 'letter-requests', nobody, id);
  });
  await database.db.transaction().execute(async (trx) => {
    await new Queue(database.pool).complete(trx, 'letter-requests', id);
  });
  expect(await queue.boss.findJobs('letter-requests', { id })).toHaveLength(1);
});
