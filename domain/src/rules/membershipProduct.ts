import { PRIVE_MONTHLY_PRICE_USD, STUB_SUBSCRIPTION_YEARS } from '../limits.ts';

/** The one thing there is to buy (CONST-27, RUL-04). */
export const PRIVE_MONTHLY = {
  title: 'Privé Monthly',
  price: PRIVE_MONTHLY_PRICE_USD,
  currency: 'USD',
  package_type: 'MONTHLY',
} as const;

/** When a stub purchase made at `at` ends (MEM-16): the same date and time of the next year, by UTC. */
export function stubEndDate(at: Date): Date {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + STUB_SUBSCRIPTION_YEARS);
  return end;
}
