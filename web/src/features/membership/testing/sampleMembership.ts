import type { Membership } from '@liora/domain/contract/membership';
import { PRIVE_MONTHLY } from '@liora/domain/rules/membershipProduct';

export const FREE: Membership = {
  tier: 'free',
  member: false,
  prive: false,
  subscription_status: null,
  subscription_end_date: null,
  trial_status: null,
  days_remaining: 0,
  trial_ending_soon: false,
  admin_managed: false,
  lent: false,
  will_renew: false,
  purchase_mode: 'stub',
  product: PRIVE_MONTHLY,
};

export const PRIVE: Membership = {
  ...FREE,
  tier: 'prive',
  member: true,
  prive: true,
  subscription_status: 'active',
  subscription_end_date: '2027-05-16T20:00:00.000Z',
  days_remaining: 214,
  will_renew: true,
};
