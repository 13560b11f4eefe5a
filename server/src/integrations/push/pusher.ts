/** A browser as its push service knows it (RFC 8030, RFC 8291). */
export interface PushTarget {
  endpoint: string;
  /** Public key and secret of the browser, base64url. */
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  payload: string;
  /** Of two with one topic that a service still holds, the later one counts: up to 32 letters of base64url. */
  topic: string;
  urgency: 'low' | 'normal';
  ttlSeconds: number;
}

/** A pair of keys by which push services know a server (RFC 8292), base64url. */
export interface ServerKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * What became of a message: the service has it, the browser has unsubscribed, the service will never take it, or it may take
 * it later.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

export interface Pusher {
  /** Whether an address that a browser names belongs to a push service that messages may go to. */
  isKnown(endpoint: string): boolean;
  /** Never throws: what cannot be reached is 'later'. */
  send(target: PushTarget, message: PushMessage, keys: ServerKeys): Promise<PushOutcome>;
}
