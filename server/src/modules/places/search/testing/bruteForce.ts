import type { Origin } from '@liora/domain/contract/common';
import { SAME_PLACE_METRES } from '@liora/domain/limits';
import { distanceMiles } from '@liora/domain/rules/distance';
import { openingAt } from '@liora/domain/rules/hours';
import { detectMoods, type Mood } from '@liora/domain/rules/moods';
import { storedHours } from '@liora/domain/rules/multirange';
import { isUnspaced, unspaced } from '@liora/domain/rules/unspacedScripts';
import { mercator } from '../find/planeCircle.rules.ts';
import { dietKey, type Features } from '../understand/features.runtime.ts';
import type { FilterInput } from '../understand/filters.rules.ts';
import { fold, nameToken } from '../understand/fold.rules.ts';
import type { Tier } from '../understand/tiers.rules.ts';
import { TIME_ZONE, type WorldPlace } from './world.ts';

const METRES_PER_MILE = 1609.344;

export interface BruteViewer {
  /** Index of the owner that is looking, or null for a visitor. */
  me: number | null;
  prive: boolean;
  blocked: readonly number[];
}

export interface BruteQuestion extends FilterInput {
  origin: Origin;
  radiusMiles: number;
  /** The ways to match the text. */
  matching: readonly Tier[];
  /** The folded text whose names lead (RUL-114); null: none does. `beginnings`: names that begin so as well. */
  named: { text: string; beginnings: boolean } | null;
  byMood: boolean;
}

/** What the search has to answer, told by looking at every place: ids in order, those without coordinates last. */
export function bruteForce(
  places: readonly WorldPlace[],
  viewer: BruteViewer,
  question: BruteQuestion,
  features: Features,
): string[] {
  const inAnswer = (place: WorldPlace) =>
    maySee(place, viewer) &&
    fitsFilters(place, question, features) &&
    matches(place, question, features) &&
    reached(place, question);
  const there = places.filter((place) => !place.gone);
  // RUL-83: a pin leads, then a restaurant; among equals the older. RUL-115: within one place.
  const leaders = groups(there, places).flatMap((group) => lendFacts(group).filter(inAnswer).slice(0, 1));
  const located = leaders.filter(({ where }) => where !== null);
  const order = (place: WorldPlace) => [
    question.openAt && openState(place, question.openAt) === 'unknown' ? 1 : 0,
    question.byMood ? -moodsOf(place).filter((mood) => question.moods.includes(mood)).length : 0,
    namedStep(place, question),
    nearness(place, question.origin),
    rank(place, places),
  ];
  const nowhere = leaders.filter(({ where }) => where === null);
  return [
    ...located.sort((a, b) => compare(order(a), order(b))),
    ...nowhere.sort((a, b) => compareText(fold(a.name), fold(b.name)) || rank(a, places) - rank(b, places)),
  ].map(({ id }) => id);
}

/** Every place that the viewer may see, once: the row of it that leads for them. */
export function leadersFor(places: readonly WorldPlace[], viewer: BruteViewer): WorldPlace[] {
  const there = places.filter((place) => !place.gone);
  return groups(there, places).flatMap((group) =>
    lendFacts(group)
      .filter((place) => maySee(place, viewer))
      .slice(0, 1),
  );
}

/** RUL-82. */
function maySee(place: WorldPlace, viewer: BruteViewer): boolean {
  if (place.source !== 2 || place.owner === viewer.me) return true;
  if (place.isHidden || place.isReported || viewer.blocked.includes(place.owner)) return false;
  return place.isPublic || (place.isPrive && viewer.prive);
}

const keyOf = ({ name, address }: WorldPlace) =>
  name.trim() && /\d/.test(address ?? '')
    ? `${name.trim().toLowerCase()}|${address?.trim().toLowerCase()}`
    : null;

/** RUL-115: one spot is 150 m; without coordinates, town and postcode have to be known and to agree. */
function onOneSpot(a: WorldPlace, b: WorldPlace): boolean {
  if (a.where && b.where) return miles(a, b.where) * METRES_PER_MILE <= SAME_PLACE_METRES;
  const areas = [a, b].map(({ source, locality, postcode }) =>
    source < 2 && locality && postcode ? `${locality.toLowerCase()} ${postcode}` : null,
  );
  return areas[0] !== null && areas[0] === areas[1];
}

/** The places that are one, each as the ids of its rows: who leads comes first, and joins only who is near all of them. */
function groups(places: readonly WorldPlace[], inOrder: readonly WorldPlace[]): WorldPlace[][] {
  const found: WorldPlace[][] = [];
  const leadersFirst = [...places].sort((a, b) => b.source - a.source || rank(a, inOrder) - rank(b, inOrder));
  for (const place of leadersFirst) {
    const key = keyOf(place);
    const joins = found.find((group) =>
      group.every((other) => key !== null && keyOf(other) === key && onOneSpot(place, other)),
    );
    if (joins) joins.push(place);
    else found.push([place]);
  }
  return found;
}

