import { recordAction } from '../../../audit/recordAction.ts';
import type { Db } from '../../../db/client.ts';
import { userIdNamed } from '../../accounts/accounts.service.ts';
import { addAdmin, removeAdmin } from './moderation.queries.ts';

/** 'unknown': nobody has that name. 'same': they were what they were to become. */
export type Appointed = 'done' | 'same' | 'unknown';

/** Makes somebody an admin, or no longer one, from their next request on. Only an operator does this, at the machine (RUL-95). */
export async function appoint(db: Db, username: string, isAdmin: boolean): Promise<Appointed> {
  const userId = await userIdNamed(db, username);
  if (userId === null) return 'unknown';
  return db.transaction().execute(async (trx) => {
    const hasChanged = isAdmin ? await addAdmin(trx, userId) : await removeAdmin(trx, userId);
    if (!hasChanged) return 'same';
    const subject = { type: 'member', id: userId };
    await recordAction(trx, {
      at: new Date(),
      adminId: null,
      action: isAdmin ? 'admin.add' : 'admin.remove',
      subject,
    });
    return 'done';
  });
}
