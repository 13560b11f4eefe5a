import { HOUR_MS } from '@liora/domain/durations';
import { NOTICE_LETTERS_PER_HOUR, NOTICE_MAX_AGE_HOURS, NOTICE_PUSHES_PER_HOUR } from '@liora/domain/limits';
import { quietEnd } from '@liora/domain/rules/quietHours';
import { batched } from '../../../db/batched.ts';
import { untilAvailable } from '../../../db/untilAvailable.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData, NoticeJob } from '../../../queue/queues.ts';
import type { SettingsRow } from '../settings/settings.queries.ts';
import { type DeliveryChannel, type DueNotice, findDue, markSent } from './deliveries.queries.ts';
import { QUEUE_OF } from './queueDeliveries.service.ts';

const MOST = { push: NOTICE_PUSHES_PER_HOUR, email: NOTICE_LETTERS_PER_HOUR };

const dueBy = (channel: DeliveryChannel) =>
  batched<Parameters<typeof findDue>[2][number] & { now: Date }, DueNotice | null>((db, asked) => {
    const now = asked[0]?.now ?? new Date();
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const limits = { newerThan: ago(NOTICE_MAX_AGE_HOURS), since: ago(1), most: MOST[channel] };
    return findDue(db, channel, asked, limits);
  });
const due = { push: dueBy('push'), email: dueBy('email') };

const sentBy = (channel: DeliveryChannel) =>
  batched<NoticeJob & { now: Date }, undefined>(async (db, sent) => {
    await markSent(db, channel, sent, sent.at(-1)?.now ?? new Date());
    return [];
  });
const sent = { push: sentBy('push'), email: sentBy('email') };

/** It has left by a way, or there was nobody for it; marked together with what else has by now. */
export async function noteSent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { notificationId, round }: NoticeJob,
  channel: DeliveryChannel,
): Promise<void> {
  const notice = { notificationId, round, now: now() };
  await untilAvailable(() => sent[channel](db, notice));
}

interface NoticeJobToDo {
  id: string;
  data: { notificationId: string; round: number; subscriptionId?: string };
}

/**
 * What is to leave now; null for what is not to any more, and for what falls into quiet hours: that comes again when they end,
 * and is looked at anew then.
 */
export async function dueNotice(
  deps: Deps,
  { id, data }: NoticeJobToDo,
  channel: DeliveryChannel,
): Promise<DueNotice | null> {
  const { notificationId, round, subscriptionId } = data;
  const again = subscriptionId !== undefined;
  const notice = await due[channel](deps.db, { notificationId, round, again, now: deps.now() });
  if (!notice) return null;
  return (await waitsForQuiet(deps, QUEUE_OF[channel], id, data, notice)) ? null : notice;
}

type NoticeQueue = (typeof QUEUE_OF)[DeliveryChannel];

/** Puts a job off until quiet hours end, by the clock of its reader, where they last; whether it did. */
export async function waitsForQuiet<Name extends NoticeQueue>(
  deps: Deps,
  queue: Name,
  jobId: string,
  data: JobData[Name],
  {
    quiet: on,
    quiet_from,
    quiet_until,
    time_zone,
  }: Pick<SettingsRow, 'quiet' | 'quiet_from' | 'quiet_until' | 'time_zone'>,
): Promise<boolean> {
  const end = quietEnd({ on, from: quiet_from, until: quiet_until, time_zone }, deps.now());
  if (end === null) return false;
  await deps.db.transaction().execute(async (trx) => {
    await deps.queue.send(trx, queue, data, undefined, end);
    await deps.queue.complete(trx, queue, jobId);
  });
  return true;
}
