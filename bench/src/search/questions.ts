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

/**
 * The classes of queries, `rounds` questions each, drawn from the world that was built. `pool`: one without a limit of
 * time, the world may have to be read from the disk.
 */
export async function drawQuestions(pool: pg.Pool, rounds: number): Promise<QueryClass[]> {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  };
  const largest = [...CITIES].sort((a, b) => b[2] - a[2]).slice(0, LARGEST);
  const dense = (): Origin => {
    const [latitude, longitude] = pick(largest);
    return { latitude: latitude + (random() - 0.5) * 0.04, longitude: longitude + (random() - 0.5) * 0.04 };
  };
  const denseNames = await namesNear(
    pool,
    largest.map(([latitude, longitude]) => ({ latitude, longitude })),
    0.1,
  );
  const towns = await townCentres(pool);
  const sparseNames = await namesNear(pool, towns, 0.2);
  const smallest = [...CITIES].sort((a, b) => a[2] - b[2]).slice(0, LARGEST);
  const cityNames = await namesNear(
    pool,
    smallest.map(([latitude, longitude]) => ({ latitude, longitude })),
    0.1,
  );
  const rare = denseNames.filter(({ name }) => name.split(' ').length === 1 && name.length > 6);
  const ask = (make: () => Question & { wanted?: string }) => Array.from({ length: rounds }, make);
  const at = ({ latitude, longitude }: Named) => ({ latitude, longitude });
  const page = { limit: 50 };
  return [
    {
      id: '1',
      name: 'no text, dense',
      typeAhead: false,
      questions: ask(() => ({ q: '', origin: dense(), ...page })),
    },
    {
      id: '2a',
      name: 'category keyword, dense',
      typeAhead: false,
      questions: ask(() => ({ q: pick(['bar', 'coffee', 'dinner']), origin: dense(), ...page })),
    },
    {
      id: '2b',
      name: 'common word, dense',
      typeAhead: false,
      questions: ask(() => ({
        q: pick(['sushi', 'museum', 'gallery', 'brasserie', 'kitchen']),
        origin: dense(),
        ...page,
      })),
    },
    {
      id: '3a',
      name: 'rare name, dense',
      typeAhead: false,
      questions: ask(() => {
        const one = pick(rare);
        return { q: one.name, origin: at(one), ...page };
      }),
    },
    {
      id: '3b',
      name: 'middling word, dense',
      typeAhead: false,
      questions: ask(() => ({
        q: pick(['kari', 'lona', 'mito', 'ragana', 'venlle', 'sosca']),
        origin: dense(),
        ...page,
      })),
    },
    {
      id: '4',
      name: 'rare name, small town',
      typeAhead: false,
      questions: ask(() => {
        const one = pick(sparseNames);
        return { q: one.name.split(' ')[0] ?? one.name, origin: at(one), ...page };
      }),
    },
    {
      id: '4c',
      name: 'rare name, city of a million',
      typeAhead: false,
      questions: ask(() => {
        const one = pick(cityNames);
        return { q: one.name.split(' ')[0] ?? one.name, origin: at(one), ...page };
      }),
    },
    {
      id: '5',
      name: 'typing error, dense',
      typeAhead: false,
      questions: ask(() => {
        const one = pick(rare);
        return { q: misspell(one.name, random), wanted: one.name, origin: at(one), ...page };
      }),
    },
    {
      id: '6',
      name: 'type-ahead, 3 letters',
      typeAhead: true,
      questions: ask(() => {
        const one = pick(denseNames);
        return { q: one.name.slice(0, 3), origin: at(one), limit: 8 };
      }),
    },
    {
      id: '7a',
      name: 'category, price, diet',
      typeAhead: false,
      questions: ask(() => ({
        q: '',
        category: 'Restaurant',
        price: [2],
        dietary: ['Vegan'],
        origin: dense(),
        ...page,
      })),
    },
    {
      id: '7b',
      name: 'filters that match nothing',
      typeAhead: false,
      questions: ask(() => ({
        q: '',
        category: 'Outdoor',
        price: [4],
        dietary: ['Kosher'],
        origin: dense(),
        ...page,
      })),
    },
    {
      id: '7c',
      name: 'word, price, open at a time',
      typeAhead: false,
      questions: ask(() => ({
        q: pick(['sushi', 'kitchen', 'burger']),
        price: [2],
        openAt: OPEN_AT,
        openMinute: OPEN_MINUTE,
        origin: dense(),
        ...page,
      })),
    },
    {
      id: '8',
      name: 'no match',
      typeAhead: false,
      questions: ask(() => ({ q: pick(['qzxwvu', 'xqjkz wvut', 'zzyzzyxq']), origin: dense(), ...page })),
    },
    {
      id: '9',
      name: 'two letters',
      typeAhead: false,
      questions: ask(() => ({ q: pick(['ka', 'so', 'ma']), origin: dense(), ...page })),
    },
  ];
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

/** Mulberry32: the same questions in every run. */
