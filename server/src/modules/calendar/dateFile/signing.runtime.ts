import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** What date files of a server are checked with. */
export interface PublicKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

interface SigningKey {
  privateKey: KeyObject;
  publicKey: PublicKey;
}

let made: { secret: string; key: SigningKey } | undefined;

/** The same on every node, without being stored: made of the secret that they share. Another secret makes another key. */
function signingKey(secret: string): SigningKey {
  if (made?.secret === secret) return made.key;
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'liora date file', KEY_BYTES)));
  const point = ecdh.getPublicKey();
  const part = (from: number) => point.subarray(from, from + KEY_BYTES).toString('base64url');
  const publicKey = { kty: 'EC', crv: 'P-256', x: part(1), y: part(1 + KEY_BYTES) } as const;
  const d = ecdh.getPrivateKey().toString('base64url').padStart(43, 'A');
  const key = { publicKey, privateKey: createPrivateKey({ key: { ...publicKey, d }, format: 'jwk' }) };
  made = { secret, key };
  return key;
}

export const publicKeyOf = (secret: string): PublicKey => signingKey(secret).publicKey;

/** ECDSA over P-256 with SHA-256, both numbers one after the other (as Web Crypto reads it), as base64url. */
export const signatureOf = (page: string, secret: string): string =>
  sign('sha256', Buffer.from(page), {
    key: signingKey(secret).privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');
