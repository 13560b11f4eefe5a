import type { Db } from '../../../db/client.ts';
import { userIdNamed } from '../../accounts/accounts.service.ts';
import { addAdmin, removeAdmin } from './moderation.queries.ts';

/** 'unknown': nobody has that name. 'same': they were what they were to become. */
export type Appointed = 'done' | 'same' | 'unknown';

/** Makes somebody an admin, or no longer one, from their next request on. Only an operator does this, at the machine (RUL-95). */
export async function appoint(db: Db, username: string, isAdmin: boolean): Promise<Appointed> {
  const userId = await userIdNamed(db, username);
  if (userId === null) return 'unknown';
  const hasChanged = isAdmin ? await addAdmin(db, userId) : await removeAdmin(db, userId);
  return hasChanged ? 'done' : 'same';
}
