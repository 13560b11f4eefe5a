import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { contract } from '@liora/domain/contract/index';
import { afterAll, expect, test } from 'vitest';
import { revenueCatBody } from '../../src/integrations/billing/testing/fakeRevenueCat.ts';
import { createLog } from '../../src/log.ts';
import { testDatabase } from '../database.ts';
import { TEST_NOW, testDeps } from '../factories.ts';
import { httpNode, WEBHOOK_SECRET } from '../httpNode.ts';
import { attack, attackRoute } from './attack.ts';
import { SHARP_TEXTS } from './nasties.ts';
import { OTHER_ROUTES } from './otherRoutes.ts';
import { PROCEDURES } from './procedures.ts';
import { hostileWorld, withoutLimits } from './world.ts';

const INPUTS = 12;
const BUDGET_MS = 2_500;

// More than requests at a time, so that none waits for another.
const database = await testDatabase({ poolSize: 12 });
/** What the log says besides ordinary requests and refusals for now: a fault, or a value that only the database refused. */
const complaints: string[] = [];
const out = new Writable({
  write: (line, _encoding, done) => {
    if (!String(line).includes('the database could not answer')) complaints.push(String(line).slice(0, 600));
    done();
  },
});
const deps = withoutLimits(testDeps(database, { log: createLog({ level: 'warn', out }) }));
const webRoot = await mkdtemp(path.join(os.tmpdir(), 'liora-web-'));
await writeFile(path.join(webRoot, 'index.html'), '<html><head><title>Liora</title></head></html>');
const node = await httpNode(deps, database, webRoot);
const world = await hostileWorld(deps);
afterAll(async () => {
  await node.close();
  await database.close();
  await rm(webRoot, { recursive: true, force: true });
});

test('FIX-07 every procedure of the contract is asked', () => {
  const declared = Object.values(contract).reduce((sum, routes) => sum + Object.keys(routes).length, 0);
  expect(PROCEDURES).toHaveLength(declared);
});

test.each(PROCEDURES)(
  'FIX-07 $name answers whatever is sent to it, and tells nothing of itself',
  { retry: 0 },
  async (procedure) => {
    const { site } = node;
    const { statuses, faults } = await attack(procedure, {
      site,
      ...world,
      inputs: INPUTS,
      budgetMs: BUDGET_MS,
    });
    expect(faults.slice(0, 5).join('\n')).toBe('');
    expect(complaints.splice(0).join('\n')).toBe('');
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3);
  },
);

test.each([...OTHER_ROUTES])(
  'FIX-07 RUL-80 $name answers whatever is sent to it, and tells nothing of itself',
  { retry: 0 },
  async (route) => {
    const options = { site: node.site, ...world, inputs: INPUTS * 2, budgetMs: BUDGET_MS };
    const { statuses, faults } = await attackRoute(route, options);
    expect(faults.slice(0, 5).join('\n')).toBe('');
    expect(complaints.splice(0).join('\n')).toBe('');
    expect(statuses.size).toBeGreaterThan(0);
  },
);

test('FIX-07 the webhook refuses what is no text, and goes on', async () => {
  const send = (body: string) =>
    fetch(`${node.site}/webhooks/revenuecat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'application/json' },
      body,
    });
  for (const text of SHARP_TEXTS) {
    for (const field of ['id', 'type', 'app_user_id', 'product_id', 'original_transaction_id', 'store']) {
      const body = revenueCatBody({
        type: 'INITIAL_PURCHASE',
        user: world.known.uuids.at(-1) ?? '',
        at: TEST_NOW,
        more: { [field]: text },
      });
      const answer = await send(body);
      expect([200, 400, 413], `${field} ${text.slice(0, 40)}`).toContain(answer.status);
    }
  }
});
