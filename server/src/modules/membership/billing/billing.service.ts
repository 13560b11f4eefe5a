import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { setMembership, takeTierBack } from '../../accounts/membership/membershipColumns.service.ts';
import { insertBillingEvent, lockBilling, selectBillingEvents } from './billing.queries.ts';
import { type BillingEvent, isAccountId } from './billingEvent.rules.ts';
import { type BillingRecord, foldBilling, givesAccess, membershipColumns } from './billingRecord.rules.ts';

type BillingDeps = Pick<Deps, 'db' | 'config' | 'now'>;

interface Names {
  customers: Set<string>;
  subscriptions: Set<string>;
}

/** While the locks were awaited somebody linked more customers to these: start over with all of them. */
class MoreToLock extends Error {
  readonly names: Names;
  constructor(names: Names) {
    super('more customers belong together than were locked');
    this.names = names;
  }
}

const MOST_TRIES = 8;

/**
 * Keeps an event of the billing provider and works out the memberships that it touches, in one transaction. The same
 * event twice, events out of order and many at once all end in the same state: it is worked out from all events each
 * time. A profile that an admin manages is left alone.
 */
export async function recordBillingEvent(deps: BillingDeps, event: BillingEvent): Promise<void> {
  const names = namesOf([event]);
  await recalculate(deps, names, async (db) => {
    await insertBillingEvent(db, event);
    return async (records) => {
      for (const [userId, record] of accounts(records))
        await setMembership(db, userId, membershipColumns(record, deps.now()), deps.now());
    };
  });
}

/** Writes an account's membership anew when the events say that it runs; never takes anything away. Answers whether it runs. */
export async function restoreFromBilling(deps: BillingDeps, userId: string): Promise<boolean> {
  let found = false;
  const names = { customers: new Set([userId]), subscriptions: new Set<string>() };
  await recalculate(deps, names, async (db) => async (records) => {
    const record = records.get(userId);
    found = record !== undefined && givesAccess(record, deps.now());
    if (record && found) await setMembership(db, userId, membershipColumns(record, deps.now()), deps.now());
  });
  return found;
}

/**
 * Takes back a tier that an admin gave: the membership is what the events say, worked out while nobody else works on them.
 * @param when.overAt only one that has ended by then
 * @param before in the same transaction; what it throws leaves everything as it was. Nothing of the person is locked yet, as
 * whoever works on events locks people after them
 * @param after in the same transaction, where there was such a tier
 */
export async function returnTierToBilling(
  deps: BillingDeps,
  userId: string,
  when: {
    overAt: Date | null;
    before?: (trx: Db) => Promise<void>;
    after: (trx: Db) => Promise<void>;
  },
): Promise<void> {
  const names = { customers: new Set([userId]), subscriptions: new Set<string>() };
  const { overAt, before, after } = when;
  await recalculate(deps, names, async (db) => {
    await before?.(db);
    return async (records) => {
      const now = deps.now();
      const record = records.get(userId);
      const columns = record ? membershipColumns(record, now) : null;
      if (await takeTierBack(db, userId, columns, { now, overAt })) await after(db);
    };
  });
}

function accounts(records: Map<string, BillingRecord>): [string, BillingRecord][] {
  // One order for everybody, so that two transactions never wait for each other's rows.
  return [...records].filter(([customer]) => isAccountId(customer)).sort(([a], [b]) => (a < b ? -1 : 1));
}

type Work = (db: Db) => Promise<(records: Map<string, BillingRecord>) => Promise<void>>;

/** Runs `work` in a transaction, then what it answers with the records of everybody connected, all of them locked. */
async function recalculate(deps: BillingDeps, first: Names, work: Work): Promise<void> {
  let names = first;
  for (let tries = 1; ; tries++) {
    try {
      await deps.db.transaction().execute(async (db) => {
        const write = await work(db);
        await write(foldBilling(await lockedHistory(deps, db, names)));
      });
      return;
    } catch (error) {
      if (!(error instanceof MoreToLock) || tries === MOST_TRIES) throw error;
      names = error.names;
    }
  }
}

async function lockedHistory(deps: BillingDeps, db: Db, names: Names): Promise<BillingEvent[]> {
  const before = await history(deps, db, names);
  const locked = union(names, namesOf(before));
  await lockBilling(db, [...locked.customers, ...locked.subscriptions]);
  // Others may have committed while this one waited: only what is read now counts.
  const events = await history(deps, db, locked);
  const needed = union(locked, namesOf(events));
  if (size(needed) > size(locked)) throw new MoreToLock(needed);
  return events;
}

/** All events that hang together with the names, through shared customers, subscriptions and transfers. */
async function history(deps: BillingDeps, db: Db, names: Names): Promise<BillingEvent[]> {
  let known = names;
  for (;;) {
    const { customers, subscriptions } = known;
    const events = await selectBillingEvents(
      db,
      [...customers],
      [...subscriptions],
      deps.config.billing.sandbox,
    );
    const wider = union(known, namesOf(events));
    if (size(wider) === size(known)) return events;
    known = wider;
  }
}

function namesOf(events: readonly BillingEvent[]): Names {
  return {
    customers: new Set(events.flatMap(({ customers }) => customers)),
    subscriptions: new Set(events.flatMap(({ subscription }) => subscription ?? [])),
  };
}

function union(a: Names, b: Names): Names {
  return {
    customers: new Set([...a.customers, ...b.customers]),
    subscriptions: new Set([...a.subscriptions, ...b.subscriptions]),
  };
}

const size = ({ customers, subscriptions }: Names) => customers.size + subscriptions.size;
