import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { CODE_DIGITS, CODE_STEP_SECONDS, RECOVERY_CODE_CHARS, RECOVERY_CODES } from '@liora/domain/limits';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Liora';
const SECRET_BYTES = 20;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Clocks of phones are some seconds off: the step before and the one after count, too. */
const STEPS_AROUND = 1;
/** Without letters and digits that are taken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const keyOf = (sessionSecret: string) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'liora second factors', 32));

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** As it is kept: who reads the table cannot make codes. */
export function sealSecret(secret: Buffer, userId: string, sessionSecret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sessionSecret), iv).setAAD(Buffer.from(userId));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Null when it was sealed under another session secret: then no code is right. */
export function openSecret(sealed: Buffer, userId: string, sessionSecret: string): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(sessionSecret), sealed.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

function totpOf(secret: Buffer, label = '') {
  const bytes = new Uint8Array(secret).buffer;
  return new TOTP({
    issuer: ISSUER,
    label,
    digits: CODE_DIGITS,
    period: CODE_STEP_SECONDS,
    secret: new Secret({ buffer: bytes }),
  });
}

/** For people to type, and for their app to read from the picture. */
export function codeAppWords(secret: Buffer, username: string): { secret: string; uri: string } {
  const totp = totpOf(secret, username);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** What was typed, without what people put between groups. */
export const plainCode = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '');

/** Whether it can be one of the app; anything else may be a recovery code. */
export const isAppCode = (plain: string) => plain.length === CODE_DIGITS && /^\d+$/.test(plain);

/** The time step that a code belongs to, or null when it is none of this secret now. */
export function stepOfCode(secret: Buffer, plain: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: plain, timestamp, window: STEPS_AROUND });
  return delta === null ? null : Math.floor(timestamp / 1000 / CODE_STEP_SECONDS) + delta;
}

/** Fresh ones, as they are shown this once: two groups of five. */
export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const half = RECOVERY_CODE_CHARS / 2;
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: RECOVERY_CODE_CHARS }, letter).join('');
    return `${code.slice(0, half)}-${code.slice(half)}`;
  });
}

/** As it is kept. Keyed: fifty bits alone could be tried out by who reads the table. */
export function recoveryCodeHash(typed: string, userId: string, sessionSecret: string): string {
  return createHmac('sha256', sessionSecret)
    .update(`recovery code\n${userId}\n${plainCode(typed)}`)
    .digest('hex');
}
