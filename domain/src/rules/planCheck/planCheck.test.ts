import { spawnSync } from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIETS } from '../diets.ts';
import { applyFix } from './applyFix.ts';
import type { CheckedPlan, CheckedStop } from './checkedPlan.ts';
import * as check from './planCheck.ts';
import { EXPECTED } from './testing/expected.ts';
import { findingLines } from './testing/findingLines.ts';
import { FIXTURES } from './testing/fixtures.ts';
import { GOOD_PLANS, goodEvening } from './testing/goodPlans.ts';

const { planCheck, planSummary } = check;

describe('RUL-65 RUL-107 RUL-126 the rules', () => {
  test.each(FIXTURES)('$rule: $name', ({ rule, name, plan }) => {
    expect(findingLines(check, plan)).toEqual(EXPECTED[`${rule}: ${name}`]);
  });

  test('each has a fixture in which it finds something', () => {
    const found = new Set(FIXTURES.flatMap(({ plan }) => planCheck(plan).map(({ rule }) => rule)));
    expect([...found].sort()).toEqual([
      'after_dark',
      'closed_at_arrival',
      'diet',
      'heavy_meals',
      'leg_too_long',
      'no_coordinates',
      'over_budget',
      'overlap',
      'unknown_hours',
    ]);
  });
});

/** Changes that change nothing: no evening can show them. */
const SAME: Readonly<Record<string, string>> = {
  'applyFix.ts: const stop = stops.findLast((other) => other.place_id === place_id);':
    'a place is in a plan only once',
  'fixes.ts: moved.push(late >= 0 ? later(there, late) : there);': 'no minutes later is as it was',
  'fixes.ts: moved.push(late > -1 ? later(there, late) : there);': 'minutes are whole',
  'fixes.ts: if (!last && !began || !begins) return Number.NEGATIVE_INFINITY;': 'who has a time began',
  'legTooLong.ts: if (!before && miles === null || !(walkingMinutes(miles) > WALK_MAX_MINUTES)) return [];':
    'without a stop before there are no miles',
  'legTooLong.ts: const order = others.toSpliced(to, -1, moved);': 'less than none is none',
  'overBudget.ts: const dollarsOf = (stop) => costOf(stop)?.dollars ?? -1;': 'what costs nothing is no cost',
};

test('every change of a rule is caught by its fixtures', () => {
  const program = path.join(import.meta.dirname, 'testing/survivors.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const { mutants, survivors } = JSON.parse(stdout) as { mutants: number; survivors: string[] };
  expect(mutants).toBeGreaterThan(300);
  expect(survivors.map((name) => name.replace(/ +/g, ' ').replace(/ \)/g, ')')).sort()).toEqual(
    Object.keys(SAME).sort(),
  );
}, 120_000);

test.each(GOOD_PLANS)('a good evening in $city on $on passes', (plan) => {
  expect(planCheck(goodEvening(plan))).toEqual([]);
});

test('there are fifty of them, in every mood and season', () => {
  expect(GOOD_PLANS).toHaveLength(50);
  expect(new Set(GOOD_PLANS.map(({ mood }) => mood)).size).toBe(6);
  expect(new Set(GOOD_PLANS.map(({ city }) => city)).size).toBeGreaterThanOrEqual(25);
  expect(new Set(GOOD_PLANS.map(({ on }) => on.slice(5, 7))).size).toBe(12);
});

