import { checkedStops } from '@liora/domain/rules/checkedStops';
import { planCheck } from '@liora/domain/rules/planCheck/planCheck';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps } from '../../../test/factories.ts';
import { checkFacts } from '../../modules/plans/check/checkFacts.service.ts';
import { getPlan } from '../../modules/plans/plans.service.ts';
import { loadDemoCity } from './load.ts';
import { DEMO_PLANS } from './plans/demoPlans.ts';
import { stableId } from './stableId.ts';

const NOW = new Date('2026-11-20T20:00:00Z');
const ZONE = 'America/Los_Angeles';

/**
 * The day that each plan that keeps to the clock is meant for: of the golden hour on Alamo Square and the red rock of the
 * Castro the season follows from 'an hour before sunset'. The others are good on any Saturday.
 */
const MEANT_FOR: Readonly<Record<string, string>> = {
  'before-the-overture': '2026-12-04',
  'golden-hour-on-alamo-square': '2026-12-05',
  'eighteenth-street-slowly': '2026-12-04',
  'castro-under-neon': '2027-03-05',
  'lamplight-in-north-beach': '2026-12-04',
  'down-the-filbert-steps': '2026-12-03',
  'a-hill-and-a-hurricane': '2026-12-04',
  'a-saturday-on-the-bay': '2026-12-05',
};
const ANY_SATURDAY = '2026-12-05';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database, { now: () => NOW });

beforeAll(async () => {
  await loadDemoCity(database.db, { now: NOW });
});

test('every plan that keeps to the clock has its day', () => {
  const timed = DEMO_PLANS.filter(({ stops }) => stops.some(([, , startsAt]) => startsAt));
  expect(timed.map(({ slug }) => slug).sort()).toEqual(Object.keys(MEANT_FOR).sort());
});

test.each(DEMO_PLANS)(
  'RUL-107 the check finds nothing against "$title" on the evening that it is meant for',
  async ({ slug }) => {
    const member = await person(deps, { member: true });
    const evening = `${MEANT_FOR[slug] ?? ANY_SATURDAY}T20:00:00Z`;
    const found = await getPlan(member, stableId(`plan ${slug}`), { evening });
    if (found.kind !== 'plan') throw new Error(`${slug} is ${found.kind}`);
    const { plan } = found;
    const place_ids = plan.places.map(({ place_id }) => place_id);
    const { facts } = await checkFacts(member, { place_ids, evening });
    expect(facts).toHaveLength(plan.places.length);
    expect(
      planCheck({
        stops: checkedStops(plan.places, facts),
        evening: new Date(evening),
        time_zone: ZONE,
        budget: null,
        diet: null,
        listed: true,
        named: plan.location_name !== null,
      }),
    ).toEqual([]);
  },
);
