import { Agent } from 'node:https';
import { PUSH_BYTES } from '@liora/domain/limits';
import type { Config } from '../../config.ts';
import { isKnownService } from './knownService.ts';
import { post } from './post.ts';
import { type FindAddresses, isPublicAddress, publicLookup } from './publicLookup.ts';
import type { BrowserTarget, PushMessage, PushOutcome, ServerKeys } from './pusher.ts';
import { signatures } from './signatures.ts';

/** Connections to one push service that are open at a time. */
const SOCKETS = 20;
const OK = 200;
const REDIRECTS = 300;
const REQUEST_TIMEOUT = 408;
const TOO_MANY = 429;
const SERVER_ERRORS = 500;
const GONE: readonly number[] = [404, 410];

/** How the network is seen: tests bring a service of their own. */
export interface WebNetwork {
  find?: FindAddresses;
  isAllowed?: (address: string) => boolean;
  /** Certificate that is trusted besides. */
  ca?: string;
}

/** Whom a push service writes to: a real address, which it may ask for. */
export function pushSubject({ push, publicUrl, mail }: Pick<Config, 'push' | 'publicUrl' | 'mail'>): string {
  if (push.contact) return `mailto:${push.contact}`;
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from}`;
}

export interface WebPush {
  isKnown(endpoint: string): boolean;
  send(target: BrowserTarget, message: PushMessage, keys: ServerKeys): Promise<PushOutcome>;
}

/** Sends to push services of browsers, and to nothing else: known hosts, by https, at public addresses, without following anywhere. */
export function webPush(
  config: Pick<Config, 'push' | 'publicUrl' | 'mail'>,
  { find, isAllowed = isPublicAddress, ca }: WebNetwork = {},
): WebPush {
  const { services } = config.push;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: SOCKETS,
    lookup: publicLookup(find, isAllowed),
    ...(ca && { ca }),
  });
  const sign = signatures(pushSubject(config));
  const isKnown = (endpoint: string) => isKnownService(endpoint, services);

  async function send(target: BrowserTarget, message: PushMessage, keys: ServerKeys): Promise<PushOutcome> {
    if (!isKnown(target.endpoint)) return 'refused';
    try {
      const { default: library } = await import('web-push');
      const { endpoint, p256dh, auth } = target;
      const { headers, body } = library.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        padded(JSON.stringify(message.notice)),
        { TTL: message.ttlSeconds, topic: message.topic, urgency: message.urgency },
      );
      const authorization = await sign(new URL(endpoint).origin, keys);
      const status = await post(endpoint, { ...headers, Authorization: authorization }, body, agent);
      return outcomeOf(status);
    } catch (error) {
      return isOfTheMessage(error) ? 'refused' : 'later';
    }
  }
  return { isKnown, send };
}

/** All are of one length, so that it tells nothing. JSON reads the same with spaces behind it. */
const padded = (json: string) => json + ' '.repeat(Math.max(0, PUSH_BYTES - Buffer.byteLength(json)));

/** A redirect is no answer of a push service, and nobody follows it. */
function outcomeOf(status: number): PushOutcome {
  if (GONE.includes(status)) return 'gone';
  if (status >= OK && status < REDIRECTS) return 'sent';
  return status >= SERVER_ERRORS || status === TOO_MANY || status === REQUEST_TIMEOUT ? 'later' : 'refused';
}

/** Keys that are none, or a name that leads nowhere public: the same tomorrow. What the network says has a code of its own. */
function isOfTheMessage(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return code === '' || code === 'ENOTPUBLIC' || code.startsWith('ERR_CRYPTO');
}
