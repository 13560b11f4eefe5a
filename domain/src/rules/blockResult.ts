import type { ErrorCode } from '../errors.ts';

/** How a block that failed is told of (ERR-21 to ERR-25); `not_found` is PGRST116: nobody there to block (RUL-19). */
export type BlockFailure =
  | 'auth_failed'
  | 'self_block'
  | 'already_blocked'
  | 'not_found'
  | 'database_error'
  | 'unknown_error';

const BY_CODE: Partial<Record<ErrorCode, BlockFailure>> = {
  UNAUTHENTICATED: 'auth_failed',
  SELF_BLOCK: 'self_block',
  ALREADY_BLOCKED: 'already_blocked',
  NOT_FOUND: 'not_found',
};

/**
 * The result code of a failed block. `code` is the product's error, null when there was none; `answered` tells whether
 * the server was reached: then it is its database that failed, else nobody knows.
 */
export function blockFailure(code: ErrorCode | null, answered: boolean): BlockFailure {
  const known = code && BY_CODE[code];
  return known || (answered ? 'database_error' : 'unknown_error');
}
