import type { Db } from '../../../db/client.ts';
import type { MembershipColumns } from '../../membership/billing/billingRecord.rules.ts';
import {
  endedTiers,
  expireMemberships,
  manageTier,
  NO_MEMBERSHIP,
  unmanageTier,
  updateMembership,
} from './membershipColumns.queries.ts';

/** Writes what billing decides into somebody's profile, except where an admin does (RUL-08). */
export const setMembership = (db: Db, userId: string, columns: MembershipColumns, now: Date) =>
  updateMembership(db, userId, columns, now);

/** Gives a tier that billing leaves alone from then on, until it is taken back or has ended (RUL-08). */
export const giveTier = (
  trx: Db,
  userId: string,
  given: { tier: 'prive' | 'premium'; until: Date | null; now: Date },
) => manageTier(trx, userId, given);

/** In place of a tier that an admin gave the membership is what billing says; null: billing knows of none. Whether there was one. */
export const takeTierBack = (
  trx: Db,
  userId: string,
  columns: MembershipColumns | null,
  when: { now: Date; overAt: Date | null },
): Promise<boolean> => unmanageTier(trx, userId, columns ?? NO_MEMBERSHIP, when);

/** Whose tiers that admins gave have ended, at most `limit`. */
export const tiersOver = (
  db: Db,
  which: { now: Date; most: number; without: readonly string[] },
): Promise<string[]> => endedTiers(db, which);

/** Ends at most `limit` memberships whose end date has come; returns how many. */
export const endMemberships = (db: Db, now: Date, limit: number): Promise<number> =>
  expireMemberships(db, now, limit);
