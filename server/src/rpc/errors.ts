import { ERRORS, type ErrorCode } from '@liora/domain/errors';
import { ORPCError } from '@orpc/server';
import { isImpossibleValue, isUnavailable } from '../db/databaseErrors.ts';

/** What services throw: a code of the domain, with its data. */
export class ProductError extends Error {
  readonly code: ErrorCode;
  readonly data: unknown;
  constructor(code: ErrorCode, data?: unknown) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** What HTTP calls a refusal: for routes that are no procedures. */
export const statusOf = ({ code }: ProductError) => ERRORS[code].status;

/** Unique indexes and checks that decide a race, by constraint name: the database keeps the rule, this translates it. */
const CONSTRAINTS: Record<string, ErrorCode> = {
  profiles_username_key: 'USERNAME_TAKEN',
  auth_users_email_key: 'EMAIL_TAKEN',
  date_plans_not_public_and_prive: 'PUBLIC_AND_PRIVE',
  dropped_pins_not_public_and_prive: 'PUBLIC_AND_PRIVE',
  date_plans_surprise: 'PLAN_IS_SURPRISE',
  surprises_plan_open: 'SURPRISE_ALREADY',
  date_plans_place_count: 'TOO_FEW_PLACES',
  // Its place became another one in that very moment: asked again, the call finds what is there.
  liora_reviews_current: 'BUSY',
  blocked_users_pair_key: 'ALREADY_BLOCKED',
  blocked_users_not_self: 'SELF_BLOCK',
  blocked_users_blocked_user_id_fkey: 'NOT_FOUND',
  categories_name_key: 'CATEGORY_NAME_TAKEN',
  saved_place_categories_category: 'NOT_FOUND',
};

/** After this long a call that was refused because the database could not answer is worth another try. */
const BUSY_RETRY_SECONDS = 2;

/**
 * The one place where errors leave the server: product errors by their code, database errors by meaning,
 * anything else as a plain 500 without its message.
 */
export function toOrpcError(error: unknown): unknown {
  if (error instanceof ORPCError) return error;
  if (isImpossibleValue(error)) return new ORPCError('BAD_REQUEST', { cause: error });
  const known = error instanceof ProductError ? error : databaseError(error);
  if (!known) return error;
  return new ORPCError(known.code, { status: ERRORS[known.code].status, data: known.data, cause: error });
}

function databaseError(error: unknown): ProductError | null {
  if (isUnavailable(error)) return new ProductError('BUSY');
  if (!(error instanceof Error)) return null;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
  const code = CONSTRAINTS[constraint];
  return code ? new ProductError(code) : null;
}

/** A refusal for now: the status and the seconds of the header retry-after. */
export interface ForNow {
  status: 429 | 503;
  seconds: number;
}

/** What failed only for now and is worth another try; null when trying again is no use. */
export function refusedForNow(error: unknown): ForNow | null {
  const converted = toOrpcError(error);
  if (!(converted instanceof ORPCError)) return null;
  if (converted.code === 'BUSY') return { status: 503, seconds: BUSY_RETRY_SECONDS };
  if (converted.code !== 'RATE_LIMITED') return null;
  const { retryAfterSeconds: seconds } = (converted.data ?? {}) as { retryAfterSeconds?: unknown };
  return { status: 429, seconds: typeof seconds === 'number' ? seconds : BUSY_RETRY_SECONDS };
}
