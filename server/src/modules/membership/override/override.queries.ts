import type { Db } from '../../../db/client.ts';
import { premiumOverride } from '../premiumOverride.rules.ts';

export async function selectOverride(db: Db): Promise<boolean> {
  const { on } = await db.selectNoFrom(premiumOverride.as('on')).executeTakeFirstOrThrow();
  return on;
}

export async function storeOverride(trx: Db, on: boolean, now: Date): Promise<void> {
  const value = JSON.stringify(on);
  await trx
    .insertInto('settings')
    .values({ name: 'premium_override', value, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
    .execute();
}
