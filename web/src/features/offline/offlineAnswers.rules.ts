/** Whatever answers of these areas and procedures are about can be read without a connection. */
const STORED = [
  'platform.start',
  'explore.',
  'saved.',
  'plans.mine',
  'plans.saved',
  'plans.shared',
  'plans.get',
  'places.get',
  'pins.mine',
  'pins.get',
  'memories.',
  'bucketLists.',
  'couples.link',
  'calendar.dateFileKey',
  'invitations.mine',
  'invitations.upcoming',
  'membership.',
  'safety.ownReports',
];

/**
 * When and where somebody asked: the same question, asked at another hour or somewhere else, is answered with what is kept
 * rather than not at all. `limit` says how much of a list a screen shows at once.
 */
const PASSING = new Set(['at', 'evening', 'limit', 'located', 'origin']);

/** Longer answers are not kept; in characters of JSON. */
const LONGEST_ANSWER = 400_000;

/** The name under which the answer to a question is kept; null for questions whose answers are not. */
export function answerName(path: readonly string[], input: unknown): string | null {
  const procedure = path.join('.');
  const isKept = STORED.some((kept) =>
    kept.endsWith('.') ? procedure.startsWith(kept) : procedure === kept,
  );
  return isKept ? `${procedure} ${essence(input)}` : null;
}

/** What a question asks for, in one order, without what is not said and what passes. */
function essence(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const said = Object.entries(input).filter(
    ([name, value]) => !PASSING.has(name) && value !== undefined && value !== '',
  );
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const isTooLong = (answer: unknown): boolean => (JSON.stringify(answer)?.length ?? 0) > LONGEST_ANSWER;

/** Whose answer `platform.start` is; null: nobody is signed in, undefined: it is another answer. */
export function readerIn(path: readonly string[], answer: unknown): string | null | undefined {
  if (path.join('.') !== 'platform.start') return undefined;
  return (answer as { me: { user_id: string } | null }).me?.user_id ?? null;
}

const FILL_AGAIN_MS = 900_000;

/**
 * Whether everything is asked for again: not with each page that is opened, which is stored as it is. Both in milliseconds
 * since 1970; `filledAt` 0: never yet.
 */
export const isFillDue = (filledAt: number, now: number): boolean =>
  // Also by a clock that was set back meanwhile.
  Math.abs(now - filledAt) >= FILL_AGAIN_MS;
