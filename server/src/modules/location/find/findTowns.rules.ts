import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';
import type { Neighbourhood } from '../gazetteer/neighbourhoods.runtime.ts';
import { townKey } from '../gazetteer/townKey.rules.ts';
import type { Town, Towns } from '../gazetteer/towns.rules.ts';
import { attempts, type Lookup } from './attempts.rules.ts';
import { isWithin } from './enclosingAreas.rules.ts';

/** Where Liora looks for names. */
export interface Gazetteer {
  towns: Towns;
  neighbourhoods: readonly Neighbourhood[];
}

export interface Question {
  typed: string;
  limit: number;
  /** Of namesakes the nearer one is meant, unless the other is far better known. */
  near: LatLng;
  /** Only whole names: nothing begun, nothing misspelt. */
  whole?: boolean;
}

export interface Match {
  /** The town, or the town around a neighbourhood; null for a neighbourhood far from every town. */
  town: Town | null;
  neighbourhood: Neighbourhood | null;
  at: LatLng;
  score: number;
}

const PART_OF_TOWN = -0.3;
/** A neighbourhood with places for a date weighs like a town of this many people. */
const NEIGHBOURHOOD_PEOPLE = 100_000;
const NEXT_DOOR = 8;
const FALLS_BY_HALF_MILES = 200;
const SAME_TOWN_MILES = 15;
/** One or two letters begin too many names: only those of large towns are looked at. By number of letters. */
const LEAST_PEOPLE = [0, 200_000, 30_000, 3000];
/** The same where it is said in which area: 'S, CA'. */
const LEAST_PEOPLE_PLACED = [0, 3000];

/**
 * The best known towns and neighbourhoods of that name, best first. When the towns are not complete, the answer is not either:
 * the question is to be asked again with what it missed.
 */
export function findTowns(gazetteer: Gazetteer, question: Question): Match[] {
  for (const lookups of attempts(gazetteer.towns, question.typed, question.whole ?? false)) {
    const found = lookups.flatMap((lookup) => [
      ...townsFor(gazetteer, lookup, question.near),
      ...neighbourhoodsFor(gazetteer, lookup, question.near),
    ]);
    if (!gazetteer.towns.isComplete) return [];
    if (found.length > 0) return best(found, question.limit);
  }
  return [];
}

function* townsFor({ towns }: Gazetteer, { kind, reading, bonus }: Lookup, near: LatLng): Generator<Match> {
  const { key, within } = reading;
  const least = (within.length === 0 ? LEAST_PEOPLE : LEAST_PEOPLE_PLACED)[key.length] ?? 0;
  for (const town of kind === 'named' ? towns.named(key) : towns.startingWith({ prefix: key, least })) {
    const { at, division, population } = town;
    if (!within.every((area) => isWithin(division, at, area))) continue;
    const part = town.isPart ? PART_OF_TOWN : 0;
    const score = bonus + part + weight(population, distanceMiles(at, near));
    yield { town, neighbourhood: null, at, score };
  }
}

function* neighbourhoodsFor(gazetteer: Gazetteer, lookup: Lookup, near: LatLng): Generator<Match> {
  const { key, within } = lookup.reading;
  for (const place of gazetteer.neighbourhoods) {
    if (lookup.kind === 'named' ? place.key !== key : !place.key.startsWith(key)) continue;
    const division = place.town?.division ?? '';
    if (!within.every((area) => isWithin(division, place.at, area))) continue;
    const score = lookup.bonus + weight(NEIGHBOURHOOD_PEOPLE, distanceMiles(place.at, near));
    yield { town: place.town, neighbourhood: place, at: place.at, score };
  }
}

/** The power of ten of its people; next door eight times as many, half of that 200 miles away, never fewer than they are. */
function weight(people: number, miles: number): number {
  return Math.log10(people * Math.max(1, NEXT_DOOR / (1 + miles / FALLS_BY_HALF_MILES)));
}

/** Best first; what is entered twice is one. */
function best(found: Match[], limit: number): Match[] {
  const kept: Match[] = [];
  for (const match of found.sort((a, b) => b.score - a.score)) {
    if (kept.length === limit) break;
    if (!kept.some((other) => isSame(other, match))) kept.push(match);
  }
  return kept;
}

function isSame(a: Match, b: Match): boolean {
  const title = ({ neighbourhood, town }: Match) => neighbourhood?.key ?? townKey(town?.name ?? '');
  return title(a) === title(b) && distanceMiles(a.at, b.at) <= SAME_TOWN_MILES;
}
