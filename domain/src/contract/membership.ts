import * as z from 'zod';
import { PRIVE_MONTHLY } from '../rules/membershipProduct.ts';
import { errors } from './errors.ts';
import { read, write } from './procedure.ts';

/** The caller's membership as it stands now (API-01). */
export const membership = z.object({
  /** The effective tier: under the override prive, whatever the profile says. */
  tier: z.enum(['free', 'prive', 'premium']),
  /** May see and make Privé things. */
  member: z.boolean(),
  /** Member whose tier is prive: Privé pins in search. */
  prive: z.boolean(),
  subscription_status: z.string().nullable(),
  /** Instant. */
  subscription_end_date: z.string().nullable(),
  trial_status: z.string().nullable(),
  /** Whole days, rounded up; 0 when not active, null when it runs without an end. */
  days_remaining: z.number().int().min(0).nullable(),
  trial_ending_soon: z.boolean(),
  /** Given by an admin: neither stores nor time take it away (RUL-08). */
  admin_managed: z.boolean(),
  /** Of the partner, who lends a seat while the two are linked (RUL-111). */
  lent: z.boolean(),
  /** The store will charge again at the end date. */
  will_renew: z.boolean(),
  /** What buying does without a store: the stub purchase, or nothing (RUL-07). */
  purchase_mode: z.enum(['stub', 'off']),
  product: z.object({
    title: z.literal(PRIVE_MONTHLY.title),
    price: z.literal(PRIVE_MONTHLY.price),
    currency: z.literal(PRIVE_MONTHLY.currency),
    package_type: z.literal(PRIVE_MONTHLY.package_type),
  }),
});
export type Membership = z.infer<typeof membership>;

export const membershipContract = {
  get: read('/membership/get').errors(errors('UNAUTHENTICATED')).output(membership),
  /** The stub purchase (RUL-06), for the caller alone; a server that sells for real answers PURCHASES_OFF. */
  purchase: write('/membership/purchase')
    .errors(errors('UNAUTHENTICATED', 'PURCHASES_OFF', 'RATE_LIMITED'))
    .output(membership),
  /** Brings back what the server's own billing record knows of the caller; never takes anything away. */
  restore: write('/membership/restore')
    .errors(errors('UNAUTHENTICATED', 'RATE_LIMITED'))
    .output(z.object({ restored: z.boolean(), membership })),
};
