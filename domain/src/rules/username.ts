import { USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '../limits.ts';

export type UsernameProblem = 'too_short' | 'too_long' | 'bad_characters';

/** What is wrong with a username, or null (USER-01 to USER-03; exactly 20 characters pass, RUL-26). */
export function usernameProblem(username: string): UsernameProblem | null {
  if (username.length < USERNAME_MIN_CHARS) return 'too_short';
  if (username.length > USERNAME_MAX_CHARS) return 'too_long';
  return /^[A-Za-z0-9_]+$/.test(username) ? null : 'bad_characters';
}

/** The username of an account that never chose one: e-mail local part + '_' + first 8 characters of the id (USER-09). */
export function defaultUsername(email: string, userId: string): string {
  return `${email.split('@')[0] ?? ''}${defaultEnding(userId)}`;
}

/** Whether a name is the one that was made: its ending alone says so, since the e-mail may be another one by now (RUL-28). */
export const isDefaultUsername = (username: string, userId: string): boolean =>
  username.endsWith(defaultEnding(userId));

const defaultEnding = (userId: string): string => `_${userId.slice(0, 8)}`;
