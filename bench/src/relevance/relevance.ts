import { searchInput } from '@liora/domain/contract/places';
import { DAY_MS } from '@liora/domain/durations';
import { importPlaces } from '../../../server/src/modules/places/import/importPlaces.service.ts';
import { searchPlaces } from '../../../server/src/modules/places/search/search.service.ts';
import { fold } from '../../../server/src/modules/places/search/understand/fold.rules.ts';
import type { Bench } from '../bench.ts';
import { type BenchDatabase, benchDeps, openBenchDatabase } from '../database.ts';
import { table } from '../results.ts';
import {
  dataIsThere,
  dataPath,
  type Fit,
  fitOf,
  type NameQuery,
  readCategoryTerms,
  readNameQueries,
  readTags,
  type Tags,
  TOWNS,
  type Town,
} from './cases.ts';

const NAMES_IN_FIRST = 5;
const TERMS_IN_FIRST = 10;
const TERM_HITS = 9;

type Search = (q: string, limit: number, at?: { latitude: number; longitude: number }) => Promise<Found[]>;
interface Found {
  id: string;
  name: string;
}

interface Score {
  row: string[];
  misses: string[];
}

export const bench: Bench = {
  usage: 'relevance [--misses 40]',
  async run(options) {
    if (!dataIsThere()) {
      console.error('The places and queries of ../shared/data are not there; nothing to measure.');
      return null;
    }
    const shownMisses = Number(options.misses ?? 1000);
    const scores: Score[] = [];
    for (const town of TOWNS) scores.push(...(await scoreTown(town)));
    const head = ['town', 'what', 'asked', 'found', 'share'];
    const result = table(
      head,
      scores.map(({ row }) => row),
    );
    console.log(result);
    for (const { row, misses } of scores) {
      if (misses.length > 0)
        console.log(`\nMisses of ${row[0]}, ${row[1]}:\n${misses.slice(0, shownMisses).join('\n')}`);
    }
    return report(result);
  },
};

async function scoreTown(town: Town): Promise<Score[]> {
  const database = await openBenchDatabase('relevance', { fresh: true });
  try {
    await load(database, town);
    const deps = benchDeps(database);
    const search: Search = async (q, limit, at = town.centre) =>
      (await searchPlaces({ deps, viewer: null }, searchInput.parse({ q, origin: at, limit }))).places;
    const known = await knownPlaces(database);
    return [...(await scoreNames(town, search, known)), ...(await scoreTerms(town, search, known))];
  } finally {
    await database.stop();
  }
}

async function load(database: BenchDatabase, town: Town): Promise<void> {
  await importPlaces({
    pool: database.pool,
    path: dataPath(town.places),
    settings: {
      timeZone: null,
      region: null,
      minConfidence: 0,
      firstDay: Math.floor(Date.now() / DAY_MS),
    },
    progress: { begin: () => {}, advance: () => {}, end: () => {} },
    now: () => new Date(),
  });
  await database.pool.query('vacuum analyze place_search');
}

interface Known {
  /** Every name that the place goes by, folded. */
  names: Set<string>;
  latitude: number;
  longitude: number;
}

/** The imported places by place_id. */
async function knownPlaces(database: BenchDatabase): Promise<Map<string, Known>> {
  const columns = 'place_id, name || other_names as names, latitude, longitude';
  const { rows } = await database.pool.query<{
    place_id: string;
    names: string[];
    latitude: number;
    longitude: number;
  }>(`select ${columns} from venues union all select ${columns} from restaurants`);
  return new Map(
    rows.map(({ place_id, names, ...where }) => [place_id, { names: new Set(names.map(fold)), ...where }]),
  );
}

const placeIdOf = (osm: string) => `osm-${osm.replace('/', '-')}`;

/** Alternative names, asked from the middle of the town (any place of that name counts) and from beside the place. */
async function scoreNames(town: Town, search: Search, known: Map<string, Known>): Promise<Score[]> {
  const queries = await readNameQueries(town);
  const asked = queries.filter(({ osm }) => known.has(placeIdOf(osm)));
  const fromCentre = await hitsOf(asked, async (query) => {
    const found = await search(query.query, NAMES_IN_FIRST);
    return found.some(({ id }) => id === placeIdOf(query.osm) || known.get(id)?.names.has(fold(query.query)));
  });
  const fromComparison = await hitsOf(asked, async (query) => {
    const found = await search(query.query, NAMES_IN_FIRST, known.get(placeIdOf(query.osm)));
    return found.some(({ id }) => id === placeIdOf(query.osm));
  });
  const left = queries.filter(({ osm }) => !known.has(placeIdOf(osm)));
  return [
    score(town, `alternative names in the first ${NAMES_IN_FIRST}`, asked.length, fromCentre),
    score(town, 'the same, this very place, asked from beside it', asked.length, fromComparison),
    {
      row: [town.name, 'names of places that are not for a date (not imported)', String(left.length), '', ''],
      misses: [],
    },
  ];
}

