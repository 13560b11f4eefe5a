import { randomUUID } from 'node:crypto';
import type { Origin } from '@liora/domain/contract/common';
import fc from 'fast-check';
import type { Db } from '../../../../db/client.ts';

/** A place of a random small world, as its source keeps it. */
export interface WorldPlace {
  id: string;
  source: 0 | 1 | 2;
  name: string;
  other: string[];
  address: string | null;
  locality: string | null;
  postcode: string | null;
  category: string;
  subcategory: string | null;
  where: Origin | null;
  price: number | null;
  diets: string[];
  seating: boolean | null;
  weekly: string | null;
  gone: boolean;
  /** Of a pin: index of its author, and its switches. */
  owner: number;
  isPublic: boolean;
  isPrive: boolean;
  isHidden: boolean;
  isReported: boolean;
}

export const TIME_ZONE = 'America/Los_Angeles';
export const CENTRE: Origin = { latitude: 37.78, longitude: -122.41 };

// Few names and addresses, so that namesakes, duplicates and shared words are common.
const NAMES = [
  'Lumen',
  'Lumen Wine Bar',
  'Café Lumière',
  'The Gallery',
  'Gallery Bar',
  "Murphy's Pub",
  'Golden 三和',
  'Aria',
];
const OTHERS = ['Blue Door', 'ブルーボトル', 'Old Aria', "Sam's"];
const KINDS: Array<[string, string | null]> = [
  ['Bar', 'Wine Bar'],
  ['Bar', 'Pub'],
  ['Bar', null],
  ['Cafe', 'Coffee Shop'],
  ['Restaurant', 'Italian'],
  ['Experience', 'Gallery'],
  ['Dessert', 'Ice Cream'],
  ['Outdoor', 'Garden'],
];

/** To the millionth of a degree: what is closer than that is equally near, and no arithmetic parts it. */
const degrees = (middle: number, reach: number) =>
  fc
    .double({ min: middle - reach, max: middle + reach, noNaN: true })
    .map((degree) => Math.round(degree * 1e6) / 1e6);

/** Anywhere, or round one of two corners, where some stand within 150 m of each other and some do not. */
const around = ({ latitude, longitude }: Origin, north: number, east: number) =>
  fc.record({ latitude: degrees(latitude, north), longitude: degrees(longitude, east) });
const where = fc.option(
  fc.oneof(
    around(CENTRE, 0.45, 0.55),
    around(CENTRE, 0.0012, 0.0012),
    around({ latitude: CENTRE.latitude + 0.05, longitude: CENTRE.longitude }, 0.0012, 0.0012),
  ),
  { freq: 12, nil: null },
);

export const worldPlace: fc.Arbitrary<WorldPlace> = fc
  .record({
    source: fc.constantFrom(0 as const, 1 as const, 2 as const),
    name: fc.constantFrom(...NAMES),
    other: fc.subarray(OTHERS, { maxLength: 1 }),
    address: fc.constantFrom('1 Main Street', '2 Main Street', ' 1 MAIN street', 'Main Street', null, ''),
    locality: fc.constantFrom('Town', 'town', 'Village', null),
    postcode: fc.constantFrom('94110', null),
    kind: fc.constantFrom(...KINDS),
    where,
    price: fc.constantFrom(null, 0, 1, 2, 3, 4),
    diets: fc.subarray(['Vegan', 'Gluten-free options', 'Moon food']),
    seating: fc.constantFrom(null, true, false),
    weekly: fc.constantFrom(null, '{[0,10080)}', '{}', '{[0,5000)}'),
    gone: fc.constantFrom(false, false, false, true),
    owner: fc.integer({ min: 0, max: 2 }),
    visibility: fc.constantFrom('public', 'public', 'prive', 'private'),
    isHidden: fc.constantFrom(false, false, false, true),
    isReported: fc.constantFrom(false, false, false, true),
  })
  .map(({ kind: [category, subcategory], visibility, ...place }) => ({
    ...place,
    gone: place.gone && place.source < 2,
    id: randomUUID(),
    category,
    subcategory,
    isPublic: visibility === 'public',
    isPrive: visibility === 'prive',
  }));

/** Writes the places, in their order, in one statement per source. */
export async function storeWorld(
  db: Db,
  places: readonly WorldPlace[],
  owners: readonly string[],
): Promise<void> {
  await db.deleteFrom('venues').execute();
  await db.deleteFrom('restaurants').execute();
  await db.deleteFrom('dropped_pins').execute();
  const business = (source: 0 | 1) =>
    places
      .filter((place) => place.source === source)
      .map((place) => ({
        id: place.id,
        place_id: place.id,
        name: place.name,
        other_names: place.other,
        address: place.address,
        locality: place.locality,
        postcode: place.postcode,
        category: place.category,
        subcategory: place.subcategory,
        categories: [place.category],
        latitude: place.where?.latitude ?? null,
        longitude: place.where?.longitude ?? null,
        price_level: place.price,
        dietary_tags: place.diets,
        outdoor_seating: place.seating,
        hours_weekly: place.weekly,
        time_zone: TIME_ZONE,
        source: 'test',
        source_id: place.id,
        licence: 'CC0-1.0',
        source_date: '2026-01-01',
        gone_at: place.gone ? new Date() : null,
      }));
  const venues = business(0);
  const restaurants = business(1);
  const pins = places
    .filter((place) => place.source === 2)
    .map((place) => ({
      id: place.id,
      user_id: owners[place.owner] ?? '',
      title: place.name,
      address: place.address,
      category: place.category,
      subcategory: place.subcategory,
      latitude: place.where?.latitude ?? null,
      longitude: place.where?.longitude ?? null,
      is_public: place.isPublic,
      is_prive: place.isPrive,
      is_hidden: place.isHidden,
      is_reported: place.isReported,
    }));
  if (venues.length > 0) await db.insertInto('venues').values(venues).execute();
  if (restaurants.length > 0) await db.insertInto('restaurants').values(restaurants).execute();
  if (pins.length > 0) await db.insertInto('dropped_pins').values(pins).execute();
}
