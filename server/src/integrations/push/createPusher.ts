import { APP_PUSH_SERVICES } from '@liora/domain/rules/notificationSettings';
import type { Config } from '../../config.ts';
import { type ApnsNetwork, apns } from './apns.ts';
import { type FcmNetwork, fcm } from './fcm.ts';
import type { AppPush, NoteFailure, Pusher } from './pusher.ts';
import { type WebNetwork, webPush } from './webPush.ts';

/** How the network is seen: tests bring services of their own. */
export interface PushNetwork {
  web?: WebNetwork;
  apns?: ApnsNetwork;
  fcm?: FcmNetwork;
}

/** Sends to browsers, and to apps by the services that the settings have keys for. */
export function createPusher(
  config: Pick<Config, 'push' | 'publicUrl' | 'mail'>,
  { note = () => {}, ...network }: PushNetwork & { note?: NoteFailure } = {},
): Pusher {
  const browsers = webPush(config, network.web);
  const apps = {
    apns: config.push.apns && apns(config.push.apns, note, network.apns),
    fcm: config.push.fcm && fcm(config.push.fcm, note, network.fcm),
  };
  return {
    apps: APP_PUSH_SERVICES.filter((service) => apps[service] !== null),
    isKnown: browsers.isKnown,
    send: async (target, message, keys) => {
      if (!('token' in target)) return browsers.send(target, message, keys);
      // Of a service that the settings name no longer.
      return apps[target.service]?.send(target.token, message) ?? 'refused';
    },
    close: async () => {
      const open = Object.values(apps).filter((app): app is AppPush => app !== null);
      await Promise.all(open.map((app) => app.close()));
    },
  };
}
