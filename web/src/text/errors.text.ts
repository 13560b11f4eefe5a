import type { ErrorCode } from '@liora/domain/errors';
import { icu, texts } from '@liora/domain/i18n/texts';
import { MINIMUM_AGE_YEARS } from '@liora/domain/limits';

export const errorTexts = texts('errors', {
  /** Words for every error code; a missing one does not compile. Screens with texts of their own use those first. */
  ofCode: {
    UNAUTHENTICATED: 'Please sign in to go on.',
    NOT_FOUND: 'This is no longer here.',
    NOT_OWNER: 'You can only delete your own date plans',
    NOT_MEMBER: 'This is for Privé members.',
    RATE_LIMITED: 'That was a lot in a short time. Please try again in a little while.',
    BUSY: 'Liora is busy right now. Please try again.',
    TOO_LARGE: 'That is more than Liora can take at once. Please shorten it.',
    TOO_SLOW: 'The connection is too slow right now. Please try again.',
    TITLE_REQUIRED: 'Title is required',
    TOO_FEW_PLACES: 'At least 2 places are required',
    DUPLICATE_PLACE: 'A place can be in a plan only once.',
    PUBLIC_AND_PRIVE: 'A Privé plan cannot be visible to all users.',
    PLACE_UNKNOWN: 'One of these places can no longer be found. Please remove it.',
    CUSTOM_PLACE_INCOMPLETE: 'A custom place needs a name and an address.',
    UNDO_TOO_LATE: 'It is too late to bring this back.',
    OWN_CONTENT: 'You cannot report your own content',
    DETAILS_REQUIRED: 'Please say what is wrong.',
    SELF_BLOCK: 'You cannot block yourself.',
    ALREADY_BLOCKED: 'This user is already blocked.',
    PURCHASES_OFF: 'Real App Store purchases will be available after App Store Connect setup.',
    USERNAME_TAKEN: 'Username is already taken',
    USERNAME_INVALID: 'Invalid username',
    USERNAME_NOT_FOUND: 'Username not found',
    EMAIL_TAKEN: 'There is already an account with this email. Try signing in.',
    WRONG_CREDENTIALS: 'Wrong username or password',
    EMAIL_NOT_VERIFIED: 'Please confirm your email first. We can send the link again.',
    PASSWORD_TOO_SHORT: 'Password must be at least 6 characters long',
    PASSWORD_WEAK: 'Choose a password that is harder to guess',
    ADULTS_ONLY: icu('Please confirm that you are {age} or over and accept the terms.', {
      age: MINIMUM_AGE_YEARS,
    }),
    LINK_INVALID: 'This link is no longer valid.',
    NO_MAIL: 'This server cannot send mail yet. Please try again later.',
  } satisfies Record<ErrorCode, unknown>,
  /** Without a connection nothing was sent. */
  offline: 'There is no connection right now. Please try again when there is.',
  otherwise: 'Something went wrong. Please try again later.',
});
