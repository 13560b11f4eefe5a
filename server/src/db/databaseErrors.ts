const QUERY_CANCELED = '57014';

/** Whether a statement failed because its timeout ended it. */
export function wasCutOff(error: unknown): boolean {
  return codeOf(error) === QUERY_CANCELED;
}

/** Whole SQLSTATE classes: the connection broke (08), or the server has no room left (53). */
const PASSING_CLASSES = new Set(['08', '53']);

/** Single SQLSTATEs of a database that could not answer now, and may when asked again. */
const PASSING_STATES = new Set([
  QUERY_CANCELED,
  '57P01', // shut down by an administrator
  '57P02', // another backend crashed
  '57P03', // starting, or in recovery
  '57P05', // idle for too long
  '25P03', // idle in a transaction for too long
  '55P03', // a lock could not be had in time
  '40001', // lost against another transaction
  '40P01', // deadlock
]);

/** What Node says of a socket that could not be opened, or broke. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
]);

/** The driver's and the query builder's own failures carry no code, only words. */
const DRIVER_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Postgres connection has been discarded|driver has already been destroyed)/;

/**
 * Whether the database could not answer now: not reachable, restarting, out of connections, or a statement was cut off.
 * The same call may go through later, so nothing of it is a fault in the program.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== null && (PASSING_STATES.has(code) || SOCKET_CODES.has(code))) return true;
  // A SQLSTATE has five characters; `08` alone would also begin other things.
  if (code !== null && /^[0-9A-Z]{5}$/.test(code) && PASSING_CLASSES.has(code.slice(0, 2))) return true;
  if (DRIVER_WORDS.test(error.message)) return true;
  // Several addresses of one host were tried, or something wrapped what the driver said.
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return error.cause !== error && isUnavailable(error.cause);
}

/**
 * Whether a statement was refused because a value of it cannot be (SQLSTATE class 22): no such text, date, number or
 * position. Contracts refuse those before; what slips through is still the caller's, not a fault in the program.
 */
export function isImpossibleValue(error: unknown): boolean {
  return /^22[0-9A-Z]{3}$/.test(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
