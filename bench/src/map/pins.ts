import type pg from 'pg';

const TRIGGERS = ['insert', 'update', 'delete'].map((event) => `place_search_cells_${event}`);
const ROUNDS = 6;
const PINS = 400;

export interface PinSpeed {
  /** Pins a second, of one writer after the other and of eight at once. */
  withCells: number;
  without: number;
}

/** Pins a second with the triggers of the cells and without, in rounds by turns, so that both meet the same machine. */
export async function measurePins(pool: pg.Pool, writers: number): Promise<PinSpeed> {
  const speeds: Record<'enable' | 'disable', number[]> = { enable: [], disable: [] };
  await drop(pool, writers);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const state of round % 2 === 0
      ? (['enable', 'disable'] as const)
      : (['disable', 'enable'] as const)) {
      for (const name of TRIGGERS) await pool.query(`alter table place_search ${state} trigger ${name}`);
      speeds[state].push(await drop(pool, writers));
    }
  for (const name of TRIGGERS) await pool.query(`alter table place_search enable trigger ${name}`);
  await pool.query("delete from dropped_pins where title like 'Bench pin %'");
  const middle = (list: readonly number[]) =>
    [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return { withCells: middle(speeds.enable), without: middle(speeds.disable) };
}

/** Public pins all over the world, each in a transaction of its own; how many a second. */
async function drop(pool: pg.Pool, writers: number): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select id from bench_person where n = 1');
  const user = rows[0]?.id;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = writer; n < PINS; n += writers)
        await pool.query(
          `insert into dropped_pins (user_id, title, category, latitude, longitude, is_public)
           values ($1, $2, 'Bar', $3, $4, true)`,
          [user, `Bench pin ${n}`, Math.random() * 120 - 60, Math.random() * 340 - 170],
        );
    }),
  );
  return PINS / ((performance.now() - started) / 1000);
}
