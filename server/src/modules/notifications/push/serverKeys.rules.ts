import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { ServerKeys } from '../../../integrations/push/pusher.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const sealingKey = (sessionSecret: string) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'liora push keys', KEY_BYTES));

/** A fresh pair on the curve P-256 (RFC 8292). */
export function newServerKeys(): ServerKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number that begins with zeros is written shorter.
  const privateKey = Buffer.concat([Buffer.alloc(KEY_BYTES), pair.getPrivateKey()]).subarray(-KEY_BYTES);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}

/** A private key as it is stored: who reads the table cannot send in this server's name. */
export function sealPrivateKey({ publicKey, privateKey }: ServerKeys, sessionSecret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(sessionSecret), iv).setAAD(Buffer.from(publicKey));
  const sealed = cipher.update(Buffer.from(privateKey, 'base64url'));
  return Buffer.concat([iv, sealed, cipher.final(), cipher.getAuthTag()]);
}

/** Null when it was sealed under another session secret. */
export function openPrivateKey(publicKey: string, sealed: Buffer, sessionSecret: string): string | null {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, sealingKey(sessionSecret), iv);
    decipher.setAAD(Buffer.from(publicKey)).setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = [decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(plain).toString('base64url');
  } catch {
    return null;
  }
}
