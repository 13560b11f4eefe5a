import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
const digest = (text: string) => createHash('sha256').update(text).digest();
const same = (text: string, wanted: Buffer) => timingSafeEqual(digest(text), wanted);

/** Opens the mailbox to one browser: whoever reads the console of this Liora, and nobody who only reaches its port. */
export interface MailboxKey {
  /** What the console prints. Good once. */
  readonly key: string;
  /** Spends the key: what the browser that brought it shows from now on; undefined for a wrong or spent key. */
  redeem(key: string): string | undefined;
  /** Whether this browser brought the key before. */
  admits(pass: string | undefined): boolean;
}

/** A fresh key; it and the browser's pass live as long as this process. */
export function createMailboxKey(): MailboxKey {
  const key = secret();
  const wanted = digest(key);
  let admitted: Buffer | undefined;
  return {
    key,
    redeem: (offered) => {
      if (admitted || !same(offered, wanted)) return undefined;
      const pass = secret();
      admitted = digest(pass);
      return pass;
    },
    admits: (pass) => admitted !== undefined && pass !== undefined && same(pass, admitted),
  };
}
