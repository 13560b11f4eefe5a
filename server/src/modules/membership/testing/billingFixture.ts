import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from '@liora/domain/durations';
import type { TestDatabase } from '../../../../test/database.ts';
import { TEST_NOW, testDeps } from '../../../../test/factories.ts';
import { createApp } from '../../../app.ts';
import type { Deps } from '../../../deps.ts';
import { revenueCatWebhook } from '../../../integrations/billing/revenueCatWebhook.ts';
import {
  deliver,
  type EventWishes,
  revenueCatBody,
} from '../../../integrations/billing/testing/fakeRevenueCat.ts';
import { createRpcHandlers } from '../../../rpc/handler.ts';

export const WEBHOOK_SECRET = 'only RevenueCat and these tests know this one';

export const day = (count: number) => new Date(TEST_NOW.getTime() + count * DAY_MS);

export interface BillingFixture {
  deps: Deps;
  site: string;
  /** Moves the clock; the server starts at TEST_NOW. */
  setNow: (now: Date) => void;
  /** What the fake provider posts, with its own secret unless told otherwise. */
  post: (event: EventWishes, authorization?: string) => Promise<Response>;
  postBody: (body: string, authorization?: string) => Promise<Response>;
  /** The membership columns of a profile. */
  columns: (userId: string) => Promise<Record<string, unknown>>;
  storedEvents: () => Promise<number>;
  close: () => Promise<void>;
}

/** The whole server over HTTP on a test database, with the webhook open and the clock in the test's hand. */
export async function billingFixture(
  database: TestDatabase,
  billing: Partial<Deps['config']['billing']> = {},
): Promise<BillingFixture> {
  let now = TEST_NOW;
  const base = testDeps(database);
  const settings = {
    purchaseMode: 'stub' as const,
    webhookSecret: WEBHOOK_SECRET,
    sandbox: false,
    ...billing,
  };
  const deps: Deps = { ...base, config: { ...base.config, billing: settings }, now: () => now };
  const { config, log } = deps;
  const webRoot = import.meta.dirname;
  const readiness = async () => undefined;
  const parts = { config, log, readiness, webRoot, routes: [revenueCatWebhook(deps)] };
  const server = createServer(createApp({ ...parts, ...createRpcHandlers(deps, { checkReplies: true }) }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const postBody = (body: string, authorization = `Bearer ${WEBHOOK_SECRET}`) =>
    deliver(site, authorization, body);
  return {
    deps,
    site,
    setNow: (moment) => {
      now = moment;
    },
    postBody,
    post: (event, authorization) => postBody(revenueCatBody(event), authorization),
    columns: async (userId) => {
      const { rows } = await database.pool.query(
        `select membership_tier as tier, subscription_status as status, subscription_end_date as end,
                trial_status as trial, trial_start_date as trial_start, subscription_will_renew as renews
         from profiles where user_id = $1`,
        [userId],
      );
      return rows[0];
    },
    storedEvents: async () =>
      Number((await database.pool.query('select count(*) from billing_events')).rows[0].count),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