/** Anything that a program could hand over, whatever the contract says. */
const number = fc.oneof(fc.double(), fc.integer({ min: -200, max: 1500 }), fc.constant(null));
const time = fc.oneof(
  fc.constant(null),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '59'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`),
  fc.constantFrom('', '24:00', 'noon', '7:5', '-1:00'),
);
const zone = fc.constantFrom(
  'America/Los_Angeles',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'UTC',
  'Mars/Olympus',
  '',
);
const spans = fc.array(
  fc.tuple(fc.integer({ min: -10, max: 10_100 }), fc.integer({ min: -10, max: 10_100 })),
  { maxLength: 4 },
);
const hours = fc.option(
  fc.record({
    weekly: spans,
    exceptions: fc.dictionary(fc.constantFrom('2026-05-15', 'x'), spans, { maxKeys: 2 }),
  }),
);
const stopWith = (place_id: fc.Arbitrary<string>): fc.Arbitrary<CheckedStop> =>
  fc.record({
    place_id,
    category: fc.constantFrom(null, 'Restaurant', 'Outdoor', 'Bar', 'constructor'),
    subcategory: fc.constantFrom(null, 'Italian', 'Hiking', 'Brunch Spot', '__proto__'),
    latitude: fc.oneof(number, fc.double({ min: 37.7, max: 37.8, noNaN: true })),
    longitude: fc.oneof(number, fc.double({ min: -122.5, max: -122.4, noNaN: true })),
    starts_at: time,
    stay_minutes: number,
    cost_for_two: number,
    price_level: number,
    known: fc.option(
      fc.record({
        hours,
        usual_hours: fc.boolean(),
        time_zone: zone,
        dietary_tags: fc.array(fc.constantFrom(...DIETS), { maxLength: 2 }),
      }),
    ),
  });
const planOf = (stops: fc.Arbitrary<CheckedStop[]>): fc.Arbitrary<CheckedPlan> =>
  fc.record({
    stops,
    evening: fc.oneof(
      fc.date(),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    ),
    time_zone: zone,
    budget: number,
    diet: fc.option(fc.constantFrom(...DIETS)),
    listed: fc.boolean(),
    named: fc.boolean(),
  });
const anyPlan = planOf(fc.array(stopWith(fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 6 }));
const plan = planOf(
  fc
    .array(stopWith(fc.constant('')), { maxLength: 7 })
    .map((stops) => stops.map((one, index) => ({ ...one, place_id: `stop ${(index * 5) % 7}` }))),
);

test('nothing that is handed over makes it throw', () => {
  fc.assert(
    fc.property(anyPlan, (any) => void [planCheck(any), planSummary(any)]),
    { numRuns: 2000 },
  );
});

test('RUL-107 unknown hours are never called open or closed', () => {
  const unknown = plan.map((one) => ({
    ...one,
    stops: one.stops.map((stop) => ({ ...stop, known: stop.known && { ...stop.known, hours: null } })),
  }));
  fc.assert(
    fc.property(unknown, (one) => {
      expect(planCheck(one).filter(({ rule }) => rule === 'closed_at_arrival')).toEqual([]);
      expect(planSummary(one).isOpenThroughout && one.stops.length > 0).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('findings stand in the order of the stops, and so do the stops of each', () => {
  fc.assert(
    fc.property(plan, (one) => {
      const position = (id = '') => one.stops.findIndex(({ place_id }) => place_id === id);
      const found = planCheck(one);
      const ascending = (list: number[]) => expect(list).toEqual(list.toSorted((a, b) => a - b));
      ascending(found.map(({ stops }) => position(stops[0])));
      for (const { stops } of found) ascending(stops.map(position));
    }),
    { numRuns: 500 },
  );
});

test('a fix that arranges the stops invents none, and whatever it does not name stays with each', () => {
  fc.assert(
    fc.property(plan, (one) => {
      for (const { fix } of planCheck(one)) {
        if (!fix || !('stops' in fix)) continue;
        const after = applyFix(one.stops, fix);
        expect(after).toHaveLength(one.stops.length - (fix.kind === 'drop' ? 1 : 0));
        for (const stop of after) {
          const before = one.stops.find(({ place_id }) => place_id === stop.place_id);
          expect({ ...stop, starts_at: null }).toEqual({ ...before, starts_at: null });
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('what a fix mends is found no more, unless it is the last resort', () => {
  for (const { plan: one } of FIXTURES) {
    const found = planCheck(one);
    for (const { rule, fix } of found) {
      if (!fix || !('stops' in fix)) continue;
      const after = planCheck({ ...one, stops: applyFix(one.stops, fix) });
      const count = (list: typeof found) => list.filter((finding) => finding.rule === rule).length;
      if (fix.kind !== 'drop') expect(count(after)).toBeLessThan(count(found));
    }
  }
});
