/**
 * Every error code of the product with its HTTP status. The data that some carry stands in contract/errors.ts.
 * The words for people are the web's (web/src/text/errors.ts); a code without words there does not compile.
 */
export const ERRORS = {
  /** No session, or it has ended. */
  UNAUTHENTICATED: { status: 401 },
  /** It does not exist, or this caller may not know that it does. */
  NOT_FOUND: { status: 404 },
  /** Only the owner may do this. */
  NOT_OWNER: { status: 403 },
  /** Needs an active Privé or premium membership. */
  NOT_MEMBER: { status: 403 },
  /** Too many tries; `retryAfterSeconds` until the next one counts. */
  RATE_LIMITED: { status: 429 },
  /** The database gave up in time to stay answerable; the same call may go through later. */
  BUSY: { status: 503 },
  /** The body of the call is larger than this procedure reads. */
  TOO_LARGE: { status: 413 },
  /** The body of the call did not arrive in time. */
  TOO_SLOW: { status: 408 },

  TITLE_REQUIRED: { status: 422 },
  TOO_FEW_PLACES: { status: 422 },
  DUPLICATE_PLACE: { status: 422 },
  PUBLIC_AND_PRIVE: { status: 422 },
  /** A stop refers to a place that does not exist, or not for this caller. */
  PLACE_UNKNOWN: { status: 422 },
  /** A custom place needs a name and an address. */
  CUSTOM_PLACE_INCOMPLETE: { status: 422 },
  UNDO_TOO_LATE: { status: 410 },

  /** Nobody reports what is their own. */
  OWN_CONTENT: { status: 403 },
  /** This reason needs words of its own. */
  DETAILS_REQUIRED: { status: 422 },
  SELF_BLOCK: { status: 422 },
  ALREADY_BLOCKED: { status: 409 },

  /** Nothing can be bought on this server: purchase mode is off. */
  PURCHASES_OFF: { status: 403 },

  USERNAME_TAKEN: { status: 409 },
  USERNAME_INVALID: { status: 422 },
  USERNAME_NOT_FOUND: { status: 404 },
  EMAIL_TAKEN: { status: 409 },
  WRONG_CREDENTIALS: { status: 401 },
  EMAIL_NOT_VERIFIED: { status: 403 },
  PASSWORD_TOO_SHORT: { status: 422 },
  /** Among the first that anybody would try (RUL-118). */
  PASSWORD_WEAK: { status: 422 },
  ADULTS_ONLY: { status: 422 },
  LINK_INVALID: { status: 410 },
  /** This server cannot send letters yet: no mail server is set. */
  NO_MAIL: { status: 503 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof ERRORS;
