import type { Origin } from '@liora/domain/contract/common';
import type { LovedSort } from '@liora/domain/contract/reviewSorts';
import type pg from 'pg';
import { newParameters, type Parameters } from '../../places/search/find/parameters.rules.ts';
import { circlesAround, mercator } from '../../places/search/find/planeCircle.rules.ts';
import { type LovedPosition, SORTED_CHARS } from './lovedCursor.parser.ts';

export interface LovedRow {
  place_id: string;
  overall: number;
  review_count: number;
  newest_at: Date;
}

/** Ties: more reviews first, then by name (RUL-51). */
const TIES = `-s.review_count, left(s.name, ${SORTED_CHARS}), s.place_id`;

const COLUMNS = 'select s.place_id, s.overall, s.review_count, s.newest_at';

interface LovedRequest {
  sort: LovedSort;
  origin: Origin | undefined;
  /** Where the page before ended. */
  last: LovedPosition | null;
  limit: number;
}

/** What each sorting goes by before the ties. */
function firstBy(sort: LovedSort, origin: Origin | undefined, parameters: Parameters): string {
  if (sort !== 'nearest') return sort === 'score' ? '-s.weighed' : 's.newest_at';
  const { x, y } = mercator(origin ?? { latitude: 0, longitude: 0 });
  return `s.pos <-> point(${parameters.add('float8', x)}, ${parameters.add('float8', y)})`;
}

/**
 * Places with a score of 7 or more (`is_loved`). Who blocks whom changes nothing: a score is everybody's. Serves:
 * place_scores_weighed, place_scores_newest, place_scores_near.
 */
export async function findLoved(pool: pg.Pool, request: LovedRequest): Promise<(LovedRow & LovedPosition)[]> {
  const { sort, origin, last, limit } = request;
  const parameters = newParameters();
  const first = firstBy(sort, origin, parameters);
  const here = sort === 'nearest' ? ' and s.pos is not null' : '';
  const beyond = last ? ` and ${after(sort, first, last, parameters)}` : '';
  const order = `${first}${sort === 'recent' ? ' desc' : ''}, ${TIES}`;
  const number = sort === 'recent' ? '(extract(epoch from s.newest_at) * 1000000)::float8' : first;
  const { rows } = await pool.query<LovedRow & LovedPosition>(
    `${COLUMNS}, ${number} as first, left(s.name, ${SORTED_CHARS}) as words from place_scores s
     where s.is_loved${here}${beyond} order by ${order} limit ${parameters.add('int4', limit)}`,
    parameters.values,
  );
  return rows;
}

/** What comes after a position, whether its place is still in the list or not. */
function after(sort: LovedSort, first: string, last: LovedPosition, parameters: Parameters): string {
  const fewer = parameters.add('int4', -last.review_count);
  const ties = `${fewer}, ${parameters.add('text', last.words)}, ${parameters.add('text', last.place_id)}`;
  if (sort !== 'recent') return `(${first}, ${TIES}) > (${parameters.add('float8', last.first)}, ${ties})`;
  // 'Recent' goes down while its ties go up, which no comparison of rows says.
  const at = `(timestamptz 'epoch' + ${parameters.add('int8', last.first)} * interval '1 microsecond')`;
  return `s.newest_at <= ${at} and (s.newest_at < ${at} or (${TIES}) > (${ties}))`;
}

/** The best around a centre. Serves: place_scores_near. */
export async function findLovedNear(
  pool: pg.Pool,
  { origin, miles, limit }: { origin: Origin; miles: number; limit: number },
): Promise<LovedRow[]> {
  const parameters = newParameters();
  const { x, y, radius } = circlesAround(origin, miles)[0] ?? { ...mercator(origin), radius: 0 };
  const [cx, cy, r] = [x, y, radius].map((value) => parameters.add('float8', value));
  const order = `-s.weighed, ${TIES}`;
  const page = `${COLUMNS} from place_scores s where s.is_loved and s.pos <@ circle(point(${cx}, ${cy}), ${r})
    order by ${order} limit ${parameters.add('int4', limit)}`;
  return (await pool.query<LovedRow>(page, parameters.values)).rows;
}
