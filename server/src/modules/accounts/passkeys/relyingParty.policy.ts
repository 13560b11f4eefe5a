import { isIP } from 'node:net';
import type { Config } from '../../../config.ts';
import { ProductError } from '../../../rpc/errors.ts';

/** Whom passkeys belong to, and from which pages they may be asked for. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

type Settings = Pick<Config, 'publicUrl' | 'appOrigins'>;

/** Browsers keep passkeys for names on https, and for this machine by its name; not for addresses in numbers. */
export function relyingPartyOf({ publicUrl, appOrigins }: Settings): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) || !(protocol === 'https:' || isHere)) return null;
  return { id: hostname, origins: [origin, ...appOrigins] };
}

/** @throws PASSKEYS_OFF where there can be none */
export function requireRelyingParty(settings: Settings): RelyingParty {
  const party = relyingPartyOf(settings);
  if (!party) throw new ProductError('PASSKEYS_OFF');
  return party;
}
