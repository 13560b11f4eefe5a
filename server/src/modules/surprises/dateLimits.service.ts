import type { DateLimits } from '@liora/domain/contract/surpriseFacts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { limitsOf, storeLimits } from './dateLimits.queries.ts';

type Stored = DateLimits & { version: number };
const NONE: Stored = { diet: null, budget: null, longest_walk_minutes: null, version: 0 };

/** What the caller needs of any evening. */
export const ownLimits = async ({ deps, viewer }: SignedInCaller): Promise<Stored> =>
  (await limitsOf(deps.db, viewer.userId)) ?? NONE;

/** Saves them over what was seen; what another device saved meanwhile comes back with LIMITS_CHANGED. */
export async function saveLimits(caller: SignedInCaller, limits: Stored): Promise<Stored> {
  const { deps, viewer } = caller;
  if (!(await storeLimits(deps.db, viewer.userId, limits, deps.now())))
    throw new ProductError('LIMITS_CHANGED', { limits: await ownLimits(caller) });
  return ownLimits(caller);
}
