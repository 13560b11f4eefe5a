import { PUSH_TIMEOUT_MS } from '@liora/domain/limits';
import type { JWT } from 'google-auth-library';
import type { FcmSettings } from '../../config.keys.ts';
import type { AppPush, PushMessage, PushOutcome } from './pusher.ts';

/** Tests bring a service of their own. */
export interface FcmNetwork {
  fetch: typeof fetch;
}

/** As the app names it (mobile/src/noticeChannel.ts). */
const NOTICE_CHANNEL = 'notices';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** The app is not on that phone any more, or the token is none of this project. */
const GONE: readonly string[] = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];
const TOKEN_FIELD = 'message.token';
const BAD_REQUEST = 400;

/** Sends to apps on Android, signed in as the project's service account. */
export function fcm(settings: FcmSettings, network?: FcmNetwork): AppPush {
  const url = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(settings.project)}/messages:send`;
  let account: Promise<JWT> | null = null;
  const signedIn = () => {
    account ??= signIn(settings, network);
    return account;
  };
  return {
    async send(token, message) {
      try {
        const data = { message: messageTo(token, message) };
        await (await signedIn()).request({
          url,
          method: 'POST',
          data,
          retry: false,
          timeout: PUSH_TIMEOUT_MS,
        });
        return 'sent';
      } catch (error) {
        return outcomeOf(error);
      }
    },
    // Requests end by themselves.
    close: async () => {},
  };
}

async function signIn({ email, key }: FcmSettings, network?: FcmNetwork): Promise<JWT> {
  const { JWT } = await import('google-auth-library');
  return new JWT({
    email,
    key,
    scopes: [SCOPE],
    transporterOptions: {
      timeout: PUSH_TIMEOUT_MS,
      ...(network && { fetchImplementation: network.fetch as typeof fetch }),
    },
  });
}

/** Without a collapse key, of which a phone has four at a time: what comes twice takes the place of its first by the tag. */
function messageTo(token: string, { notice: { id, title, body }, urgency, ttlSeconds }: PushMessage) {
  return {
    token,
    notification: { title, body },
    data: { id },
    android: {
      ttl: `${ttlSeconds}s`,
      priority: urgency === 'normal' ? 'HIGH' : 'NORMAL',
      notification: { tag: id, channel_id: NOTICE_CHANNEL, visibility: 'PRIVATE' },
    },
  };
}

/** What Google says is wrong, as far as it is of use. */
interface FcmRefusal {
  error?: { details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[] };
}

/** What is wrong with the account, or on the way, is tried again: nobody loses their subscription by it. */
async function outcomeOf(thrown: unknown): Promise<PushOutcome> {
  const { gaxios } = await import('google-auth-library');
  const answer = thrown instanceof gaxios.GaxiosError ? thrown.response : undefined;
  if (!answer) return 'later';
  if (isGone(answer.data as FcmRefusal)) return 'gone';
  return answer.status === BAD_REQUEST ? 'refused' : 'later';
}

function isGone({ error }: FcmRefusal): boolean {
  return (error?.details ?? []).some(
    ({ errorCode = '', fieldViolations = [] }) =>
      GONE.includes(errorCode) || fieldViolations.some(({ field }) => field === TOKEN_FIELD),
  );
}
