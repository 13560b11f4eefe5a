import { DAY_MS } from '@liora/domain/durations';
import { ProductError } from '../../../rpc/errors.ts';

/**
 * Admins act on members, never on admins, one's own account among them: who got hold of one admin's session can neither lock
 * the others out nor give themself anything. An operator ends an appointment at the machine, and then there is a member.
 * @throws NOT_FOUND, ADMIN_PROTECTED
 */
export function requireMember<Row extends { is_admin: boolean }>(row: Row | null): Row {
  if (!row) throw new ProductError('NOT_FOUND');
  if (row.is_admin) throw new ProductError('ADMIN_PROTECTED');
  return row;
}

/** When a tier ends that is given until a day of UTC: with that day. @throws TIER_END_PAST */
export function tierEnd(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  const end = new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS);
  if (end <= now) throw new ProductError('TIER_END_PAST');
  return end;
}
