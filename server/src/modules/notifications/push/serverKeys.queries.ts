import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface StoredKeys {
  public_key: string;
  private_key: Buffer;
}

/** The one pair of this installation. Serves: push_keys_pkey. */
export async function findServerKeys(db: Db): Promise<StoredKeys | null> {
  const { rows } = await sql<StoredKeys>`select public_key, private_key from push_keys`.execute(db);
  return rows[0] ?? null;
}

/** Stores a pair where there is none, or in the place of one that nobody can open: of several at once one is stored. */
export async function storeServerKeys(
  db: Db,
  { public_key, private_key }: StoredKeys,
  insteadOf: string | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into push_keys as k (public_key, private_key, created_at)
    values (${public_key}, ${private_key}, ${now}::timestamptz)
    on conflict (only_one) do update set
      public_key = excluded.public_key, private_key = excluded.private_key, created_at = excluded.created_at
    where k.public_key = ${insteadOf}`.execute(db);
}
