import { randomBytes } from 'node:crypto';
import type { MadeCode } from '@liora/domain/contract/couples';
import { HOUR_MS, HOUR_SECONDS } from '@liora/domain/durations';
import { LINK_CODE_BYTES, LINK_CODE_HOURS, LINK_CODES_PER_HOUR } from '@liora/domain/limits';
import { toLinkCode } from '@liora/domain/rules/linkCode';
import type { Db } from '../../../db/client.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { type Doer, requireStillSignedIn } from '../../accounts/identity/stillSignedIn.service.ts';
import { dropWaitingCodes, storeCode } from './linkCodes.queries.ts';
import { isAnyLinked, lockPeople } from './links.queries.ts';

const CODE_LIMIT = { name: 'link code', max: LINK_CODES_PER_HOUR, windowSeconds: HOUR_SECONDS };

/**
 * Makes the one code of the caller; one made before stops working (RUL-43). Where members lend seats, also for who is none: whoever
 * takes it may be one (RUL-111). @throws NOT_MEMBER, HAS_PARTNER, RATE_LIMITED
 */
export async function createCode(caller: Doer): Promise<MadeCode> {
  const { deps, viewer } = caller;
  if (!viewer.entitlement.member && !deps.config.companionSeat) throw new ProductError('NOT_MEMBER');
  await takeFromLimit(deps, CODE_LIMIT, viewer.userId);
  const now = deps.now();
  const code = toLinkCode(randomBytes(LINK_CODE_BYTES));
  const expiresAt = new Date(now.getTime() + LINK_CODE_HOURS * HOUR_MS);
  await deps.db.transaction().execute(async (trx) => {
    // Who is being linked at this moment has a partner, and no code, afterwards.
    await lockPeople(trx, [viewer.userId]);
    await requireStillSignedIn(trx, caller);
    if (await isAnyLinked(trx, [viewer.userId])) throw new ProductError('HAS_PARTNER');
    await storeCode(trx, { userId: viewer.userId, code, now, expiresAt });
  });
  return { code, expires_at: expiresAt.toISOString() };
}

/** Whoever was signed in may have noted it down. The caller holds the account: nobody links with it at this moment. */
export const dropLinkCode = (trx: Db, userId: string): Promise<void> => dropWaitingCodes(trx, [userId]);

/** Takes back the caller's code unless somebody has used it; whoever does so at this moment was first, or comes too late. */
export async function cancelCode({ deps, viewer }: SignedInCaller) {
  await deps.db.transaction().execute(async (trx) => {
    await lockPeople(trx, [viewer.userId]);
    await dropWaitingCodes(trx, [viewer.userId]);
  });
  return {};
}
