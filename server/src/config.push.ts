import type { FcmSettings } from './config.keys.ts';
import type { ParsedSettings } from './config.schema.ts';
import { ConfigError } from './config.variables.ts';

/** By which Apple knows who sends, and to which app. */
export interface ApnsSettings {
  /** PKCS #8, PEM. */
  key: string;
  keyId: string;
  teamId: string;
  /** Of the app. */
  bundle: string;
  /** For builds of developers, whose tokens count there alone. */
  sandbox: boolean;
}

export interface PushSettings {
  /** By which push services know this server; null: a pair that it makes itself. */
  keys: { publicKey: string; privateKey: string } | null;
  /** Hosts of push services that notices may go to; `*.` stands for what is below a host. */
  services: string[];
  /** Whom a push service writes to when something is wrong; null: see `pushSubject`. */
  contact: string | null;
  /** For apps on iPhones; null: they get none. */
  apns: ApnsSettings | null;
  /** For apps on Android; null: they get none. */
  fcm: FcmSettings | null;
}

/** Both keys, or neither. */
export function pushSettings(given: ParsedSettings): PushSettings {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = given;
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new ConfigError('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together: give both or neither.');
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    services: given.PUSH_SERVICES,
    contact: given.PUSH_CONTACT ?? given.SUPPORT_EMAIL ?? null,
    apns: apnsSettings(given),
    fcm: given.FCM_SERVICE_ACCOUNT ?? null,
  };
}

/** The team and the app that notices go to are those whose links the app opens. */
function apnsSettings({
  APNS_KEY: key,
  APNS_KEY_ID: keyId,
  APNS_SANDBOX,
  IOS_APPS,
}: ParsedSettings): ApnsSettings | null {
  if ((key === undefined) !== (keyId === undefined))
    throw new ConfigError('APNS_KEY and APNS_KEY_ID belong together: give both or neither.');
  if (!key || !keyId) return null;
  const [app] = IOS_APPS;
  if (!app) throw new ConfigError('APNS_KEY needs IOS_APPS: notices go to the first app that it names.');
  const dot = app.indexOf('.');
  return { key, keyId, teamId: app.slice(0, dot), bundle: app.slice(dot + 1), sandbox: APNS_SANDBOX };
}
