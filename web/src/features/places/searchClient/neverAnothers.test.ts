import type { SearchInput } from '@liora/domain/contract/places';
import { distanceMiles } from '@liora/domain/rules/distance';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Asker } from '../asker.store.ts';
import { createSearchClient, DROPPED } from './searchClient.store.ts';
import { milesNorth, page, place } from './testing/engine.ts';

const asker: fc.Arbitrary<Asker> = fc.record({
  userId: fc.constantFrom(null, 'anna', 'bea'),
  member: fc.boolean(),
});
const input = fc.record({
  q: fc.constantFrom('', 'wine'),
  category: fc.constantFrom(undefined, 'Bar' as const, 'Cafe' as const),
  outdoor: fc.boolean(),
  origin: fc.integer({ min: -24, max: 24 }).map(milesNorth),
  radiusMiles: fc.constantFrom(4.6, 5, 9.7, 10, 10.3),
});
const step = fc.record({
  asker,
  input,
  passed: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 600_000 })),
  clears: fc.integer({ min: 0, max: 14 }).map((n) => n === 0),
});

/** What decides about an answer besides the place: these have to be the same. */
const same = ({ q, category, outdoor }: SearchInput, { userId, member }: Asker) =>
  JSON.stringify([q, category ?? null, outdoor, userId, member]);

/** The server's map: a place every two miles. */
const world = Array.from({ length: 41 }, (_, n) => (n - 20) * 2 + 0.5);

test('RUL-60 SRCH-10 SRCH-11 no answer is ever one for another user, entitlement or filter, too old, cleared, or wrong for the place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      let time = 0;
      let current: Asker = { userId: null, member: false };
      const searches = createSearchClient({
        queries: new QueryClient(),
        now: () => time,
        search: async (asked) => serverAnswer(asked, current, time),
      });
      let clearedAt = -1;
      for (const { asker, input: wanted, passed, clears } of steps) {
        time += passed;
        current = asker;
        if (clears) {
          searches.clear();
          clearedAt = time;
        }
        const answer = await searches.search({ input: wanted, asker });
        expect(searches.size).toBeLessThanOrEqual(50);
        if (answer === DROPPED) continue;
        const [first] = answer;
        const [whose, askedAt] = (first?.understood.correctedTo[0] ?? '').split(' at ');
        expect(whose).toBe(same(wanted, asker));
        expect(time - Number(askedAt)).toBeLessThan(900_000);
        expect(Number(askedAt)).toBeGreaterThanOrEqual(clearedAt);
        expectRightFor(wanted, first?.places ?? []);
      }
    }),
    { numRuns: 150 },
  );
});

function serverAnswer(asked: SearchInput, who: Asker, time: number) {
  const radius = asked.radiusMiles ?? 10;
  const places = world
    .map((miles) => ({ ...place(`${miles}`, miles), distanceMiles: milesTo(asked, miles) }))
    .filter(({ distanceMiles }) => distanceMiles <= radius * 2)
    .sort((a, b) => a.distanceMiles - b.distanceMiles);
  const understood = { categories: [], correctedTo: [`${same(asked, who)} at ${time}`], near: null };
  return page(places, { radiusMiles: radius, understood });
}

const milesTo = ({ origin }: SearchInput, miles: number) => {
  const there = milesNorth(miles);
  return distanceMiles(
    { lat: origin.latitude, lng: origin.longitude },
    { lat: there.latitude, lng: there.longitude },
  );
};

/** Everything within the radius, nothing beyond twice of it, nearest first, with the distance from here. */
function expectRightFor(
  wanted: SearchInput,
  places: readonly { id: string; distanceMiles: number | null }[],
) {
  const radius = wanted.radiusMiles ?? 10;
  const told = places.map(({ id, distanceMiles }) => ({ miles: milesTo(wanted, Number(id)), distanceMiles }));
  for (const { miles, distanceMiles } of told) expect(distanceMiles).toBeCloseTo(miles, 6);
  const distances = told.map(({ miles }) => miles);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(Math.max(0, ...distances)).toBeLessThanOrEqual(radius * 2);
  const near = world.filter((miles) => milesTo(wanted, miles) <= radius);
  expect(distances.filter((miles) => miles <= radius)).toHaveLength(near.length);
}
