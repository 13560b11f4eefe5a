import { PUSH_TIMEOUT_MS } from '@liora/domain/limits';
import type { FcmSettings } from '../../config.keys.ts';
import type { AppPush, NoteFailure, PushMessage, PushOutcome } from './pusher.ts';
import { codeWord, nameOf } from './reason.ts';

/** Tests bring a service of their own. */
export interface FcmNetwork {
  fetch: typeof fetch;
}

/** As the app names it (mobile/src/noticeChannel.ts). */
const NOTICE_CHANNEL = 'notices';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const TOKENS = 'https://oauth2.googleapis.com/token';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** A token is used no longer than until so shortly before its end. */
const SPARE_MS = 60_000;
/** The app is not on that phone any more, or the token is none of this project. */
const GONE: readonly string[] = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];
const TOKEN_FIELD = 'message.token';
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;

interface SignedIn {
  authorization: string;
  until: number;
}

/** Sends to apps on Android by the HTTP v1 API, signed in as the project's service account (RFC 7523). */
export function fcm(settings: FcmSettings, note: NoteFailure, network: FcmNetwork = { fetch }): AppPush {
  const url = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(settings.project)}/messages:send`;
  let known: SignedIn | null = null;
  let asked: Promise<SignedIn> | null = null;
  const signedIn = async (): Promise<SignedIn> => {
    if (known && known.until > Date.now()) return known;
    asked ??= signIn(settings, network).finally(() => {
      asked = null;
    });
    known = await asked;
    return known;
  };
  return {
    async send(token, message) {
      try {
        const { authorization } = await signedIn();
        const answer = await network.fetch(url, {
          ...post(JSON.stringify({ message: messageTo(token, message) })),
          headers: { authorization, 'content-type': 'application/json' },
        });
        if (answer.status === UNAUTHORIZED) known = null;
        return await outcomeOf(answer, note);
      } catch (error) {
        note({ service: 'fcm', outcome: 'later', ...failureOf(error) });
        return 'later';
      }
    },
    // Requests end by themselves.
    close: async () => {},
  };
}

const post = (body: string | URLSearchParams): RequestInit => ({
  method: 'POST',
  body,
  redirect: 'error',
  signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
});

/** Google does not sign the service account in. */
class NotSignedIn extends Error {
  override name = 'NotSignedIn';
  readonly status: number;
  constructor(status: number) {
    super(`Google does not sign the service account in: ${status}`);
    this.status = status;
  }
}

const failureOf = (error: unknown) => ({
  reason: nameOf(error),
  ...(error instanceof NotSignedIn && { status: error.status }),
});

async function signIn({ email, key }: FcmSettings, { fetch }: FcmNetwork): Promise<SignedIn> {
  const { importPKCS8, SignJWT } = await import('jose');
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(email)
    .setAudience(TOKENS)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(key, 'RS256'));
  const answer = await fetch(TOKENS, post(new URLSearchParams({ grant_type: GRANT, assertion })));
  if (!answer.ok) throw new NotSignedIn(answer.status);
  const { access_token, expires_in } = (await answer.json()) as { access_token: string; expires_in: number };
  return { authorization: `Bearer ${access_token}`, until: Date.now() + expires_in * 1000 - SPARE_MS };
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
  error?: { status?: string; details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[] };
}

/** What is wrong with the account, or on the way, is tried again: nobody loses their subscription by it. */
async function outcomeOf(answer: Response, note: NoteFailure): Promise<PushOutcome> {
  if (answer.ok) {
    await answer.body?.cancel();
    return 'sent';
  }
  const { status } = answer;
  // What stands between may answer with a page of its own.
  const refusal = (await answer.json().catch(() => ({}))) as FcmRefusal;
  const outcome = isGone(refusal) ? 'gone' : status === BAD_REQUEST ? 'refused' : 'later';
  const { details = [], status: word } = refusal.error ?? {};
  const reason = codeWord(details.find(({ errorCode }) => errorCode)?.errorCode) ?? codeWord(word);
  note({ service: 'fcm', outcome, status, reason });
  return outcome;
}

function isGone({ error }: FcmRefusal): boolean {
  return (error?.details ?? []).some(
    ({ errorCode = '', fieldViolations = [] }) =>
      GONE.includes(errorCode) || fieldViolations.some(({ field }) => field === TOKEN_FIELD),
  );
}
