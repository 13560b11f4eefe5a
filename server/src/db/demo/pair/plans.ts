import { planContent } from '@liora/domain/contract/plans';
import type { Mood } from '@liora/domain/rules/moods';
import { createPlan } from '../../../modules/plans/plans.service.ts';
import { saveLimits } from '../../../modules/surprises/dateLimits.service.ts';
import { createSurprise } from '../../../modules/surprises/surprises.service.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { placeIdOf } from '../placeRows.ts';
import { DEMO_PLACES } from '../places/demoPlaces.ts';
import { CITY_ZONE } from './calendar.ts';
import type { Pair } from './people.ts';
import { requestId } from './requests.ts';

interface Plan {
  title: string;
  description: string;
  theme: Mood;
  tags: readonly string[];
  locationName: string;
  /** Nobody else sees it, the other one neither. */
  kept?: true;
  stops: readonly (readonly [
    slug: string,
    note: string,
    startsAt: string,
    stayMinutes: number,
    costForTwo?: number,
  ])[];
}

const FRIDAY: Plan = {
  title: 'Books, a booth, the last cable car',
  description: 'An hour among shelves, dinner where the waiters wear bow ties, and a slow way home.',
  theme: 'intimate',
  tags: ['Evening', 'Dining', 'Bookish'],
  locationName: 'North Beach, San Francisco',
  stops: [
    ['city-lights', 'Each chooses a book for the other, upstairs.', '18:30', 50, 40],
    ['original-joes', 'A booth. Ask for the one by the kitchen.', '19:45', 90, 120],
    ['vesuvio', 'One drink, upstairs, by the window.', '21:30', 60, 35],
  ],
};

const SUNDAY: Plan = {
  title: 'A Sunday that asks nothing',
  description: 'Something warm, something green, something sweet. Nobody has to be anywhere.',
  theme: 'serene',
  tags: ['Morning', 'Afternoon', 'Outdoor'],
  locationName: 'Golden Gate Park, San Francisco',
  stops: [
    ['arizmendi-bakery', 'Whatever comes out of the oven.', '10:00', 40, 20],
    ['botanical-garden', 'The long way round, past the magnolias.', '11:00', 90],
    ['blue-heron-lake', 'A boat, if there is one.', '13:00', 60, 40],
  ],
};

const SURPRISE: Plan = {
  title: 'All the way to the ocean',
  description: 'She thinks that it is dinner. It is the whole coast first.',
  theme: 'magical',
  tags: ['Outdoor', 'Sunset', 'Dining'],
  locationName: 'Outer Sunset, San Francisco',
  kept: true,
  stops: [
    ['andytown', 'Two Snowy Plovers to go.', '15:30', 30, 16],
    ['sunset-dunes', 'Until the sun is in the water.', '16:15', 75],
    ['outerlands', 'The table by the stove is ours.', '18:00', 100, 110],
  ],
};

const names = new Map(DEMO_PLACES.map(({ slug, name }) => [slug, name]));

async function write(caller: SignedInCaller, plan: Plan): Promise<string> {
  const content = planContent.parse({
    title: plan.title,
    description: plan.description,
    theme: plan.theme,
    tags: plan.tags,
    location_name: plan.locationName,
    places: plan.stops.map(([slug, note, starts_at, stay_minutes, cost_for_two]) => ({
      ...{ place_id: placeIdOf(slug), name: names.get(slug), address: null },
      ...{ note, starts_at, stay_minutes, cost_for_two: cost_for_two ?? null },
    })),
    is_public: false,
    shared_with_partner: plan.kept !== true,
  });
  return (await createPlan(caller, { ...content, request_id: requestId(`plan ${plan.title}`) })).id;
}

/** Plans that both see. Returns the id of the one that they have a date for. */
export async function writePlans({ nora, hugo, when }: Pair): Promise<string> {
  await write(hugo(when.at(-11, 10)), SUNDAY);
  return write(nora(when.at(-4, 22)), FRIDAY);
}

/** What each needs of an evening, and what Hugo keeps from Nora until then. */
export async function planSurprise({ nora, hugo, when }: Pair): Promise<void> {
  const needs = { version: 0, longest_walk_minutes: 25 };
  await saveLimits(nora(when.at(-60, 20)), { ...needs, diet: 'Vegetarian', budget: 200 });
  await saveLimits(hugo(when.at(-59, 20)), { ...needs, diet: null, budget: 180 });
  const planned = when.at(-5, 23);
  await createSurprise(hugo(planned), {
    request_id: requestId('surprise'),
    plan_id: await write(hugo(planned), SURPRISE),
    starts_at: when.at(12, 15, 30).toISOString(),
    time_zone: CITY_ZONE,
    minutes: 270,
    area_miles: 3,
    dress: 'Shoes for sand, one layer more than you think.',
    notes: 'Keep the afternoon. I say nothing more.',
    reveals: [
      { what: 'neighborhood', minutes_before: 2880 },
      { what: 'first_stop', minutes_before: 120 },
      { what: 'everything', minutes_before: 0 },
    ],
  });
}
