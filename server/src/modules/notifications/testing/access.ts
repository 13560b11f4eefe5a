import { randomUUID } from 'node:crypto';
import { NOTIFICATIONS_MAX_PAGE_SIZE } from '@liora/domain/limits';
import type { PartnerAddition } from '@liora/domain/rules/notifications';
import {
  type AreaAccess,
  all,
  type Found,
  NOTHING,
  type Reached,
  type Role,
  row,
  signedIn,
} from '../../../../test/matrix.ts';
import type { Sight } from '../../../content/contentKind.ts';
import { listNotifications } from '../notifications.service.ts';

const ids = () => [randomUUID()];

const browserWithOldKey = () => ({
  endpoint: 'https://push.example.com/a',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  key: 'B'.repeat(87),
  time_zone: 'Europe/Berlin',
});

/** A line for each, from before it was hidden from the caller: what of it they are shown. */
async function pictured(
  { caller, owner, database }: Reached,
  what: PartnerAddition,
  subjects: readonly string[],
): Promise<Found> {
  if (!caller.viewer) return { full: [] };
  const signed = { ...caller, viewer: caller.viewer };
  const { userId } = signed.viewer;
  await database.pool.query('delete from notifications where user_id = $1', [userId]);
  await database.pool.query(
    `insert into notifications (user_id, from_user_id, type, data, created_at)
     select $1, $2, 'partner_activity', jsonb_build_object('what', $3::text, 'count', 1, 'subjects', jsonb_build_array(id)), $5
     from unnest($4::text[]) id`,
    [userId, null, what, subjects, owner.deps.now()],
  );
  const { notifications } = await listNotifications(signed, { limit: NOTIFICATIONS_MAX_PAGE_SIZE });
  // Its line keeps the id of what went; without the line nothing leads to it.
  await database.pool.query('delete from notifications where user_id = $1', [userId]);
  if (notifications.length !== subjects.length) throw new Error('lines are missing');
  return {
    full: notifications.flatMap(({ pictures }) =>
      pictures.map((picture) => (picture.kind === 'plan' ? picture.plan.id : picture.place.id)),
    ),
  };
}

const notVisitors = (role: Role, bySight: (role: Role) => Sight): Sight =>
  role === 'visitor' || bySight(role) !== 'full' ? 'none' : 'full';

export const notificationsAccess: AreaAccess = {
  procedures: [
    row('notifications.list', signedIn, (c) => () => c.notifications.list({})),
    row('notifications.mark', signedIn, (c) => () => c.notifications.mark({ ids: ids(), read: true })),
    row(
      'notifications.markAll',
      signedIn,
      (c) => () => c.notifications.markAll({ newest: '', request_id: randomUUID() }),
    ),
    row(
      'notifications.unmarkAll',
      signedIn,
      (c) => () => c.notifications.unmarkAll({ request_id: randomUUID() }),
    ),
    row('notifications.remove', signedIn, (c) => () => c.notifications.remove({ ids: ids() })),
    row('notifications.open', signedIn, (c) => () => c.notifications.open({ id: randomUUID() })),
    row(
      'notifications.subscribe',
      signedIn,
      (c) => () => c.notifications.subscribe(browserWithOldKey()),
      'with a key of another server',
    ),
    row(
      'notifications.subscribeApp',
      signedIn,
      (c) => () => c.notifications.subscribeApp({ service: 'fcm', token: 'device-1', time_zone: 'UTC' }),
      'of a server without the keys of any app',
    ),
    row(
      'notifications.unsubscribe',
      signedIn,
      (c) => () => c.notifications.unsubscribe({ endpoint: 'https://push.example.com/a' }),
    ),
    row('notifications.settings', signedIn, (c) => () => c.notifications.settings()),
    row('notifications.saveSettings', signedIn, (c) => () => c.notifications.saveSettings({ digest: true })),
    row(
      'notifications.restore',
      { ...all('UNDO_TOO_LATE'), visitor: 'UNAUTHENTICATED' },
      (c) => () => c.notifications.restore({ ids: ids() }),
      'what nobody took out',
    ),
  ],
  ways: {
    'notifications.list': {
      ...NOTHING,
      plan: { look: (reached) => pictured(reached, 'plans', reached.ids('plan')), expects: notVisitors },
      pin: { look: (reached) => pictured(reached, 'places', reached.ids('pin')), expects: notVisitors },
    },
    'notifications.settings': NOTHING,
  },
};
