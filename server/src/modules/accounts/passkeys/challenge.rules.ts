import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@liora/domain/durations';
import { PASSKEY_CHALLENGE_MINUTES } from '@liora/domain/limits';

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 16;
export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * MINUTE_MS;

/** What is asked for: a new passkey for somebody, or an answer of one that somebody has. */
export type ChallengePurpose = `new passkey of ${string}` | 'answer';

/** A question for a passkey. It says itself until when it is good, under a signature: nothing is kept before an answer. */
export function newChallenge(secret: string, purpose: ChallengePurpose, now: Date): string {
  const body = Buffer.alloc(NONCE_BYTES + TIME_BYTES);
  randomBytes(NONCE_BYTES).copy(body);
  body.writeUIntBE(now.getTime() + CHALLENGE_MS, NONCE_BYTES, TIME_BYTES);
  return Buffer.concat([body, sign(secret, purpose, body)]).toString('base64url');
}

/** Until when a challenge is good, or null for one that is none of ours, was for something else or has run out. */
export function challengeEnd(
  secret: string,
  purpose: ChallengePurpose,
  challenge: string,
  now: Date,
): Date | null {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== NONCE_BYTES + TIME_BYTES + MAC_BYTES) return null;
  const body = bytes.subarray(0, -MAC_BYTES);
  if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), sign(secret, purpose, body))) return null;
  const end = new Date(body.readUIntBE(NONCE_BYTES, TIME_BYTES));
  return end > now ? end : null;
}

/** The same for all ways to write one. */
export function challengeHash(challenge: string): string {
  return createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest('hex');
}

function sign(secret: string, purpose: ChallengePurpose, body: Buffer): Buffer {
  const mac = createHmac('sha256', secret).update(`passkey challenge\n${purpose}\n`).update(body);
  return mac.digest().subarray(0, MAC_BYTES);
}
