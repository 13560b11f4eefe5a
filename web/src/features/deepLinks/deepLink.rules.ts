import { DEEP_LINK_ID_MAX_CHARS, DEEP_LINK_MAX_CHARS } from '@liora/domain/limits';
import { NATIVE_NAMES } from '../../lib/native/nativeNames.ts';
import { parsePendingLink } from './pendingLink.rules.ts';

/** How somebody came to an address, and what is known there. */
export interface Arrival {
  /** A whole address: of the page, or as the app's shell handed it over. */
  address: string;
  /** 'traversal': by Back or Forward of the browser. 'shell': handed over while the app is open. */
  cause: 'load' | 'traversal' | 'shell';
  /** Where the server's own pages lie: no address of another site is followed. */
  origins: readonly string[];
  /** Whether this is the native app. */
  isNative: boolean;
  /** What this tab's storage holds of a partner's link, as it is written there. */
  stored: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether a path is that of a screen. */
  isScreen: (path: string) => boolean;
  /** Whether the screen of a path reads this parameter itself: then it is none of a link. */
  isOwn: (path: string, parameter: string, value: string) => boolean;
}

export type Rule =
  | 'link'
  | 'invite'
  | 'linkCode'
  | 'inviteCode'
  | 'path place'
  | 'path profile'
  | 'path memory'
  | 'code'
  | 'place'
  | 'profile'
  | 'memory'
  | 'pending link';

export interface Decision {
  /** Which rule fired: at most one (RUL-89). */
  rule: Rule | null;
  /** A path of this site with its query, in place of the address in the history; null: the address stays. */
  to: string | null;
  /** The code or id that the link was about. */
  token: string | null;
  /** A partner's code, to be stored as pending link. */
  remember: string | null;
  /** The code of an invitation that is opened on the main screen, without standing in its address. */
  invitation: string | null;
  /** The stored link has run out or cannot be read: it goes (DEEP-22, DEEP-23). */
  discards: boolean;
  /** The address was not understood: logged, and nothing else (DEEP-24). */
  isMalformed: boolean;
}

const STAYS: Decision = {
  rule: null,
  to: null,
  token: null,
  remember: null,
  invitation: null,
  discards: false,
  isMalformed: false,
};

/** An address as its decoded segments and its query. */
interface Place {
  path: string;
  segments: readonly string[];
  query: URLSearchParams;
  /** With its sign, as it is written. */
  hash: string;
}

type Find = (place: Place, arrival: Arrival) => Partial<Decision> | null;

// Letters of which some reader makes another address: backslashes, controls, halves of characters.
const UNSAFE = /[\\\p{Cc}\p{Cs}]/u;

const isId = (id: string): boolean =>
  id.length > 0 &&
  id.length <= DEEP_LINK_ID_MAX_CHARS &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  !UNSAFE.test(id);

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The place within this site; null for an address of another one, and for what is no address. */
function parse({ address, origins }: Arrival): Place | null {
  if (address.length > DEEP_LINK_MAX_CHARS || UNSAFE.test(address) || !URL.canParse(address)) return null;
  const { protocol, host, pathname, searchParams, hash } = new URL(address);
  const isScheme = protocol === `${NATIVE_NAMES.scheme}:`;
  // Written out: of the scheme of a shell's pages (capacitor:) not every URL names the origin.
  if (!isScheme && !origins.includes(`${protocol}//${host}`)) return null;
  // In the app's own scheme the first part of the path stands where the name of a server stands elsewhere.
  const path = isScheme ? `/${host}${pathname}` : pathname;
  if (path.includes('//')) return null;
  const segments = path.split('/').filter(Boolean).map(decoded);
  if (segments.some((segment) => segment === null || !isId(segment))) return null;
  return { path, segments: segments as string[], query: searchParams, hash };
}

/** The pages of accounts, which are about something else, and whose own parameters lead nowhere (RUL-33, RUL-35). */
const ACCOUNT = new Set(['auth', 'reset-password', 'verify', 'confirm-email', 'take-back-email']);
const isAccount = ({ segments: [first = ''] }: Place) => ACCOUNT.has(first);

/** The code in /link/{code}, /liora/link/{code} and /liora-link?code={code}. */
function linkIn(place: Place): string | null {
  const { segments } = place;
  const [first, second, third] = segments;
  if (first === 'liora-link' && segments.length === 1) return parameter('code')(place);
  if (first === 'link' && segments.length === 2) return second ?? null;
  return first === 'liora' && second === 'link' && segments.length === 3 ? (third ?? null) : null;
}

const inviteIn = ({ segments: [first, code, ...more] }: Place): string | null =>
  first === 'invite' && more.length === 0 ? (code ?? null) : null;

