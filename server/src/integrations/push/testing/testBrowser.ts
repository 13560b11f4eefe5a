import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { BrowserTarget } from '../pusher.ts';

const SALT_BYTES = 16;
const RECORD_SIZE_BYTES = 4;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

/** A browser that has subscribed: it alone can read what is sent to it (RFC 8291). */
export class TestBrowser {
  readonly target: BrowserTarget;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    const p256dh = this.#keys.generateKeys('base64url');
    this.target = { endpoint, p256dh, auth: this.#auth.toString('base64url') };
  }

  /** What a body in aes128gcm says (RFC 8188). */
  read(body: Buffer): string {
    const salt = body.subarray(0, SALT_BYTES);
    const keyStart = SALT_BYTES + RECORD_SIZE_BYTES + 1;
    const keyEnd = keyStart + (body[keyStart - 1] ?? 0);
    const sender = body.subarray(keyStart, keyEnd);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const derived = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(body.subarray(-TAG_BYTES));
    const plain = Buffer.concat([cipher.update(body.subarray(keyEnd, -TAG_BYTES)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(LAST_RECORD)).toString();
  }
}
