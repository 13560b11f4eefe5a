import type { PushPermission, ShellPush } from '../../web/src/lib/native/shellPush.ts';
import { NOTICE_CHANNEL } from './noticeChannel.ts';
import type { PushPlugin } from './plugins.types.ts';
import { registrationBy } from './registration.ts';
import { shellText } from './shell.text.ts';

/** That this app has registered, which the phone does not tell. It names nobody, and stays at sign-out. */
const REGISTERED = 'shell.push-registered';

/** How this phone is reached; null on a phone, or in a build, that registers nowhere. */
export interface PhonePush {
  plugin: PushPlugin;
  service: ShellPush['service'];
}

type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const permissionOf = ({ receive }: { receive: string }): PushPermission =>
  receive === 'granted' || receive === 'denied' ? receive : 'prompt';

/** The web's push object, by the phone's own service. */
export function shellPushBy({ plugin, service }: PhonePush, storage: MarkStorage): ShellPush {
  const register = registrationBy(plugin);
  return {
    service,
    permission: async () => permissionOf(await plugin.checkPermissions()),
    askPermission: async () => permissionOf(await plugin.requestPermissions()),
    token: async () => {
      // Before anything can come: what names no channel that is there Android shows under one of its own making.
      if (service === 'fcm')
        await plugin.createChannel({ id: NOTICE_CHANNEL, name: shellText.noticeChannel });
      storage.setItem(REGISTERED, 'yes');
      return register();
    },
    // Of a phone that never registered nothing is asked: Android would have Google make a token, to delete it.
    forget: async () => {
      if (storage.getItem(REGISTERED) === null) return;
      await plugin.unregister();
      storage.removeItem(REGISTERED);
    },
  };
}

/** As the web app reads it behind the # of its address. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Hands the address of a pressed notice over; the phone keeps one that was pressed before anybody listened. */
export function openPressedNotices(
  plugin: PushPlugin,
  server: string,
  open: (address: string) => void,
): void {
  void plugin.addListener('pushNotificationActionPerformed', ({ actionId, notification }) => {
    // Putting it away is told as well.
    if (actionId === 'tap') open(`${server}/notifications${idIn(notification.data)}`);
  });
}

function idIn(data: unknown): string {
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'id') : null;
  return typeof id === 'string' && ID.test(id) ? `#${id}` : '';
}
