import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, NewCredential } from '@liora/domain/contract/accountSecurity';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKED_UP = 0x18;
const WITH_CREDENTIAL = 0x40;

interface Asked {
  challenge: string;
  /** Of the relying party. */
  id: string;
  origin?: string;
  verified?: boolean;
}

const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A device with one passkey, as far as a server can tell. */
export class SoftAuthenticator {
  counter = 0;
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  create(asked: Asked): NewCredential {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.data(asked, WITH_CREDENTIAL), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData('webauthn.create', asked),
        attestationObject: url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  answer(asked: Asked): Assertion {
    this.counter += 1;
    const authenticatorData = this.data(asked, 0);
    const clientDataJSON = clientData('webauthn.get', asked);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = url(sign('sha256', signed, this.keys.privateKey));
    return {
      ...this.named(),
      response: { clientDataJSON, authenticatorData: url(authenticatorData), signature },
    };
  }

  private named() {
    return { id: url(this.id), rawId: url(this.id), type: 'public-key' as const };
  }

  private data({ id, verified = true }: Asked, more: number): Buffer {
    const flags = USER_PRESENT | BACKED_UP | (verified ? USER_VERIFIED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(id), Buffer.from([flags]), counter]);
  }
}

function clientData(type: string, { challenge, origin = 'http://localhost:4310' }: Asked): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}
