import type { Db } from '../../../db/client.ts';

/** Flags of a pin that reports and decisions set; nothing happens when it is gone. */
export async function updatePinFlags(
  db: Db,
  id: string,
  flags: { is_hidden?: boolean; is_reported?: boolean },
): Promise<void> {
  await db.updateTable('dropped_pins').set(flags).where('id', '=', id).execute();
}