const isLanding = (place: Place): boolean =>
  linkIn(place) !== null || inviteIn(place) !== null || place.segments[0] === 'liora-link';

/** What follows one of these words in the path. */
const after =
  (word: string) =>
  ({ segments }: Place): string | null => {
    const at = segments.indexOf(word);
    return at < 0 ? null : (segments[at + 1] ?? null);
  };

const parameter =
  (name: string) =>
  ({ query }: Place): string | null => {
    const value = query.get(name) ?? '';
    return isId(value) ? value : null;
  };

/** A pair of segments anywhere in a path that is no screen by itself leads to the screen of that id. */
const pathRule =
  (word: string): Find =>
  (place, { isScreen }) => {
    const token = after(word)(place);
    if (token === null || isScreen(place.path)) return null;
    return { to: `/${word}/${encodeURIComponent(token)}`, token };
  };

/** A parameter leads to the screen of its id. */
const parameterRule =
  (name: string, to: (token: string) => string): Find =>
  (place, { isOwn }) => {
    const token = parameter(name)(place);
    const isNone = token === null || isAccount(place) || isLanding(place) || isOwn(place.path, name, token);
    return isNone ? null : { token, to: to(encodeURIComponent(token)) };
  };

const isMain = ({ segments }: Place) =>
  segments.length === 0 || (segments[0] === 'explore' && segments.length === 1);

/** In their order: the path, what the app's redirects leave on the main screen, then code, place, profile and memory (RUL-89). */
const RULES: Readonly<Record<Rule, Find>> = {
  link: (place, { isNative }) => {
    const token = linkIn(place);
    return token === null ? null : { token, to: isNative ? `/?linkCode=${encodeURIComponent(token)}` : null };
  },
  invite: (place, { isNative }) => {
    const token = inviteIn(place);
    return token === null
      ? null
      : { token, to: isNative ? `/?inviteCode=${encodeURIComponent(token)}` : null };
  },
  'path place': (place, arrival) =>
    arrival.cause === 'traversal' ? null : pathRule('place')(place, arrival),
  'path profile': pathRule('profile'),
  'path memory': pathRule('shared-memory'),
  linkCode: (place) => {
    const token = isMain(place) ? parameter('linkCode')(place) : null;
    return token === null ? null : { token, remember: token, to: '/link-connect' };
  },
  inviteCode: (place) => {
    const token = isMain(place) ? parameter('inviteCode')(place) : null;
    return token === null ? null : { token, invitation: token, to: '/' };
  },
  code: parameterRule('code', (code) => `/liora-link?code=${code}`),
  place: parameterRule('place', (id) => `/place/${id}`),
  profile: parameterRule('profile', (id) => `/profile/${id}`),
  memory: parameterRule('memory', (id) => `/shared-memory/${id}`),
  'pending link': (place, { cause, stored, now }) => {
    // What is handed over while the app is open is what somebody wants now.
    if (cause === 'shell') return null;
    const token = parsePendingLink(stored, now);
    const elsewhere = isAccount(place) || isLanding(place) || place.segments[0] === 'link-connect';
    return token === null || elsewhere ? null : { token, to: '/link-connect' };
  },
};

/** What happens when somebody comes to an address. Never throws, and never leads to another site. */
export function decide(arrival: Arrival): Decision {
  const place = parse(arrival);
  if (!place) return { ...STAYS, isMalformed: true };
  const discards = arrival.stored !== null && parsePendingLink(arrival.stored, arrival.now) === null;
  for (const [rule, find] of Object.entries(RULES) as [Rule, Find][]) {
    const found = find(place, arrival);
    if (found) return { ...STAYS, ...found, rule, discards };
  }
  const { path, query, hash } = place;
  // A page of its own that the shell was asked for; behind the # stands which notice was pressed.
  const opens = arrival.cause === 'shell' && arrival.isScreen(path);
  return { ...STAYS, to: opens ? `${path}${query.size > 0 ? `?${query}` : ''}${hash}` : null, discards };
}

/** Whether it is one of the app, which the main screen takes up at once. */
export const isRedirect = (decision: Decision): decision is Decision & { to: string } =>
  decision.to !== null && (decision.rule === 'link' || decision.rule === 'invite');

/** Whether a link that waits is brought back on this path (RUL-35); after signing in this is asked alone. */
export function replaysPending(arrival: Arrival): boolean {
  const place = parse(arrival);
  return place !== null && RULES['pending link'](place, arrival) !== null;
}

/** Whether a path is one of the pages of accounts, from which signing in leads on. */
export const isAccountPage = (path: string): boolean => ACCOUNT.has(path.split('/')[1] ?? '');
