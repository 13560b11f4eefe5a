import type { Me } from '@liora/domain/contract/accounts';
import type { Membership } from '@liora/domain/contract/membership';

/** What decides what a person may see, and whose it is. */
export interface Standing {
  userId: string;
  tier: Membership['tier'];
  member: boolean;
}

/** The same person may see other things than before: what was fetched under the old standing must go (RUL-60). */
export function standingChanged(before: Standing | null, after: Standing | null): boolean {
  if (!before || !after || before.userId !== after.userId) return false;
  return before.tier !== after.tier || before.member !== after.member;
}

export const standingOfMe = (me: Me | null | undefined): Standing | null =>
  me ? { userId: me.user_id, tier: me.membership_tier, member: me.member } : null;

export const standingOfMembership = (
  me: Me | null | undefined,
  { tier, member }: Membership,
): Standing | null => (me ? { userId: me.user_id, tier, member } : null);
