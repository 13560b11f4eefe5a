import { NOTIFICATION_COUNTED, NOTIFICATION_SUBJECTS } from '@liora/domain/limits';
import { additionsThread, type PartnerAddition } from '@liora/domain/rules/notifications';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { addNotification } from './addNotification.service.ts';
import { takeFromThread } from './notifications.queries.ts';

interface Additions {
  /** The partner of whoever added. */
  userId: string;
  fromUserId: string;
  what: PartnerAddition;
  /** Ids of what was added, newest first. */
  ids: readonly string[];
}

/** What somebody added is one line for their partner, in the transaction of the adding (NOTIF-06). */
export async function addPartnerActivity(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  { userId, fromUserId, what, ids }: Additions,
): Promise<void> {
  if (ids.length === 0) return;
  await addNotification(deps, trx, {
    userId,
    fromUserId,
    type: 'partner_activity',
    data: { what, count: ids.length, subjects: ids.slice(0, NOTIFICATION_SUBJECTS) },
    thread: additionsThread(what),
    counted: ids.slice(0, NOTIFICATION_COUNTED),
  });
}

/**
 * Somebody takes back what they added before their partner has read of it: it is counted no more, and nothing leads to it. Of
 * a line that was read only the way there goes.
 */
export async function withdrawPartnerActivity(
  trx: Db,
  { userId, fromUserId, what, ids }: Additions,
): Promise<void> {
  if (ids.length === 0) return;
  await takeFromThread(trx, { userId, fromUserId, thread: additionsThread(what), ids });
}
