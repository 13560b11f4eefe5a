import { DAY_SECONDS } from '@liora/domain/durations';
import type { Language } from '@liora/domain/i18n/languages';
import { MEMBER_DATA_PER_DAY } from '@liora/domain/limits';
import type { AdminAction } from '@liora/domain/rules/adminActions';
import { type ActionRecord, recordAction } from '../../../audit/recordAction.ts';
import type { Db } from '../../../db/client.ts';
import type { MadeFile } from '../../../http/madeFile.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { emailOf } from '../../accounts/accounts.service.ts';
import { closeAccount } from '../../accounts/closing/closing.service.ts';
import { giveTier } from '../../accounts/membership/membershipColumns.service.ts';
import { dataOf } from '../../accounts/ownData/ownData.service.ts';
import { endSessionsOf } from '../../accounts/sessions/sessions.service.ts';
import { returnTierToBilling } from '../../membership/billing/billing.service.ts';
import { requireMember, tierEnd } from './members.policy.ts';
import { memberById } from './members.queries.ts';

const DATA_LIMIT = { name: 'member-data', max: MEMBER_DATA_PER_DAY, windowSeconds: DAY_SECONDS };

interface OfMember {
  user_id: string;
  reason: string;
}

/** The line that says what was done to a member, by whom and why. */
function lineOf(
  { deps, viewer }: SignedInCaller,
  { user_id, reason }: OfMember,
  action: AdminAction,
  details?: ActionRecord['details'],
): ActionRecord {
  const subject = { type: 'member', id: user_id };
  return { at: deps.now(), adminId: viewer.userId, action, subject, reason, details };
}

/** Does something to a member and writes it down, or neither. @throws NOT_FOUND, ADMIN_PROTECTED */
function actOnMember<Result>(
  caller: SignedInCaller,
  { user_id }: OfMember,
  line: ActionRecord,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  return caller.deps.db.transaction().execute(async (trx) => {
    requireMember(await memberById(trx, user_id));
    const result = await work(trx);
    await recordAction(trx, line);
    return result;
  });
}

/** The address of a member, on demand. */
export function revealEmail(caller: SignedInCaller, input: OfMember): Promise<{ email: string }> {
  return actOnMember(caller, input, lineOf(caller, input, 'member.reveal-email'), async (trx) => {
    const email = await emailOf(trx, input.user_id);
    if (email === null) throw new ProductError('NOT_FOUND');
    return { email };
  });
}

/** Gives a tier that neither stores nor time take away before its end (RUL-08). @throws TIER_END_PAST */
export async function setTier(
  caller: SignedInCaller,
  input: OfMember & { tier: 'prive' | 'premium'; until: string | null },
) {
  const { tier, until } = input;
  const now = caller.deps.now();
  const end = tierEnd(until, now);
  const line = lineOf(caller, input, 'member.set-tier', { tier, until });
  await actOnMember(caller, input, line, (trx) => giveTier(trx, input.user_id, { tier, until: end, now }));
  return {};
}

/** Takes such a tier back: the membership is what the store says. Where there is none nothing happens. */
export async function clearTier(caller: SignedInCaller, input: OfMember) {
  await returnTierToBilling(caller.deps, input.user_id, {
    overAt: null,
    before: async (trx) => void requireMember(await memberById(trx, input.user_id)),
    after: (trx) => recordAction(trx, lineOf(caller, input, 'member.clear-tier')),
  });
  return {};
}

/** Ends all sessions of a member, and the address of their calendar; whoever has a session open is told live. */
export async function signOutMember(caller: SignedInCaller, input: OfMember) {
  const line = lineOf(caller, input, 'member.sign-out');
  await actOnMember(caller, input, line, (trx) => endSessionsOf(trx, input.user_id, null));
  return {};
}

/**
 * The copy of their data that a member would get themself, for who cannot (RUL-92). The line stands before there is a file: one
 * that was given up is written down, too.
 */
export async function exportMember(
  caller: SignedInCaller,
  input: OfMember,
  language: Language,
): Promise<MadeFile> {
  const { deps, viewer } = caller;
  return dataOf(deps, { userId: input.user_id, language }, async () => {
    await takeFromLimit(deps, DATA_LIMIT, viewer.userId);
    await actOnMember(caller, input, lineOf(caller, input, 'member.export'), async () => {});
  });
}

/** Deletes an account as its owner would (RUL-92). Of one that is deleted already nothing changes. */
export async function eraseMember(caller: SignedInCaller, input: OfMember) {
  await closeAccount(caller.deps, input.user_id, async (trx) => {
    const { closed_at } = requireMember(await memberById(trx, input.user_id));
    if (closed_at === null) await recordAction(trx, lineOf(caller, input, 'member.erase'));
    return closed_at === null;
  });
  return {};
}
