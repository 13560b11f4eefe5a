import { batched } from '../../../db/batched.ts';
import { untilAvailable } from '../../../db/untilAvailable.ts';
import type { Deps } from '../../../deps.ts';
import type { PushOutcome, PushTarget } from '../../../integrations/push/pusher.ts';
import { inLanguage } from '../../../language.ts';
import type { NoticeJob } from '../../../queue/queues.ts';
import type { DoJob } from '../../../queue/work.ts';
import { serverKeys } from '../push/serverKeys.service.ts';
import { deleteGone, type SubscriptionRow, subscriptionsOf } from '../push/subscriptions.queries.ts';
import { markSent } from './deliveries.queries.ts';
import { dueNotice, noteSent } from './dueNotices.service.ts';
import { pushMessage } from './pushMessage.rules.ts';

const subscriptions = batched(subscriptionsOf);

/**
 * Hands one notification to the push services of its owner's browsers and apps. A node killed before it is marked sends it
 * again, with the same tag: who has it is shown nothing new.
 */
export const pushNotice: DoJob<'notice-pushes'> = async (deps, job) => {
  const notice = await dueNotice(deps, job, 'push');
  if (!notice) return;
  const keys = await serverKeys(deps);
  const { subscriptionId: id, ...sent } = job.data;
  const found = { userId: notice.user_id, serverKey: keys.publicKey, id, now: deps.now() };
  const devices = (await subscriptions(deps.db, found)) ?? [];
  const message = inLanguage(notice.language, () => pushMessage(notice));
  const outcomes = await Promise.all(
    devices.map(async (device) => ({
      device,
      outcome: await deps.pusher.send(targetOf(device), message, keys),
    })),
  );
  const of = (wanted: PushOutcome) =>
    outcomes.flatMap(({ device, outcome }) => (outcome === wanted ? device : []));
  for (const device of of('gone')) await untilAvailable(() => deleteGone(deps.db, device));
  const later = of('later');
  if (later.length > 0 && later.length === devices.length) throw new PushServiceAway();
  await finishSent(deps, sent, later);
};

/** As its push service knows it. */
function targetOf({ service, endpoint, p256dh, auth }: SubscriptionRow): PushTarget {
  return service === 'web' ? { endpoint, p256dh, auth } : { service, token: endpoint };
}

/** A push service that cannot be reached: the queue tries again. */
class PushServiceAway extends Error {
  override name = 'PushServiceAway';
}

/** It has left; what could not be reached is tried by itself, so that nobody is told twice. */
async function finishSent(deps: Deps, sent: NoticeJob, later: readonly SubscriptionRow[]): Promise<void> {
  if (later.length === 0) return noteSent(deps, sent, 'push');
  const note = deps.db.transaction();
  await untilAvailable(() =>
    note.execute(async (trx) => {
      await markSent(trx, 'push', [sent], deps.now());
      for (const { id: subscriptionId } of later)
        await deps.queue.send(trx, 'notice-pushes', { ...sent, subscriptionId });
    }),
  );
}
