import { PUSH_TIMEOUT_MS } from '@liora/domain/limits';
import type { Provider, ResponseFailure } from '@parse/node-apn';
import type { ApnsSettings } from '../../config.push.ts';
import type { AppPush, NoteFailure, PushMessage, PushOutcome } from './pusher.ts';
import { codeWord, nameOf } from './reason.ts';

/** Tests bring a service of their own. */
export interface ApnsNetwork {
  address: string;
  port: number;
  ca: string;
}

const AT_ONCE = 10;
const SAVING_POWER = 5;
const TOO_MANY = 429;
const SERVER_ERRORS = 500;
const NOT_SIGNED: number = 403;
/** The app is not on that phone any more, or the token is none of it. */
const GONE: readonly string[] = ['Unregistered', 'ExpiredToken', 'BadDeviceToken', 'DeviceTokenNotForTopic'];

/** Sends to apps on iPhones and iPads, over one connection that is made with the first message. */
export function apns(settings: ApnsSettings, note: NoteFailure, network?: ApnsNetwork): AppPush {
  let provider: Promise<Provider> | null = null;
  const connected = () => {
    provider ??= connect(settings, network);
    return provider;
  };
  return {
    async send(token, message) {
      try {
        const { failed } = await (await connected()).send(await notification(settings, message), token);
        const [failure] = failed;
        return failure ? refused(failure, note) : 'sent';
      } catch (error) {
        note({ service: 'apns', outcome: 'later', reason: nameOf(error) });
        return 'later';
      }
    },
    close: async () => {
      await (await provider)?.shutdown();
    },
  };
}

async function connect(settings: ApnsSettings, network?: ApnsNetwork): Promise<Provider> {
  const { default: library } = await import('@parse/node-apn');
  const { key, keyId, teamId, sandbox } = settings;
  return new library.Provider({
    token: { key, keyId, teamId },
    production: !sandbox,
    requestTimeout: PUSH_TIMEOUT_MS,
    // The queue tries again.
    connectionRetryLimit: 0,
    ...(network && { ...network, ca: [network.ca] }),
  });
}

async function notification({ bundle }: ApnsSettings, { notice, topic, urgency, ttlSeconds }: PushMessage) {
  const { default: library } = await import('@parse/node-apn');
  const { id, title, body } = notice;
  return Object.assign(new library.Notification(), {
    topic: bundle,
    pushType: 'alert' as const,
    alert: { title, body },
    payload: { id },
    collapseId: topic,
    priority: urgency === 'normal' ? AT_ONCE : SAVING_POWER,
    expiry: Math.floor(Date.now() / 1000) + ttlSeconds,
    ...(urgency === 'normal' && { sound: 'default' }),
  });
}

function refused(failure: ResponseFailure, note: NoteFailure): PushOutcome {
  const outcome = outcomeOf(failure);
  const { status, response, error } = failure;
  const reason = codeWord(response?.reason) ?? (error && nameOf(error));
  note({ service: 'apns', outcome, status, reason });
  return outcome;
}

/** What is wrong with the signature is wrong with the settings: nobody loses their subscription by it. */
function outcomeOf({ status, response }: ResponseFailure): PushOutcome {
  if (status === undefined) return 'later';
  if (GONE.includes(response?.reason ?? '')) return 'gone';
  return status >= SERVER_ERRORS || status === TOO_MANY || status === NOT_SIGNED ? 'later' : 'refused';
}
