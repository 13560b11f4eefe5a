import type pg from 'pg';
import { type NearSearch, type Statement, sharedParameters, statement } from './near.queries.ts';
import { newParameters } from './parameters.rules.ts';
import { nearRows } from './steps.queries.ts';

export interface Count {
  subcategory: string | null;
  total: number;
  within: number;
  /** Scans that ended before they had seen everything. */
  cut: number;
}

/** How many near places there are per subcategory, up to `search.limit` in all; nothing of what is shown is read. */
export function countStatement(search: NearSearch): Statement {
  const parameters = newParameters();
  const shared = sharedParameters(search, parameters);
  const near = nearRows({ ...search, rank: null }, null, shared, parameters);
  const limit = parameters.add('int4', search.limit);
  const found = `found as (select r.subcategory, r.miles, r.keep from (${near.rows}) r limit ${limit})`;
  return statement(
    `with ${[...near.ctes, found].join(',\n')}
  select subcategory, count(*) filter (where keep)::int as total,
    count(*) filter (where keep and miles <= ${shared.radius()})::int as within,
    count(*) filter (where not keep)::int as cut from found group by subcategory`,
    parameters,
  );
}

export async function countNear(pool: pg.Pool, search: NearSearch): Promise<Count[]> {
  return (await pool.query<Count>(countStatement(search))).rows;
}
