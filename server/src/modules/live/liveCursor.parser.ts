import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** What a reader has not seen, in terms of PostgreSQL's transaction numbers (decimal, 64 bit). */
export interface Since {
  /** Transactions from here on began later. */
  xmax: string;
  /** Earlier ones that were still under way. */
  underWay: string[];
  /** Older events are not asked for. */
  ageSeconds: number;
  /** Whether it can have missed something for good: false for a reader that knows nothing yet. */
  mayMiss: boolean;
}

/** Older than anything that is kept. */
const ALL_TIME_SECONDS = 1_000_000;
const SNAPSHOT = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NUMBER_BYTES = 8;
/** More than a snapshot has but for moments; with more of them its reader is told some events twice. */
const UNDER_WAY_MAX = 16;
const PLAIN_BYTES = NUMBER_BYTES + 1 + UNDER_WAY_MAX * NUMBER_BYTES;
const CURSOR_BYTES = NONCE_BYTES + PLAIN_BYTES + TAG_BYTES;

/**
 * The text of a PostgreSQL snapshot, 'xmin:xmax:under,way'. It is an exact position: whatever the order in which transactions
 * commit, each is either seen by it or not. Null for anything else.
 */
export function readSnapshot(text: string): Since | null {
  const [, xmin = '', xmax = '', listed = ''] = SNAPSHOT.exec(text) ?? [];
  if (!xmin || BigInt(xmin) > BigInt(xmax)) return null;
  return notSeen(xmax, listed ? listed.split(',') : []);
}

/** Everything of the last seconds: for whoever loaded a page then and listens only now. */
export function ofLastSeconds(ageSeconds: number): Since {
  return { xmax: '0', underWay: [], ageSeconds, mayMiss: false };
}

/** What cursors are encrypted with: the same on every node. */
export function liveCursorKey(secret: string): Buffer {
  return createHmac('sha256', secret).update('live cursor').digest();
}

/**
 * A position as clients get it: of one length and without meaning, since who could read it would see that others write.
 * No two are alike, of the same position either.
 */
export function encryptCursor(key: Buffer, snapshot: string): string {
  const since = readSnapshot(snapshot);
  if (!since) throw new Error('no snapshot to make a cursor of');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const sealed = [nonce, cipher.update(toBytes(fitting(since))), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** The position of a cursor that a client came back with; null for one that is none of ours. */
export function decryptCursor(key: Buffer, cursor: string): Since | null {
  const bytes = Buffer.from(cursor.slice(0, CURSOR_BYTES * 2), 'base64url');
  if (bytes.length !== CURSOR_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return fromBytes(plain);
}

const notSeen = (xmax: string, underWay: string[]): Since => ({
  xmax,
  underWay,
  ageSeconds: ALL_TIME_SECONDS,
  mayMiss: true,
});

/** Where there is no room for all that were under way, everything from the first of them on counts as not seen. */
function fitting({ xmax, underWay }: Since): { xmax: bigint; underWay: bigint[] } {
  const numbers = underWay.map(BigInt);
  if (numbers.length <= UNDER_WAY_MAX) return { xmax: BigInt(xmax), underWay: numbers };
  return { xmax: numbers.reduce((first, one) => (one < first ? one : first)), underWay: [] };
}

function toBytes({ xmax, underWay }: { xmax: bigint; underWay: bigint[] }): Buffer {
  const bytes = Buffer.alloc(PLAIN_BYTES);
  bytes.writeBigUInt64BE(xmax, 0);
  bytes.writeUInt8(underWay.length, NUMBER_BYTES);
  underWay.forEach((one, i) => {
    bytes.writeBigUInt64BE(one, NUMBER_BYTES + 1 + i * NUMBER_BYTES);
  });
  return bytes;
}

function fromBytes(bytes: Buffer): Since {
  const listed = Array.from({ length: bytes.readUInt8(NUMBER_BYTES) }, (_, i) =>
    String(bytes.readBigUInt64BE(NUMBER_BYTES + 1 + i * NUMBER_BYTES)),
  );
  return notSeen(String(bytes.readBigUInt64BE(0)), listed);
}
