/** What a billing provider reported, as it is kept (table billing_events). Columns carry the provider's own words. */
export interface BillingEvent {
  id: string;
  type: string;
  /** When the provider made it: the order in which events count, ties by id. */
  event_at: Date;
  /** Whose it is: the account's id, else the provider's anonymous one. Null for a transfer. */
  customer: string | null;
  /** Everybody it concerns: the customer, or both sides of a transfer. */
  customers: string[];
  transferred_from: string[];
  transferred_to: string[];
  /** One subscription at its store: the first transaction of it. */
  subscription: string | null;
  product: string | null;
  store: string | null;
  sandbox: boolean;
  period: string | null;
  purchased_at: Date | null;
  expires_at: Date | null;
  grace_until: Date | null;
  /** Of a cancellation or an expiration. */
  reason: string | null;
  refunded: boolean;
}

/** The purchase of a server in purchase mode, kept beside those of real stores. */
export const STUB_PURCHASE = 'STUB_PURCHASE';

const ACCOUNT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a customer is an account of Liora, as opposed to an anonymous id of the provider. */
export function isAccountId(customer: string): boolean {
  return ACCOUNT_ID.test(customer);
}
