import { type UsernameProblem, usernameProblem } from '@liora/domain/rules/username';
import { entryText } from './accounts.text.ts';

/** What is known about the username in the field. */
export type UsernameVerdict =
  | { state: 'empty' }
  | { state: 'waiting' }
  | { state: 'wrong'; text: string }
  | { state: 'free'; text: string }
  /** The look-up failed; the server decides when the form is sent. */
  | { state: 'unknown'; text: string };

export interface UsernameLookup {
  /** The name that was looked up: the field's text as it was when typing stopped. */
  debounced: string;
  available: boolean | undefined;
  failed: boolean;
}

const PROBLEMS: Record<UsernameProblem, () => string> = {
  too_short: () => entryText.usernameTooShort,
  too_long: () => entryText.usernameTooLong,
  bad_characters: () => entryText.usernameCharacters,
};

/** USER-01 to USER-08, from what is typed and what the look-up of the settled text says. */
export function usernameVerdict(typed: string, lookup: UsernameLookup): UsernameVerdict {
  if (typed === '') return { state: 'empty' };
  if (typed !== lookup.debounced) return { state: 'waiting' };
  const problem = usernameProblem(typed);
  if (problem) return { state: 'wrong', text: PROBLEMS[problem]() };
  if (lookup.failed) return { state: 'unknown', text: entryText.usernameCheckFailed };
  if (lookup.available === undefined) return { state: 'waiting' };
  return lookup.available
    ? { state: 'free', text: entryText.usernameAvailable }
    : { state: 'wrong', text: entryText.usernameTaken };
}

/** AUTH-08, AUTH-09: no sign-up while the username is invalid or being checked. */
export function maySignUp(verdict: UsernameVerdict): boolean {
  return verdict.state === 'free' || verdict.state === 'unknown';
}
