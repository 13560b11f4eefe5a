import { MINUTE_MS } from '@liora/domain/durations';
import { NOTICE_THREAD_WAIT_MINUTES } from '@liora/domain/limits';
import type { NotificationType } from '@liora/domain/rules/notifications';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { type DeliveryChannel, insertDeliveries } from './deliveries.queries.ts';

export const QUEUE_OF = { push: 'notice-pushes', email: 'notice-letters' } as const satisfies Record<
  DeliveryChannel,
  string
>;

interface Written {
  id: string;
  round: number;
  userId: string;
  type: NotificationType;
  /** More may follow that belongs to it: it leaves a while later, once, as it is by then. */
  waits: boolean;
}

/** What is to leave of a notification, in the transaction that writes it. Whether it still is to is asked when it leaves. */
export async function queueDeliveries(
  { now, queue }: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  { waits, ...notification }: Written,
): Promise<void> {
  const { id: notificationId, round } = notification;
  const from = waits ? new Date(now().getTime() + NOTICE_THREAD_WAIT_MINUTES * MINUTE_MS) : undefined;
  for (const channel of await insertDeliveries(trx, notification))
    await queue.send(trx, QUEUE_OF[channel], { notificationId, round }, undefined, from);
}
