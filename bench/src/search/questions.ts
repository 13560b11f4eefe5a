import type { Origin } from '@liora/domain/contract/common';
import type pg from 'pg';
import { randomFrom } from '../../../art/src/seed.ts';
import { CITIES } from './cities.ts';
import type { Question } from './literal.ts';

export interface QueryClass {
  id: string;
  name: string;
  /** Asked through the search box (8 rows) instead of the search page (50 rows). */
  typeAhead: boolean;
  /** The place of which the name was misspelt, by question. */
  questions: Array<Question & { wanted?: string }>;
}

/** Friday, 20:00 UTC. */
const OPEN_AT = '2026-05-15T20:00:00Z';
const OPEN_MINUTE = 4 * 1440 + 20 * 60;
const LARGEST = 12;

interface Named {
  name: string;
  latitude: number;
  longitude: number;
}

/** What questions are drawn from: chance that is the same in every run, and names of the world that was built. */
interface Draw {
  random: () => number;
  pick: <T>(list: readonly T[]) => T;
  /** Somewhere in one of the largest cities. */
  dense: () => Origin;
  names: { dense: Named[]; rare: Named[]; smallTown: Named[]; smallCity: Named[] };
}

interface QueryClassDefinition extends Omit<QueryClass, 'questions' | 'typeAhead'> {
  typeAhead?: true;
  draw: (from: Draw) => Question & { wanted?: string };
}

const PAGE = { limit: 50 };
const at = ({ latitude, longitude }: Named) => ({ latitude, longitude });

const anywhere =
  (filters: Partial<Question> = {}) =>
  ({ dense }: Draw) => ({ q: '', ...filters, origin: dense(), ...PAGE });

const oneOfWords =
  (words: readonly string[], filters: Partial<Question> = {}) =>
  ({ pick, dense }: Draw) => ({ q: pick(words), ...filters, origin: dense(), ...PAGE });

/** The first word of a name, from the place itself. */
const firstWord = (one: Named) => ({ q: one.name.split(' ')[0] ?? one.name, origin: at(one), ...PAGE });

/** In this order: another one draws other questions. */
const QUERY_CLASSES: readonly QueryClassDefinition[] = [
  { id: '1', name: 'no text, dense', draw: anywhere() },
  { id: '2a', name: 'category keyword, dense', draw: oneOfWords(['bar', 'coffee', 'dinner']) },
  {
    id: '2b',
    name: 'common word, dense',
    draw: oneOfWords(['sushi', 'museum', 'gallery', 'brasserie', 'kitchen']),
  },
  {
    id: '3a',
    name: 'rare name, dense',
    draw: ({ pick, names }) => {
      const one = pick(names.rare);
      return { q: one.name, origin: at(one), ...PAGE };
    },
  },
  {
    id: '3b',
    name: 'middling word, dense',
    draw: oneOfWords(['kari', 'lona', 'mito', 'ragana', 'venlle', 'sosca']),
  },
  { id: '4', name: 'rare name, small town', draw: ({ pick, names }) => firstWord(pick(names.smallTown)) },
  {
    id: '4c',
    name: 'rare name, city of a million',
    draw: ({ pick, names }) => firstWord(pick(names.smallCity)),
  },
  {
    id: '5',
    name: 'typing error, dense',
    draw: ({ random, pick, names }) => {
      const one = pick(names.rare);
      return { q: misspell(one.name, random), wanted: one.name, origin: at(one), ...PAGE };
    },
  },
  {
    id: '6',
    name: 'type-ahead, 3 letters',
    typeAhead: true,
    draw: ({ pick, names }) => {
      const one = pick(names.dense);
      return { q: one.name.slice(0, 3), origin: at(one), limit: 8 };
    },
  },
  {
    id: '7a',
    name: 'category, price, diet',
    draw: anywhere({ category: 'Restaurant', price: [2], dietary: ['Vegan'] }),
  },
  {
    id: '7b',
    name: 'filters that match nothing',
    draw: anywhere({ category: 'Outdoor', price: [4], dietary: ['Kosher'] }),
  },
  {
    id: '7c',
    name: 'word, price, open at a time',
    draw: oneOfWords(['sushi', 'kitchen', 'burger'], {
      price: [2],
      openAt: OPEN_AT,
      openMinute: OPEN_MINUTE,
    }),
  },
  { id: '8', name: 'no match', draw: oneOfWords(['qzxwvu', 'xqjkz wvut', 'zzyzzyxq']) },
  { id: '9', name: 'two letters', draw: oneOfWords(['ka', 'so', 'ma']) },
];

/**
 * The classes of queries, `rounds` questions each, drawn from the world that was built. `pool`: one without a limit of
 * time, the world may have to be read from the disk.
 */
export async function drawQuestions(pool: pg.Pool, rounds: number): Promise<QueryClass[]> {
  const from = await drawFrom(pool);
  return QUERY_CLASSES.map(({ id, name, typeAhead = false, draw }) => ({
    id,
    name,
    typeAhead,
    questions: Array.from({ length: rounds }, () => draw(from)),
  }));
}

const spots = (cities: typeof CITIES) => cities.map(([latitude, longitude]) => ({ latitude, longitude }));

async function drawFrom(pool: pg.Pool): Promise<Draw> {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  };
  const largest = spots(CITIES.toSorted((a, b) => b[2] - a[2]).slice(0, LARGEST));
  const smallest = spots(CITIES.toSorted((a, b) => a[2] - b[2]).slice(0, LARGEST));
  const dense = await namesNear(pool, largest, 0.1);
  return {
    random,
    pick,
    dense: () => {
      const { latitude, longitude } = pick(largest);
      return { latitude: latitude + (random() - 0.5) * 0.04, longitude: longitude + (random() - 0.5) * 0.04 };
    },
    names: {
      dense,
      rare: dense.filter(({ name }) => name.split(' ').length === 1 && name.length > 6),
      smallTown: await namesNear(pool, await townCentres(pool), 0.2),
      smallCity: await namesNear(pool, smallest, 0.1),
    },
  };
}

async function namesNear(pool: pg.Pool, centres: readonly Origin[], degrees: number): Promise<Named[]> {
  const found: Named[] = [];
  for (const { latitude, longitude } of centres) {
    const { rows } = await pool.query<Named>(
      // Fenced off: left to choose, PostgreSQL walks the ids of the whole world instead of the circle.
      `select name, lat as latitude, lng as longitude from (
         select * from place_search where pos <@ circle(merc($2, $1), $3::float8 * 69) and source < 2 offset 0) near
       order by ref limit 60`,
      [latitude, longitude, degrees],
    );
    found.push(...rows);
  }
  return found;
}

async function townCentres(pool: pg.Pool): Promise<Origin[]> {
  const { rows } = await pool.query<Origin>(
    `select lat as latitude, lng as longitude from bench_city where id > $1 order by id limit 60`,
    [CITIES.length],
  );
  return rows;
}

/** One letter left out, doubled or changed with its neighbour. */
function misspell(name: string, random: () => number): string {
  const letters = [...name];
  const at = 1 + Math.floor(random() * (letters.length - 3));
  const kind = Math.floor(random() * 3);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letters[at] ?? '');
  else letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
  return letters.join('');
}