async function hitsOf(
  queries: NameQuery[],
  isFound: (query: NameQuery) => Promise<boolean>,
): Promise<string[]> {
  const misses: string[] = [];
  for (const query of queries) {
    if (!(await isFound(query))) misses.push(`- ${query.query} (${query.from_tag} of ${query.name})`);
  }
  return misses;
}

/**
 * English words for kinds of place that have enough places: nine of the first ten are of the kind. A place of which
 * nobody said the refining tag (a cafe without a cuisine, for 'cappuccino') is not wrong; the second row is strict.
 */
async function scoreTerms(town: Town, search: Search, known: Map<string, Known>): Promise<Score[]> {
  const tags = await readTags(town);
  const imported = new Map(
    [...tags].flatMap(([osm, one]) => (known.has(placeIdOf(osm)) ? [[placeIdOf(osm), one]] : [])),
  );
  const misses: string[] = [];
  const strict: string[] = [];
  const shown: Shown = { rows: 0, wrong: 0, misses: [] };
  let asked = 0;
  for (const [term, kinds] of await readCategoryTerms('en')) {
    const fits = (id: string) => bestFit(imported.get(id), kinds);
    const fitting = [...imported.keys()].filter((id) => fits(id) === 'yes').length;
    if (fitting === 0) continue;
    const found = await search(term, TERMS_IN_FIRST);
    const wrong = found.filter(({ id }) => fits(id) === 'no');
    noteShown(shown, term, found.length, wrong);
    if (fitting < TERMS_IN_FIRST) continue;
    asked += 1;
    const unknown = found.filter(({ id }) => fits(id) === 'unsaid');
    const right = found.length - wrong.length;
    const examples = wrong.slice(0, 4).map(({ id, name }) => `${name} ${kindOf(imported.get(id))}`);
    if (!isRight(right, found.length))
      misses.push(`- ${term}: ${right} of ${found.length}; ${examples.join(', ')}`);
    if (!isRight(right - unknown.length, found.length)) strict.push(term);
  }
  return [
    score(town, `category terms, ${TERM_HITS} of the first ${TERMS_IN_FIRST}`, asked, misses),
    { ...score(town, 'the same, missing refining tags counted as wrong', asked, strict), misses: [] },
    {
      row: [
        town.name,
        'rows shown for all terms with a place, right ones',
        String(shown.rows),
        String(shown.rows - shown.wrong),
        `${((100 * (shown.rows - shown.wrong)) / shown.rows).toFixed(1)} %`,
      ],
      misses: shown.misses,
    },
  ];
}

/** What is shown, however short the list is: a wrong row is wrong also where only few are right. */
interface Shown {
  rows: number;
  wrong: number;
  misses: string[];
}

function noteShown(shown: Shown, term: string, rows: number, wrong: readonly Found[]): void {
  shown.rows += rows;
  shown.wrong += wrong.length;
  if (wrong.length > 0)
    shown.misses.push(`- ${term}: ${wrong.length} of ${rows} wrong; ${wrong[0]?.name ?? ''}`);
}

/** Nine of ten, and a list that is shorter by the same share: what does not match is not there to fill it up. */
const isRight = (right: number, shown: number) => shown > 0 && right * TERMS_IN_FIRST >= shown * TERM_HITS;

function bestFit(place: Tags | undefined, kinds: readonly Tags[]): Fit {
  const fits = place ? kinds.map((kind) => fitOf(place, kind)) : [];
  return fits.includes('yes') ? 'yes' : fits.includes('unsaid') ? 'unsaid' : 'no';
}

function kindOf(place: Tags | undefined): string {
  if (!place) return '(?)';
  const key = ['amenity', 'tourism', 'leisure', 'shop', 'historic', 'craft'].find((one) => place[one]);
  return key ? `(${place[key]}${place.cuisine ? ` ${place.cuisine}` : ''})` : '(?)';
}

function score(town: Town, what: string, asked: number, misses: string[]): Score {
  const found = asked - misses.length;
  const share = asked === 0 ? '-' : `${((100 * found) / asked).toFixed(1)} %`;
  return { row: [town.name, what, String(asked), String(found), share], misses };
}

function report(result: string): string {
  return `# Relevance

How well search finds real places by what people call them. OpenStreetMap places of two towns, imported by the product's
own importer; asked from the middle of the town. A name counts as found when a place that goes by it is among the first
five; a category term when nine of the first ten places, or nine tenths of a shorter list, are of a kind that the term names: by OpenStreetMap's list of
terms and, for eight terms whose list leaves out the obvious, by what LEFT_OUT in bench/src/relevance/cases.ts adds. Terms
with fewer than ten places in the town are left out there; in the rows shown every term with a place counts, and a wrong
row is wrong however long the list is. With a text places that it names come first and all others by distance, also those
that only have the word in their name. Run again with \`npm run bench -- relevance\`, which also prints the
misses.

${result}
`;
}
