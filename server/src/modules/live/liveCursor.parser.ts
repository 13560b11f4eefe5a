/** What a reader has not seen, in terms of PostgreSQL's transaction numbers (decimal, 64 bit). */
export interface Since {
  /** Transactions from here on began later. */
  xmax: string;
  /** Earlier ones that were still under way. */
  underWay: string[];
  /** Older events are not asked for. */
  ageSeconds: number;
  /** Whether it can have missed something for good: false for a reader that knows nothing yet. */
  mayMiss: boolean;
}

/** Older than anything that is kept. */
const ALL_TIME_SECONDS = 1_000_000;
/** A snapshot with more transactions under way than any PostgreSQL allows connections is none of ours. */
const LONGEST = 8_000;
const SNAPSHOT = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;

/**
 * Reads a position as the server gave it out: the text of a PostgreSQL snapshot, 'xmin:xmax:under,way'. It is an exact
 * cursor: whatever the order in which transactions commit, each is either seen by it or not. Null for anything else.
 */
export function readCursor(text: string): Since | null {
  const [, xmin = '', xmax = '', listed = ''] = (text.length <= LONGEST && SNAPSHOT.exec(text)) || [];
  if (!xmin || BigInt(xmin) > BigInt(xmax)) return null;
  return {
    xmax,
    underWay: listed ? listed.split(',') : [],
    ageSeconds: ALL_TIME_SECONDS,
    mayMiss: true,
  };
}

/** Everything of the last seconds: for whoever loaded a page then and listens only now. */
export function ofLastSeconds(ageSeconds: number): Since {
  return { xmax: '0', underWay: [], ageSeconds, mayMiss: false };
}
