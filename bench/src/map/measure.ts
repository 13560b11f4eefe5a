import type pg from 'pg';
import { mapPlaces } from '../../../server/src/modules/places/map/map.service.ts';
import { cellsInView } from '../../../server/src/modules/places/map/mapGrid.rules.ts';
import type { Caller } from '../../../server/src/rpc/context.ts';
import { type View, viewsAt } from './views.ts';

const MOST_ZOOM = 18;
/** Down to here a view is compared with grouping the rows themselves. */
export const RAW_ZOOM = 4;

export interface ZoomResult {
  zoom: number;
  p50: number;
  p95: number;
  /** Of the longest answer. */
  kilobytes: number;
  /** Grouping the rows of the view; null where it is not asked. */
  raw: number | null;
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Every zoom: each view once to warm up, and once measured. */
export async function measureZooms(caller: Caller, raw: pg.Pool, rounds: number): Promise<ZoomResult[]> {
  const results: ZoomResult[] = [];
  for (let zoom = 0; zoom <= MOST_ZOOM; zoom += 1) {
    const views = viewsAt(zoom, rounds);
    for (const view of views) await mapPlaces(caller, view);
    const times: number[] = [];
    let bytes = 0;
    for (const view of views) {
      times.push(await timed(() => mapPlaces(caller, view)));
      bytes = Math.max(bytes, JSON.stringify(await mapPlaces(caller, view)).length);
    }
    const grouped = zoom > RAW_ZOOM ? null : await rawTime(raw, views.slice(0, 2));
    results.push({
      zoom,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      kilobytes: bytes / 1024,
      raw: grouped,
    });
    console.log(results.at(-1));
  }
  return results;
}

/** What the cells are there for: the rows that a visitor sees, grouped as the view asks. */
async function rawTime(pool: pg.Pool, views: readonly View[]): Promise<number> {
  const times: number[] = [];
  for (const view of views) {
    const { level, columns, firstRow, lastRow } = cellsInView(view, view.zoom);
    const shift = 30 - level;
    const inside = columns
      .map(({ first, last }) => `map_x(pos) >> ${shift} between ${first} and ${last}`)
      .join(' or ');
    const text = `select map_x(pos) >> ${shift} as x, map_y(pos) >> ${shift} as y, count(*), avg(pos[0]), avg(pos[1])
      from place_search where pos is not null and counts_for_everybody(vis, twins, led)
        and (${inside}) and map_y(pos) >> ${shift} between ${firstRow} and ${lastRow} group by 1, 2`;
    times.push(await timed(() => pool.query(text)));
  }
  return percentile(times, 0.5);
}
