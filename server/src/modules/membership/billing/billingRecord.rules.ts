import type { MembershipTier } from '@liora/domain/rules/membership';
import { type BillingEvent, isAccountId } from './billingEvent.rules.ts';
import { accessEnd, afterEvent, type Subscription } from './subscription.rules.ts';

/** What the events say about one customer. */
export interface BillingRecord {
  subscriptions: Subscription[];
  /** Start of the first trial, if there was one. */
  trialStartedAt: Date | null;
  /** When the last subscription went to somebody else. */
  transferredAt: Date | null;
}

/** The membership columns of a profile that billing decides. */
export interface MembershipColumns {
  membership_tier: MembershipTier;
  subscription_status: 'active' | 'expired' | null;
  subscription_end_date: Date | null;
  trial_status: 'active' | 'expired' | null;
  trial_start_date: Date | null;
  subscription_will_renew: boolean;
}

type Records = Map<string, BillingRecord>;

const inOrder = (a: BillingEvent, b: BillingEvent) =>
  a.event_at.getTime() - b.event_at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Works out everybody's record from all events that hang together, in the order of the events' own time: the same for
 * every order and number of deliveries. A subscription belongs to one customer at a time.
 */
export function foldBilling(events: readonly BillingEvent[]): Records {
  const subscriptions = new Map<string, Subscription>();
  const records: Records = new Map();
  for (const event of [...events].sort(inOrder)) {
    if (event.type === 'TRANSFER') transfer(subscriptions, records, event);
    else applyTo(subscriptions, records, event);
  }
  for (const subscription of subscriptions.values())
    recordOf(records, subscription.owner).subscriptions.push(subscription);
  return records;
}

function recordOf(records: Records, customer: string): BillingRecord {
  const known = records.get(customer) ?? { subscriptions: [], trialStartedAt: null, transferredAt: null };
  records.set(customer, known);
  return known;
}

function applyTo(subscriptions: Map<string, Subscription>, records: Records, event: BillingEvent): void {
  if (event.subscription === null) return;
  const before = subscriptions.get(event.subscription);
  const after = afterEvent(before, event);
  if (!after) return;
  subscriptions.set(event.subscription, after);
  if (before && before.owner !== after.owner) recordOf(records, before.owner).transferredAt = event.event_at;
  const record = recordOf(records, after.owner);
  if (after.kind === 'trial') record.trialStartedAt ??= after.startedAt ?? event.event_at;
}

/** All that the giving side has goes to the receiving account. */
function transfer(subscriptions: Map<string, Subscription>, records: Records, event: BillingEvent): void {
  const { transferred_from, transferred_to, event_at } = event;
  const receiver = transferred_to.find(isAccountId) ?? transferred_to[0];
  if (receiver === undefined) return;
  for (const [key, subscription] of subscriptions) {
    const { owner } = subscription;
    if (owner === receiver || !transferred_from.includes(owner)) continue;
    subscriptions.set(key, { ...subscription, owner: receiver });
    recordOf(records, owner).transferredAt = event_at;
  }
}

const endTime = (subscription: Subscription) =>
  accessEnd(subscription)?.getTime() ?? Number.POSITIVE_INFINITY;

/** The columns at `now`: those of the subscription that gives access longest. */
export function membershipColumns(record: BillingRecord, now: Date): MembershipColumns {
  const { trialStartedAt, transferredAt } = record;
  const longest = [...record.subscriptions].sort((a, b) => endTime(b) - endTime(a))[0];
  const hadTrial = trialStartedAt !== null || record.subscriptions.some(({ kind }) => kind === 'stub');
  const ended = {
    membership_tier: 'prive' as const,
    subscription_status: 'expired' as const,
    subscription_end_date: longest ? accessEnd(longest) : transferredAt,
    trial_status: hadTrial ? ('expired' as const) : null,
    trial_start_date: trialStartedAt,
    subscription_will_renew: false,
  };
  if (!longest) return ended;
  const { kind, willRenew } = longest;
  const subscribed = kind !== 'trial';
  if (endTime(longest) <= now.getTime())
    return { ...ended, subscription_status: subscribed ? 'expired' : null };
  return {
    ...ended,
    subscription_status: subscribed ? 'active' : null,
    trial_status: kind === 'paid' ? ended.trial_status : 'active',
    subscription_will_renew: willRenew,
  };
}

/** Whether the record gives access at `now`. */
export function givesAccess(record: BillingRecord, now: Date): boolean {
  return record.subscriptions.some((subscription) => endTime(subscription) > now.getTime());
}
