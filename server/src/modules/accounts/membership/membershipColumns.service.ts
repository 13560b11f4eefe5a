import type { Db } from '../../../db/client.ts';
import type { MembershipColumns } from '../../membership/billing/billingRecord.rules.ts';
import { expireMemberships, updateMembership } from './membershipColumns.queries.ts';

/** Writes what billing decides into somebody's profile, except where an admin does (RUL-08). */
export const setMembership = (db: Db, userId: string, columns: MembershipColumns, now: Date) =>
  updateMembership(db, userId, columns, now);

/** Ends at most `limit` memberships whose end date has come; returns how many. */
export const endMemberships = (db: Db, now: Date, limit: number): Promise<number> =>
  expireMemberships(db, now, limit);
