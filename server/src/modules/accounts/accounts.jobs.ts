import type { Deps } from '../../deps.ts';
import { sweepRateLimits } from '../../rateLimits/rateLimits.ts';
import { sweepEmailChanges } from './emailChange/emailChange.queries.ts';
import { sweepMailedTokens } from './mailedLinks/mailedTokens.queries.ts';
import { sweepChallenges } from './passkeys/passkeys.queries.ts';
import { sweepTickets } from './secondFactor/secondFactor.queries.ts';
import { sweepSessions } from './session/session.queries.ts';
import { sweepSignInLinks } from './signInLink/signInLinks.queries.ts';

/** Removes what has run out: sessions, mailed links, half-done sign-ins, answered challenges and rate limit windows. Safe to run twice, on every node. */
export async function sweepAccounts(deps: Deps): Promise<void> {
  await sweepRateLimits(deps);
  await sweepMailedTokens(deps.db, deps.now());
  await sweepSignInLinks(deps.db, deps.now());
  await sweepSessions(deps.db, deps.now());
  await sweepTickets(deps.db, deps.now());
  await sweepChallenges(deps.db, deps.now());
  await sweepEmailChanges(deps.db, deps.now());
}