/** Order of storage: venues, then restaurants, then pins, each as given. */
const rank = (place: WorldPlace, places: readonly WorldPlace[]) =>
  place.source * 10_000 + places.findIndex(({ id }) => id === place.id);

/** RUL-83: price and hours stay from the restaurant, then the venue, within one place. */
function lendFacts(group: readonly WorldPlace[]): WorldPlace[] {
  const lenders = group.filter(({ source }) => source < 2);
  return group.map((place) => {
    const own = place.source === 2 ? { ...place, price: null, weekly: null } : place;
    return {
      ...own,
      where: own.where ?? lenders.find(({ where }) => where !== null)?.where ?? null,
      price: own.price ?? lenders.find(({ price }) => price !== null)?.price ?? null,
      weekly: own.weekly ?? lenders.find(({ weekly }) => weekly !== null)?.weekly ?? null,
    };
  });
}

function kindsOf(place: WorldPlace): string[] {
  return [place.category, place.subcategory ?? ''].filter((kind) => kind !== '');
}

const namesOf = (place: WorldPlace) =>
  [place.name, ...(place.source === 2 ? [] : place.other)].map((name) => unspaced(fold(name)));

function docOf(place: WorldPlace): string {
  const names = namesOf(place);
  const rest = [...kindsOf(place), place.source === 2 ? (place.address ?? '') : ''].map(fold);
  const pairs = names
    .join(' ')
    .split(' ')
    .filter(isUnspaced)
    .flatMap((word) => [...word].map((_, n) => word.slice(n, n + 2)));
  return `${names.map((name) => ` ^ ${name} $`).join('')} | ${[...rest, ...pairs].join(' ')} | ${names.map(nameToken).join(' ')} `;
}

function moodsOf(place: WorldPlace): Mood[] {
  return detectMoods({ category: place.category, subcategory: place.subcategory, isPin: place.source === 2 });
}

function codesOf(place: WorldPlace, features: Features): Set<number | undefined> {
  const business = place.source < 2;
  const words = kindsOf(place).join(' ');
  return new Set([
    ...kindsOf(place).map((kind) => features.kind(kind)),
    ...(business ? [features.flag('business')] : []),
    ...((business && place.seating) || /rooftop|garden/i.test(words) ? [features.flag('outdoor')] : []),
  ]);
}

export function fitsFilters(place: WorldPlace, question: FilterInput, features: Features): boolean {
  const business = place.source < 2;
  const codes = codesOf(place, features);
  const diets = business ? place.diets.map(dietKey) : [];
  const prices = question.price.includes(1) ? [0, ...question.price] : question.price;
  return (
    (!question.category || codes.has(features.kind(question.category))) &&
    (!question.subcategory || kindsOf(place).map(fold).includes(fold(question.subcategory))) &&
    question.dietary.every((diet) => diets.includes(dietKey(diet))) &&
    (prices.length === 0 || (place.price !== null && prices.includes(place.price))) &&
    (!question.outdoor || (business && place.seating === true)) &&
    (question.moods.length === 0 || question.moods.some((mood) => moodsOf(place).includes(mood))) &&
    (!question.openAt || openState(place, question.openAt) !== 'closed')
  );
}

function openState(place: WorldPlace, at: string): string {
  return openingAt(storedHours(place.weekly, {}), TIME_ZONE, new Date(at)).state;
}

function matches(place: WorldPlace, question: BruteQuestion, features: Features): boolean {
  const doc = docOf(place);
  const codes = codesOf(place, features);
  return question.matching.some(
    (tier) =>
      (tier.docs ?? []).every((pattern) => doc.includes(pattern.slice(1, -1))) &&
      (tier.anyOf ?? []).every((list) => list.some((code) => codes.has(code))) &&
      (tier.allOf ?? []).every((code) => codes.has(code)) &&
      !(tier.noneOf ?? []).some((code) => codes.has(code)),
  );
}

/** 0: called exactly so, 1: called something that begins so, both within the radius; 2: all others. */
function namedStep(place: WorldPlace, { named, origin, radiusMiles }: BruteQuestion): number {
  if (!named || miles(place, origin) > radiusMiles) return 2;
  const names = namesOf(place);
  if (names.includes(named.text)) return 0;
  return named.beginnings && names.some((name) => name.startsWith(named.text)) ? 1 : 2;
}

const miles = ({ where }: WorldPlace, origin: Origin) =>
  where === null
    ? 0
    : distanceMiles(
        { lat: origin.latitude, lng: origin.longitude },
        { lat: where.latitude, lng: where.longitude },
      );
const reached = (place: WorldPlace, question: BruteQuestion) =>
  miles(place, question.origin) <= 2 * question.radiusMiles;

function nearness({ where }: WorldPlace, origin: Origin): number {
  if (where === null) return 0;
  const a = mercator(where);
  const b = mercator(origin);
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] ?? 0);
    if (Math.abs(difference) > 1e-9) return difference;
  }
  return 0;
}

const compareText = (a: string, b: string) => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));
