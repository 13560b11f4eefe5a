import { HOUR_SECONDS } from '@liora/domain/durations';
import type { ServerKeys } from './pusher.ts';

/** How long a signature says that it is good for; a service takes a day at most. */
const GOOD_SECONDS = 12 * HOUR_SECONDS;
const USED_MS = HOUR_SECONDS * 1000;

/** The signatures by which push services know this server, one for each, used for an hour: signing costs more than encrypting. */
export function signatures(subject: string) {
  const known = new Map<string, { header: string; until: number }>();
  return async (origin: string, { publicKey, privateKey }: ServerKeys): Promise<string> => {
    const key = `${origin} ${publicKey}`;
    const found = known.get(key);
    if (found && found.until > Date.now()) return found.header;
    const { default: webPush } = await import('web-push');
    const expires = Math.floor(Date.now() / 1000) + GOOD_SECONDS;
    const signed = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm', expires);
    const { Authorization: header } = signed;
    known.set(key, { header, until: Date.now() + USED_MS });
    return header;
  };
}
