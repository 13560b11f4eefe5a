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
  /** Moderators have suspended the account: nothing but what is its own is open to it. */
  SUSPENDED: { status: 403 },
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
  /** What was made of a Privé plan stays for its maker or for members. */
  MADE_OF_PRIVE: { status: 422 },
  /** A stop refers to a place that does not exist, or not for this caller. */
  PLACE_UNKNOWN: { status: 422 },
  /** A custom place needs a name and an address. */
  CUSTOM_PLACE_INCOMPLETE: { status: 422 },
  /** Somebody else changed the same of it since this edit began; `plan` is how it stands now. */
  PLAN_CHANGED: { status: 409 },
  UNDO_TOO_LATE: { status: 410 },
  CATEGORY_REQUIRED: { status: 422 },
  /** Not one of the fixed subcategories of its category. */
  SUBCATEGORY_UNKNOWN: { status: 422 },
  /** A pin needs a point or an address. */
  POSITION_REQUIRED: { status: 422 },
  /** It was changed since this edit began; `pin` is how it stands now. */
  PIN_CHANGED: { status: 409 },
  /** It was corrected since this edit began; `place` is how it stands now. */
  PLACE_CHANGED: { status: 409 },
  /** Hours that cannot be understood; `parts` says which parts of them. */
  HOURS_UNREADABLE: { status: 422 },
  /** A category that records of this kind do not have. */
  CATEGORY_OF_OTHERS: { status: 422 },
  /** What the edit set was changed since; `fields` says which of it. */
  EDIT_OVERTAKEN: { status: 409 },
  /** Whoever looks addresses up cannot be reached. */
  GEOCODING_FAILED: { status: 502 },

  /** It was changed since; `item` is how it stands now. */
  BUCKET_CHANGED: { status: 409 },
  /** More items than a bucket list has. */
  BUCKET_FULL: { status: 422 },
  /** Nothing is done tomorrow. */
  BUCKET_DAY: { status: 422 },

  /** A code that leads nowhere: unknown, expired, or not for this caller (ERR-83). */
  INVITATION_INVALID: { status: 404 },
  /** It was changed or answered since; `invitation` is how it stands now. */
  INVITATION_CHANGED: { status: 409 },
  /** Nobody answers what they sent themselves. */
  INVITATION_OWN: { status: 403 },
  /** It was sent to somebody else. */
  INVITATION_OTHERS: { status: 403 },
  /** This person cannot be invited now; why is nobody's to know. */
  INVITATION_REFUSED: { status: 403 },
  /** A time that is over, or none of those that were proposed. */
  INVITATION_TIME: { status: 422 },
  /** Not everybody may see the place or plan, so it is not sent around. */
  INVITATION_WITHHELD: { status: 422 },

  /** It was changed since this edit began; `memory` is how it stands now. */
  MEMORY_CHANGED: { status: 409 },
  /** Both have added to it, so neither takes it for themself. */
  MEMORY_OF_BOTH: { status: 409 },
  /** A day that has not come yet. */
  MEMORY_DATE: { status: 422 },
  /** A share code that leads nowhere: unknown, expired or taken back (ERR-87). */
  MEMORY_NOT_FOUND: { status: 404 },
  /** A memory is added to the account that asks, and to no other (RUL-42). */
  MEMORY_CLAIM_REFUSED: { status: 403 },

  /** The free plan's saved places are used up (SAVE-08). */
  SAVED_LIMIT: { status: 403 },
  /** Mark or note were changed on another device since; `saved` is how they stand now. */
  SAVED_CHANGED: { status: 409 },
  /** The person has a category of this name. */
  CATEGORY_NAME_TAKEN: { status: 409 },
  CATEGORY_NAME_REQUIRED: { status: 422 },
  TOO_MANY_CATEGORIES: { status: 422 },
  /** More rows of lists wait for their places than may. */
  WAITING_FULL: { status: 422 },
  /** The import was taken back while rows of it were still under way. */
  IMPORT_UNDONE: { status: 409 },

  /** Somebody else decided about it since; `decision` is what stands now, null where theirs was taken back. */
  DECIDED_MEANWHILE: { status: 409 },
  /** An admin is not suspended, a profile not deleted, and nobody warned whose account is gone. */
  DECISION_REFUSED: { status: 422 },
  /** An author objects once, to what stands. */
  OBJECTION_REFUSED: { status: 409 },

  /** Nobody reports what is their own. */
  OWN_CONTENT: { status: 403 },
  /** Nobody reviews a pin of their own. */
  OWN_PIN: { status: 403 },
  /** This reason needs words of its own. */
  DETAILS_REQUIRED: { status: 422 },
  SELF_BLOCK: { status: 422 },
  ALREADY_BLOCKED: { status: 409 },

  /** The person has a partner already. */
  HAS_PARTNER: { status: 409 },
  /** The person shares with no partner now. */
  NO_PARTNER: { status: 403 },

  /** That plan is a surprise already. */
  SURPRISE_ALREADY: { status: 409 },
  /** The two have as many surprises before them as they may. */
  SURPRISES_FULL: { status: 422 },
  /** It was changed since; `surprise` is how it stands now. */
  SURPRISE_CHANGED: { status: 409 },
  /** While a plan is a surprise, nobody else sees it. */
  PLAN_IS_SURPRISE: { status: 422 },
  /** They were changed on another device since; `limits` is how they stand now. */
  LIMITS_CHANGED: { status: 409 },
  /** One of the two has turned check-ins off, or nobody has begun them. */
  CHECK_INS_OFF: { status: 403 },
  /** The day or week that was answered is over. */
  CHECK_IN_OVER: { status: 410 },
  /** It was changed, taken back or revealed since; `check_in` is how it stands now. */
  CHECK_IN_CHANGED: { status: 409 },
  /** An evening that is over, or too far away to be marked. */
  EVENING_REFUSED: { status: 422 },

  /** The deck has opened: votes are over. */
  MATCH_CLOSED: { status: 409 },
  /** Too few places and plans around there for two hands. */
  MATCH_FEW_CARDS: { status: 422 },

  /** Neither JPEG, PNG, WebP nor AVIF, whatever it is called. */
  PHOTO_TYPE: { status: 415 },
  /** More than one picture in a file. */
  PHOTO_ANIMATED: { status: 422 },
  /** Cut short, or not what it begins as. */
  PHOTO_BROKEN: { status: 422 },
  /** More pixels than are read. */
  PHOTO_TOO_MANY_PIXELS: { status: 422 },
  /** No photo of the caller's own that is ready and free for this. */
  PHOTO_UNKNOWN: { status: 422 },
  TOO_MANY_PHOTOS: { status: 422 },

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
  /** The password was right, too long ago: the second step begins with it again. */
  SECOND_STEP_EXPIRED: { status: 410 },
  /** A code that is wrong, was used, or has run out. */
  CODE_WRONG: { status: 422 },
  /** How one signs in is changed by who gives password or passkey again. */
  IDENTITY_UNPROVED: { status: 403 },
  /** The same of an admin, who signed in or proved it too long ago for what admins see and do. */
  ADMIN_UNPROVED: { status: 403 },
  /** Accounts of admins are the operator's alone, one's own among them. */
  ADMIN_PROTECTED: { status: 403 },
  /** A membership is given until today at the earliest. */
  TIER_END_PAST: { status: 422 },
  CODE_APP_ON: { status: 409 },
  CODE_APP_OFF: { status: 409 },
  /** A passkey that is unknown, or an answer that does not fit its question. */
  PASSKEY_REFUSED: { status: 422 },
  TOO_MANY_PASSKEYS: { status: 409 },
  /** This server has no address that passkeys can belong to. */
  PASSKEYS_OFF: { status: 403 },
  /** Nobody's company is configured on this server. */
  COMPANY_OFF: { status: 403 },
  /** The company's sign-in cannot be reached, or is not what it says. */
  COMPANY_DOWN: { status: 502 },
  /** An answer of the company's sign-in that does not fit what was asked here. */
  COMPANY_REFUSED: { status: 422 },
  /** The company does not vouch for the e-mail. */
  COMPANY_EMAIL_UNVERIFIED: { status: 403 },
  /** Company account or Liora account are connected to another one. */
  COMPANY_TAKEN: { status: 409 },
  /** Nothing else signs in to the account. */
  COMPANY_LAST: { status: 409 },
  /** The company let somebody through whom it had not asked again. */
  COMPANY_PROOF_OLD: { status: 422 },
  EMAIL_UNCHANGED: { status: 422 },
  /** This server cannot send letters yet: no mail server is set. */
  NO_MAIL: { status: 503 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof ERRORS;
