import type { Deps } from '../../deps.ts';
import { networkOf } from '../../rateLimits/networkOf.ts';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';

const MINUTE = 60;
const HOUR = 3600;

/** RUL-24: by address and by identifier. Shared by all app nodes, kept in the database. */
const LIMITS = {
  signInPair: { name: 'sign-in:pair', max: 10, windowSeconds: 10 * MINUTE },
  signInAddress: { name: 'sign-in:address', max: 50, windowSeconds: 10 * MINUTE },
  signUpAddress: { name: 'sign-up:address', max: 10, windowSeconds: HOUR },
  mailIdentifier: { name: 'mail:identifier', max: 5, windowSeconds: HOUR },
  mailAddress: { name: 'mail:address', max: 20, windowSeconds: HOUR },
  availabilityAddress: { name: 'availability:address', max: 60, windowSeconds: MINUTE },
  linkAddress: { name: 'link:address', max: 60, windowSeconds: MINUTE },
};

export async function limitSignIn(deps: Deps, address: string, identifier: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.signInAddress, networkOf(address));
  await takeFromLimit(deps, LIMITS.signInPair, `${networkOf(address)}\n${identifier.toLowerCase()}`);
}

export async function limitSignUp(deps: Deps, address: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.signUpAddress, networkOf(address));
}

/** Letters that anybody can have sent to somebody else: reset and verification links. */
export async function limitMailedLinks(deps: Deps, address: string, identifier: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.mailAddress, networkOf(address));
  await takeFromLimit(deps, LIMITS.mailIdentifier, identifier.toLowerCase());
}

export async function limitAvailability(deps: Deps, address: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.availabilityAddress, networkOf(address));
}

/** Tries of a mailed link. Its token cannot be guessed; this only spares the database. */
export async function limitLinkTries(deps: Deps, address: string): Promise<void> {
  await takeFromLimit(deps, LIMITS.linkAddress, networkOf(address));
}
