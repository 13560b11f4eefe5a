import type { Deps } from '../../../deps.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { type ChallengePurpose, challengeEnd, challengeHash } from './challenge.rules.ts';
import { spendChallenge } from './passkeys.queries.ts';

/** Whether an answer is to a question of ours that nobody has answered; it counts as answered from then on. */
export function takesChallenge(deps: Deps, purpose: ChallengePurpose) {
  return async (challenge: string): Promise<boolean> => {
    const end = challengeEnd(deps.config.sessionSecret, purpose, challenge, deps.now());
    return end !== null && spendChallenge(deps.db, challengeHash(challenge), end);
  };
}

/** The library throws words for developers at whatever does not fit; people hear that it did not work. */
export async function orRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify();
  } catch (error) {
    // What the database says of a challenge is not about the passkey.
    if (error instanceof Error && 'severity' in error) throw error;
    throw new ProductError('PASSKEY_REFUSED');
  }
}
