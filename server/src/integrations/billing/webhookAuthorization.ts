import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries the secret, bare or as a bearer token. Takes the same time for every guess. */
export function carriesSecret(header: string | undefined, secret: string): boolean {
  const given = digest((header ?? '').replace(/^Bearer\s+/i, ''));
  return timingSafeEqual(given, digest(secret));
}
