import type pg from 'pg';

const SUMS =
  'sum(everybody)::int as everybody, sum(everybody_x)::text as x, sum(everybody_y)::text as y, sum(members)::int as members';

/** What the cells of every level say together, by category; one line when all levels say the same. */
export async function countsOfCells(pool: Pick<pg.Pool, 'query'>): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select distinct category, everybody, x, y, members
     from (select level, category, ${SUMS} from place_cells group by 1, 2) c order by 1, 2`,
  );
  return rows;
}

/** What the totals of every level say together; one line when all levels say the same. */
export async function totalsOfCells(pool: Pick<pg.Pool, 'query'>): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select distinct everybody, x, y, members
     from (select level, ${SUMS} from place_cell_totals group by 1) c order by 1, 2`,
  );
  return rows;
}

/** The same by looking at every place, with no regard to categories. */
export async function totalsOfRows(pool: Pick<pg.Pool, 'query'>): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select ${SUMS} from (
       select e as everybody, e * map_x(pos)::int8 as everybody_x, e * map_y(pos)::int8 as everybody_y, m as members
       from (select pos, counts_for_everybody(vis, twins, led)::int as e, counts_for_members(vis, twins, led)::int as m
             from place_search where pos is not null) s) s`,
  );
  return rows;
}

/** What countsOfCells says, by looking at every place. */
export async function countsOfRows(pool: Pick<pg.Pool, 'query'>): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select * from (select category, ${SUMS} from (
       select category, e as everybody, e * map_x(pos)::int8 as everybody_x, e * map_y(pos)::int8 as everybody_y, m as members
       from (select category, pos, counts_for_everybody(vis, twins, led)::int as e, counts_for_members(vis, twins, led)::int as m
             from place_search where pos is not null) s) s group by 1) c
     where everybody > 0 or members > 0 order by 1, 2`,
  );
  return rows;
}
