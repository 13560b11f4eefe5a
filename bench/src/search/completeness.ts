import { searchInput } from '@liora/domain/contract/places';
import { SAME_PLACE_METRES, SEARCH_FETCH_RADIUS_FACTOR, SEARCH_RADIUS_MILES } from '@liora/domain/limits';
import { boundingBox, distanceMiles } from '@liora/domain/rules/distance';
import { openingAt } from '@liora/domain/rules/hours';
import { storedHours } from '@liora/domain/rules/multirange';
import { mercator } from '../../../server/src/modules/places/search/find/planeCircle.rules.ts';
import {
  type Features,
  features,
} from '../../../server/src/modules/places/search/understand/features.runtime.ts';
import { filtersOf } from '../../../server/src/modules/places/search/understand/filters.rules.ts';
import { searchSteps, type Tier } from '../../../server/src/modules/places/search/understand/tiers.rules.ts';
import { understand } from '../../../server/src/modules/places/search/understand/understand.rules.ts';
import type { BenchDatabase } from '../database.ts';
import { inputOf, ourService } from './ask.ts';
import type { Question } from './literal.ts';
import type { QueryClass } from './questions.ts';

const QUESTIONS_PER_CLASS = 3;
const METRES_PER_MILE = 1609.344;
const MAX_MILES = SEARCH_RADIUS_MILES * SEARCH_FETCH_RADIUS_FACTOR;

interface StoredPlace {
  key: number;
  source: number;
  ref: string;
  doc: string;
  feat: number[];
  lat: number;
  lng: number;
  weekly: string | null;
  dkey: string | null;
}

interface Ranked {
  place: StoredPlace;
  order: readonly number[];
}

export interface Completeness {
  asked: number;
  /** Questions whose list is exactly the one that looking at every place near gives. */
  equal: number;
}

/** Compares pages of ours with what looking at every place of the surroundings gives. Typing errors and boxes have no such answer. */
export async function measureCompleteness(
  database: BenchDatabase,
  classes: readonly QueryClass[],
): Promise<Completeness> {
  const ask = ourService(database);
  const codes = await features(database.searchPool);
  const questions = classes
    .filter(({ id, typeAhead }) => !typeAhead && id !== '5')
    .flatMap((query) => query.questions.slice(0, QUESTIONS_PER_CLASS))
    // From where the service looks as well: the contract rounds positions.
    .map((question) => ({ ...question, origin: searchInput.parse(inputOf(question)).origin }));
  let equal = 0;
  for (const question of questions) {
    const { places } = await ask(question, false, false);
    const expected = await nearestOf(database, question, codes);
    const found = places.filter(({ hasCoordinates }) => hasCoordinates).map(({ id }) => id);
    if (expected.every((id, i) => found[i] === id)) equal += 1;
    else console.log(`differs: ${JSON.stringify(question)}`);
  }
  return { asked: questions.length, equal };
}

async function nearestOf(database: BenchDatabase, question: Question, codes: Features): Promise<string[]> {
  const steps = searchSteps(understand(question.q), codes);
  const filters = filtersOf(searchInput.parse(inputOf(question)), codes);
  const fits = ({ feat }: StoredPlace) =>
    filters.allOf.every((code) => feat.includes(code)) &&
    filters.anyOf.every((list) => list.some((code) => feat.includes(code)));
  const answer: Ranked[] = [];
  for (const place of await surroundings(database, question)) {
    const miles = distanceMiles(
      { lat: question.origin.latitude, lng: question.origin.longitude },
      { lat: place.lat, lng: place.lng },
    );
    const step = steps.findIndex((tiers) => tiers.some((tier) => belongs(place, tier, miles)));
    const open = question.openAt ? openState(place, question.openAt) : 'open';
    if (miles > MAX_MILES || step < 0 || open === 'closed' || !fits(place)) continue;
    answer.push({
      place,
      order: [open === 'open' ? 0 : 1, step, nearness(place, question), place.key],
    });
  }
  return withoutDuplicates(answer)
    .sort((a, b) => compare(a.order, b.order))
    .slice(0, question.limit)
    .map(({ place }) => place.ref);
}

/** Read by latitude and longitude alone, without the index that is put to the test. */
async function surroundings(database: BenchDatabase, { origin }: Question): Promise<StoredPlace[]> {
  const box = boundingBox({ lat: origin.latitude, lng: origin.longitude }, MAX_MILES * 1.01);
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<StoredPlace>(
      `select key, source, ref, doc, feat, lat, lng, weekly::text as weekly, dkey::text as dkey from place_search
       where vis = 0 and lat between $1 and $2 and lng between $3 and $4`,
      [box.south, box.north, box.west, box.east],
    );
    return rows;
  } finally {
    client.release(true);
  }
}

function belongs({ doc, feat }: StoredPlace, tier: Tier, miles: number): boolean {
  return (
    (tier.docs ?? []).every((pattern) => doc.includes(pattern.slice(1, -1))) &&
    (tier.anyOf ?? []).every((list) => list.some((code) => feat.includes(code))) &&
    (tier.allOf ?? []).every((code) => feat.includes(code)) &&
    !(tier.noneOf ?? []).some((code) => feat.includes(code)) &&
    (!tier.withinRadius || miles <= SEARCH_RADIUS_MILES)
  );
}

const openState = ({ weekly }: StoredPlace, at: string) =>
  openingAt(storedHours(weekly, {}), 'UTC', new Date(at)).state;

function nearness({ lat, lng }: StoredPlace, { origin }: Question): number {
  const a = mercator({ latitude: lat, longitude: lng });
  const b = mercator(origin);
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Among rows of one place a pin leads, then a restaurant, then the older one; a place is 150 m wide at most (RUL-115). */
function withoutDuplicates(answer: readonly Ranked[]): Ranked[] {
  const kept = new Map<string, Ranked[]>();
  const leadersFirst = answer.toSorted((a, b) =>
    compare([-a.place.source, a.place.key], [-b.place.source, b.place.key]),
  );
  for (const one of leadersFirst) {
    const key = one.place.dkey ?? `key ${one.place.key}`;
    const leaders = kept.get(key) ?? [];
    if (leaders.some((leader) => onOneSpot(leader.place, one.place))) continue;
    kept.set(key, [...leaders, one]);
  }
  return [...kept.values()].flat();
}

const onOneSpot = (a: StoredPlace, b: StoredPlace) =>
  distanceMiles(a, b) * METRES_PER_MILE <= SAME_PLACE_METRES;

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] ?? 0);
    if (Math.abs(difference) > 1e-9) return difference;
  }
  return 0;
}
