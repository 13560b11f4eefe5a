import { randomUUID } from 'node:crypto';
import { type AreaAccess, all, NOTHING, row, signedIn } from '../../../../test/matrix.ts';

const ids = () => [randomUUID()];

const browserWithOldKey = () => ({
  endpoint: 'https://push.example.com/a',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  key: 'B'.repeat(87),
  time_zone: 'Europe/Berlin',
});

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
    'notifications.list': NOTHING,
    'notifications.settings': NOTHING,
  },
};
