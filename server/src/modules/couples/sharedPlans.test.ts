import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, venue } from '../../../test/factories.ts';
import { sessionCookie } from '../../../test/sessions.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { readViewer } from '../accounts/session/session.service.ts';
import { createPlan, editPlan, getPlan } from '../plans/plans.service.ts';
import { createCode } from './link/codes.service.ts';
import { acceptLink, disconnect } from './link/link.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
await venue(database.db, 'bar');
await venue(database.db, 'cafe');

const content = (fields: object) =>
  planContent.parse({
    title: 'A surprise',
    places: ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null })),
    is_public: false,
    ...fields,
  });

/** The caller as their session says now. */
async function now(caller: AddressedCaller): Promise<AddressedCaller> {
  const viewer = await readViewer(
    deps,
    new Headers({ cookie: await sessionCookie(deps, caller.viewer.userId) }),
  );
  if (!viewer) throw new Error('nobody is signed in');
  return { ...caller, viewer };
}

test('RUL-47 LINK-01 a private plan is the partner’s to see, unless its creator keeps it to themself, and nobody’s after the link', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  const shared = await createPlan(maya, { ...content({}), request_id: randomUUID() });
  const own = await createPlan(maya, {
    ...content({ shared_with_partner: false }),
    request_id: randomUUID(),
  });
  const sees = async (id: string) => {
    try {
      const { kind } = await getPlan(await now(june), id);
      return kind;
    } catch {
      return null;
    }
  };
  expect([await sees(shared.id), await sees(own.id)]).toEqual([null, null]);
  await acceptLink(june, (await createCode(maya)).code);
  expect([await sees(shared.id), await sees(own.id)]).toEqual(['plan', null]);

  // An app of before, which does not know the switch, leaves it as it was.
  await editPlan(maya, { ...content({ title: 'A better surprise' }), id: own.id });
  expect(await sees(own.id)).toBeNull();
  await editPlan(maya, { ...content({ shared_with_partner: true }), id: own.id });
  await editPlan(maya, { ...content({ shared_with_partner: false }), id: shared.id });
  expect([await sees(shared.id), await sees(own.id)]).toEqual([null, 'plan']);

  // What is published everybody sees, and nobody learns how the switch stands.
  await editPlan(maya, { ...content({ is_public: true, shared_with_partner: false }), id: shared.id });
  const { plan } = await getPlan(await now(june), shared.id);
  expect(plan).toMatchObject({ shared_with_partner: true });
  expect((await getPlan(await now(maya), shared.id)).plan).toMatchObject({
    shared_with_partner: false,
  });

  await disconnect(maya);
  expect(await sees(own.id)).toBeNull();
});
