import type { NotificationData, NotificationType } from '@liora/domain/rules/notifications';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueDeliveries } from './delivery/queueDeliveries.service.ts';
import { correctUnread, insertNotification, trimNotifications } from './notifications.queries.ts';

export interface NewNotification<Type extends NotificationType> {
  /** Who gets it. */
  userId: string;
  /** Whose doing it was, from the session; null: nobody's. Of people whom `userId` has blocked there is none (RUL-41). */
  fromUserId: string | null;
  type: Type;
  data: NotificationData[Type];
  /** What belongs together, of one person to another, is one line: what is not read yet is counted together. */
  thread?: string;
  /** What a line of a thread counts, newest first; left out: nothing. */
  counted?: readonly string[];
}

/** Adds a notification, and what is to leave of it, in the transaction of what it is about. */
export async function addNotification<Type extends NotificationType>(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  { userId, fromUserId, type, data, thread, counted = [] }: NewNotification<Type>,
): Promise<void> {
  const written = await insertNotification(trx, {
    user_id: userId,
    from_user_id: fromUserId,
    type,
    data,
    thread: thread ?? null,
    counted,
    created_at: deps.now(),
  });
  if (!written) return;
  await queueDeliveries(deps, trx, { ...written, userId, type, waits: thread !== undefined });
  await trimNotifications(trx, userId);
}

/**
 * What a line of a thread says of two people holds no longer: who has not read it reads what does, or no such line. It leaves as
 * it is by then, if it has not left.
 */
export const correctThread = (
  trx: Db,
  people: readonly [string, string],
  correction: Parameters<typeof correctUnread>[2],
): Promise<void> => correctUnread(trx, people, correction);
