import type { ParsedSettings } from './config.schema.ts';
import { ConfigError } from './config.variables.ts';

export interface PushSettings {
  /** By which push services know this server; null: a pair that it makes itself. */
  keys: { publicKey: string; privateKey: string } | null;
  /** Hosts of push services that notices may go to; `*.` stands for what is below a host. */
  services: string[];
  /** Whom a push service writes to when something is wrong; null: see `pushSubject`. */
  contact: string | null;
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
  };
}
