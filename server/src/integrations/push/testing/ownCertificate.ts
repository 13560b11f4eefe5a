import { generateKeyPairSync, sign } from 'node:crypto';

const TAG = { integer: 2, bits: 3, bytes: 4, oid: 6, text: 12, time: 23, sequence: 48, set: 49 };
const CONTEXT = 0xa0;
const DNS_NAME = 0x82;

/** One element of DER. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)));
  const short = content.length < 128;
  const length = short ? [content.length] : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const oid = (hex: string) => der(TAG.oid, Buffer.from(hex, 'hex'));
const ECDSA_SHA256 = der(TAG.sequence, oid('2a8648ce3d040302'));
const COMMON_NAME = '550403';
const SUBJECT_ALT_NAME = '551d11';
const BASIC_CONSTRAINTS = '551d13';
const IS_AUTHORITY = Buffer.from('30030101ff', 'hex');

const pem = (name: string, bytes: Buffer) =>
  `-----BEGIN ${name}-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${name}-----\n`;

/** A certificate for a host that nobody but its maker trusts, and its key: for servers of tests. */
export function ownCertificate(host: string): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(TAG.sequence, der(TAG.set, der(TAG.sequence, oid(COMMON_NAME), der(TAG.text, host))));
  const extension = (id: string, value: Buffer) => der(TAG.sequence, oid(id), der(TAG.bytes, value));
  const extensions = der(
    TAG.sequence,
    extension(SUBJECT_ALT_NAME, der(TAG.sequence, der(DNS_NAME, host))),
    extension(BASIC_CONSTRAINTS, IS_AUTHORITY),
  );
  const signed = der(
    TAG.sequence,
    der(CONTEXT, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    der(TAG.sequence, der(TAG.time, '200101000000Z'), der(TAG.time, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(CONTEXT + 3, extensions),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]);
  const certificate = der(TAG.sequence, signed, ECDSA_SHA256, der(TAG.bits, signature));
  return {
    cert: pem('CERTIFICATE', certificate),
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
