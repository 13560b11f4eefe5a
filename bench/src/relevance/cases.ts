import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fold } from '../../../server/src/modules/places/search/understand/fold.rules.ts';
import { reference } from '../../../tools/reference.ts';

/** Real places and queries: they have licences of their own. */
const DATA = reference('data');

export interface Town {
  name: string;
  places: string;
  queries: string;
  /** Where the searcher stands: the middle of the town. Degrees, WGS 84. */
  centre: { latitude: number; longitude: number };
}

export const TOWNS: readonly Town[] = [
  {
    name: 'San Francisco',
    places: 'sf-downtown-2023/sf-downtown-places.geojson',
    queries: 'queries/sf-downtown.jsonl',
    centre: { latitude: 37.7838, longitude: -122.4006 },
  },
  {
    name: 'Monaco',
    places: 'monaco-series/monaco-2026-03-09-places.geojson',
    queries: 'queries/monaco-2026.jsonl',
    centre: { latitude: 43.7374, longitude: 7.4209 },
  },
];

export const dataPath = (file: string) => path.join(DATA.path, file);
export const dataIsThere = () => DATA.isThere;

/** An alternative, former, official or foreign name of one place. */
export interface NameQuery {
  query: string;
  from_tag: string;
  osm: string;
  name: string;
}

export async function readNameQueries(town: Town): Promise<NameQuery[]> {
  const text = await readFile(dataPath(town.queries), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): NameQuery => JSON.parse(line));
}

export type Tags = Record<string, string>;

/** OSM id ('node/1') → tags, of every place of the file. */
export async function readTags(town: Town): Promise<Map<string, Tags>> {
  const { features }: { features: Array<{ properties: Tags }> } = JSON.parse(
    await readFile(dataPath(town.places), 'utf8'),
  );
  return new Map(
    features.map(({ properties }) => [`${properties['@type']}/${properties['@id']}`, properties]),
  );
}

interface Preset {
  tags: Tags;
  name: string;
  terms: string[];
}

/**
 * Kinds that a term plainly names and the list of terms leaves out. It was made for finding the right tags for an
 * object, not for judging what somebody finds who types the word. Only terms whose list counts the obvious as wrong.
 */
const LEFT_OUT: Readonly<Record<string, readonly Tags[]>> = {
  // Listed at breweries, distilleries and, the first one, at pubs: they are served in bars and pubs.
  alcohol: [{ amenity: 'bar' }],
  beverage: [{ amenity: 'bar' }, { amenity: 'pub' }],
  // Listed at counters and food courts only.
  food: [{ amenity: 'restaurant' }],
  // Listed at sandwich counters only.
  meat: [{ amenity: 'restaurant', cuisine: 'steak_house' }],
  // Listed at ramen and noodle kitchens, not at those that say soup themselves.
  soup: [{ amenity: 'restaurant', cuisine: 'soup' }],
  // Listed at museums and nature reserves: parks and gardens are the nature of a town.
  nature: [{ leisure: 'park' }, { leisure: 'garden' }],
  // Listed at statues and sculptures; a bust is one.
  carving: [{ tourism: 'artwork', artwork_type: 'bust' }],
  // The tag tourism=attraction is for what has no closer tag; a zoo or a castle has one.
  'tourist attraction': [
    { tourism: 'zoo' },
    { tourism: 'aquarium' },
    { tourism: 'theme_park' },
    { historic: 'castle' },
    { historic: 'fort' },
  ],
};

/**
 * Every name and term, folded, with the tag sets of all kinds of place that it names: kinds of which a name or a term
 * has it as whole words, so 'gallery' names 'Art Gallery' and 'pizza' names 'Pizza Restaurant'.
 */
export async function readCategoryTerms(language: string): Promise<Map<string, Tags[]>> {
  const text = await readFile(dataPath(`queries/category-terms/${language}.json`), 'utf8');
  const presets: Preset[] = JSON.parse(text);
  const kinds = presets.map(({ tags, name, terms }) => ({ tags, words: [name, ...terms].map(fold) }));
  const terms = new Set(kinds.flatMap(({ words }) => words));
  const named = (term: string) => kinds.filter(({ words }) => words.some((word) => hasWords(word, term)));
  const leftOut = (term: string) => LEFT_OUT[singular(term)] ?? [];
  return new Map(
    [...terms].map((term) => [term, [...named(term).map(({ tags }) => tags), ...leftOut(term)]]),
  );
}

const hasWords = (text: string, words: string) => ` ${singular(text)} `.includes(` ${singular(words)} `);
const singular = (text: string) => text.replaceAll(/(?<=[a-z]{2}[^s])s\b/g, '');

/** How a place stands to a kind: of it, not of it, or nobody said (its main tag fits and the refining one is missing). */
export type Fit = 'yes' | 'no' | 'unsaid';

/** A cuisine decides alone, at a table or over a counter: a pizza stand is a pizza place. */
export function fitOf(place: Tags, kind: Tags): Fit {
  const [main, ...refining] = Object.entries(kind);
  const cuisine = kind.cuisine;
  if (cuisine !== undefined && place.amenity !== undefined && hasTag(place, ['cuisine', cuisine]))
    return 'yes';
  if (!main || !hasTag(place, main)) return 'no';
  if (refining.every((tag) => hasTag(place, tag))) return 'yes';
  return refining.every((tag) => place[tag[0]] === undefined || hasTag(place, tag)) ? 'unsaid' : 'no';
}

function hasTag(place: Tags, [key, value]: [string, string]): boolean {
  const has = place[key];
  return has !== undefined && (value === '*' || has.split(';').some((one) => one.trim() === value));
}
