import { DAY_SECONDS, HOUR_SECONDS } from '@liora/domain/durations';
import {
  EMAIL_CHANGE_LETTERS_PER_DAY,
  EMAIL_CHANGES_PER_HOUR,
  EMAIL_TAKEN_REPLIES_PER_HOUR,
  LETTERS_PER_ACCOUNT,
  LETTERS_PER_ACCOUNT_MOST,
  LETTERS_PER_ADDRESS,
  LETTERS_PER_DEVICE,
  LETTERS_PER_STRANGER,
  LINKS_TRIED_PER_MINUTE,
  SECOND_STEP_FREE_TRIES,
  SIGN_IN_FIRST_WAIT_SECONDS,
  SIGN_IN_FREE_TRIES,
  SIGN_IN_LONGEST_WAIT_SECONDS,
  SIGN_IN_TRIES_WINDOW_HOURS,
  SIGN_INS_PER_ADDRESS,
  SIGN_INS_PER_DEVICE,
  SIGN_UPS_PER_HOUR,
  USERNAME_CHECKS_PER_MINUTE,
} from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { forgetTries, type GrowingWait, takeTry } from '../../rateLimits/growingWait.ts';
import { networkOf } from '../../rateLimits/networkOf.ts';
import { giveBackToLimit, isWithinLimit, limitKey, takeFromLimit } from '../../rateLimits/rateLimits.ts';

const MINUTE = 60;

/** RUL-24: by address and by account. Shared by all app nodes, kept in the database. */
const LIMITS = {
  signInAddress: { name: 'sign-in:address', max: SIGN_INS_PER_ADDRESS, windowSeconds: 10 * MINUTE },
  signInDevice: { name: 'sign-in:device', max: SIGN_INS_PER_DEVICE, windowSeconds: 10 * MINUTE },
  signUpAddress: { name: 'sign-up:address', max: SIGN_UPS_PER_HOUR, windowSeconds: HOUR_SECONDS },
  emailTakenAddress: {
    name: 'email-taken:address',
    max: EMAIL_TAKEN_REPLIES_PER_HOUR,
    windowSeconds: HOUR_SECONDS,
  },
  mailTaken: { name: 'mail:account-exists', max: 1, windowSeconds: DAY_SECONDS },
  mailAddress: { name: 'mail:address', max: LETTERS_PER_ADDRESS, windowSeconds: HOUR_SECONDS },
  mailFirst: { name: 'mail:account-and-address', max: 1, windowSeconds: HOUR_SECONDS },
  mailFurther: { name: 'mail:account', max: LETTERS_PER_ACCOUNT, windowSeconds: HOUR_SECONDS },
  mailMost: { name: 'mail:account-most', max: LETTERS_PER_ACCOUNT_MOST, windowSeconds: HOUR_SECONDS },
  mailDevice: { name: 'mail:device', max: LETTERS_PER_DEVICE, windowSeconds: HOUR_SECONDS },
  emailChanges: { name: 'email-change:person', max: EMAIL_CHANGES_PER_HOUR, windowSeconds: HOUR_SECONDS },
  mailNewAddress: { name: 'mail:new-address', max: EMAIL_CHANGE_LETTERS_PER_DAY, windowSeconds: DAY_SECONDS },
  mailStranger: { name: 'mail:stranger', max: LETTERS_PER_STRANGER, windowSeconds: DAY_SECONDS },
  availabilityAddress: {
    name: 'availability:address',
    max: USERNAME_CHECKS_PER_MINUTE,
    windowSeconds: MINUTE,
  },
  linkAddress: { name: 'link:address', max: LINKS_TRIED_PER_MINUTE, windowSeconds: MINUTE },
};

const SIGN_IN_ACCOUNT: GrowingWait = {
  name: 'sign-in:account',
  freeTries: SIGN_IN_FREE_TRIES,
  firstWaitSeconds: SIGN_IN_FIRST_WAIT_SECONDS,
  longestWaitSeconds: SIGN_IN_LONGEST_WAIT_SECONDS,
  windowSeconds: SIGN_IN_TRIES_WINDOW_HOURS * HOUR_SECONDS,
};

/** Codes behind a right password, counted by themselves: nobody without it makes the owner wait here. */
const CODES_OF_ACCOUNT: GrowingWait = {
  ...SIGN_IN_ACCOUNT,
  name: 'second-step:account',
  freeTries: SECOND_STEP_FREE_TRIES,
};
/** Passwords that somebody who is signed in is asked for again. */
const PROOFS_OF_ACCOUNT: GrowingWait = { ...SIGN_IN_ACCOUNT, name: 'identity:account' };

