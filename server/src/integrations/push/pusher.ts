import type { AppPushService } from '@liora/domain/rules/notificationSettings';

/** A browser as its push service knows it (RFC 8030, RFC 8291). */
export interface BrowserTarget {
  endpoint: string;
  /** Public key and secret of the browser, base64url. */
  p256dh: string;
  auth: string;
}

/** An app on a phone, as Apple or Google know it. */
export interface AppTarget {
  service: AppPushService;
  token: string;
}

export type PushTarget = BrowserTarget | AppTarget;

export interface PushMessage {
  /** What the device shows, and by which id it opens it. */
  notice: { id: string; title: string; body: string };
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
 * What became of a message: the service has it, the browser or the app is not there any more, the service will never take it, or it may take
 * it later.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Tells whoever runs this why a service of apps did not take a message: never to whom, nor what it says. */
export type NoteFailure = (failure: {
  service: AppPushService;
  outcome: PushOutcome;
  /** What the service answered; neither where nothing came back. */
  status?: number | undefined;
  reason?: string | undefined;
}) => void;

/** Hands messages to apps by one service. */
export interface AppPush {
  /** Never throws: what cannot be reached is 'later'. */
  send(token: string, message: PushMessage): Promise<PushOutcome>;
  /** Ends its connections. */
  close(): Promise<void>;
}

export interface Pusher {
  /** By which services apps are reached. */
  apps: readonly AppPushService[];
  /** Whether an address that a browser names belongs to a push service that messages may go to. */
  isKnown(endpoint: string): boolean;
  /** Never throws: what cannot be reached is 'later'. */
  send(target: PushTarget, message: PushMessage, keys: ServerKeys): Promise<PushOutcome>;
  close(): Promise<void>;
}