export async function limitSignInAddress(deps: Deps, address: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.signInAddress, networkOf(address));
}

/**
 * One count per account, whether it was named by username or by e-mail and from wherever (FIX-08).
 * @param account its user id; for an address nobody has, the address, so that it is answered alike
 * @param knownDevice of somebody who has signed in to this account: strangers' guesses never make them wait
 */
export async function limitSignInTries(
  deps: Deps,
  account: string,
  knownDevice: string | null,
): Promise<void> {
  if (knownDevice) await takeFromLimit(deps, LIMITS.signInDevice, knownDevice);
  else await takeTry(deps, SIGN_IN_ACCOUNT, account);
}

/** After a sign-in or a new password: what was guessed before no longer makes anybody wait. */
export function forgetSignInTries(deps: Deps, userId: string): Promise<void> {
  return forgetTries(deps, SIGN_IN_ACCOUNT, userId);
}

export async function limitSignUp(deps: Deps, address: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.signUpAddress, networkOf(address));
}

/**
 * Takes one of the few answers that tell a network of an account, before it is known whether there is one: past them
 * every address is refused alike, so that the refusal tells nothing either (RUL-119).
 * @returns gives it back: nobody had the address
 */
export async function limitTakenEmails(deps: Deps, address: string): Promise<() => Promise<void>> {
  const network = networkOf(address);
  await takeFromLimit(deps, LIMITS.emailTakenAddress, network);
  return () => giveBackToLimit(deps, LIMITS.emailTakenAddress, network);
}

/** The owner of an address that others sign up with hears of it once a day at most (RUL-119). */
export function mayMailAccountExists(deps: Deps, email: string): Promise<boolean> {
  return isWithinLimit(deps, LIMITS.mailTaken, email);
}

/** A network as it may be kept: nobody can tell which one it is. */
export function networkMark(deps: Deps, address: string): string {
  return limitKey(deps, 'mail:network', networkOf(address));
}

/** Whether a network may have any more letters sent. Who may not is answered as always. */
export function mayAskForMail(deps: Deps, address: string): Promise<boolean> {
  return isWithinLimit(deps, LIMITS.mailAddress, networkOf(address));
}

/**
 * Whether one more letter goes to an account, of those that anybody can have sent to somebody else. A burst from
 * elsewhere never uses up what is the owner's (FIX-08): a device that has signed in to the account has a count of its
 * own, and the first letter that a network asks for goes out beside the few that all further ones share. Only a
 * flood from very many networks ends that, for strangers alone.
 */
export async function mayMailAccount(
  deps: Deps,
  request: { userId: string; network: string; knownDevice: string | null },
): Promise<boolean> {
  const { userId, network, knownDevice } = request;
  if (knownDevice) return isWithinLimit(deps, LIMITS.mailDevice, knownDevice);
  const first = await isWithinLimit(deps, LIMITS.mailFirst, `${userId}\n${network}`);
  if (!first && !(await isWithinLimit(deps, LIMITS.mailFurther, userId))) return false;
  return isWithinLimit(deps, LIMITS.mailMost, userId);
}

export async function limitAvailability(deps: Deps, address: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.availabilityAddress, networkOf(address));
}

/** Tries of a mailed link. Its token cannot be guessed; this only spares the database. */
export async function limitLinkTries(deps: Deps, address: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.linkAddress, networkOf(address));
}

/** Wrong codes of one account, of the app or for recovery: after ten each waits longer (FIX-08). */
export function limitCodeTries(deps: Deps, userId: string): Promise<void> {
  return takeTry(deps, CODES_OF_ACCOUNT, userId);
}

export function forgetCodeTries(deps: Deps, userId: string): Promise<void> {
  return forgetTries(deps, CODES_OF_ACCOUNT, userId);
}

/** A stolen session is no place to guess the password from. */
export function limitProofTries(deps: Deps, userId: string): Promise<void> {
  return takeTry(deps, PROOFS_OF_ACCOUNT, userId);
}

export function forgetProofTries(deps: Deps, userId: string): Promise<void> {
  return forgetTries(deps, PROOFS_OF_ACCOUNT, userId);
}

export async function limitEmailChanges(deps: Deps, userId: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.emailChanges, userId);
}

/** An address that people only have typed gets few letters, whoever typed it. */
export function mayMailNewAddress(deps: Deps, email: string): Promise<boolean> {
  return isWithinLimit(deps, LIMITS.mailNewAddress, email);
}

/** An address without an account gets few links to sign in within a day, whoever typed it. */
export function mayMailStranger(deps: Deps, email: string): Promise<boolean> {
  return isWithinLimit(deps, LIMITS.mailStranger, email);
}
