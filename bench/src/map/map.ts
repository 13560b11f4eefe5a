import { availableParallelism, loadavg } from 'node:os';
import pg from 'pg';
import { foldMapCells } from '../../../server/src/modules/places/map/mapCells.jobs.ts';
import type { Bench } from '../bench.ts';
import { benchDeps } from '../database.ts';
import { table } from '../results.ts';
import { openWorld, type WorldSize } from '../search/world.ts';
import { measureZooms, RAW_ZOOM, type ZoomResult } from './measure.ts';
import { measurePins, type PinSpeed } from './pins.ts';

const MOST_MS = 50;
const MOST_GROWTH = 1.5;
const LEAST_RATIO = 100;
const MOST_KILOBYTES = 20;
const LEAST_PINS = 0.9;

interface MapWorld {
  size: WorldSize;
  zooms: ZoomResult[];
  pins: Array<PinSpeed & { writers: number }>;
}

const load = () => loadavg()[0]?.toFixed(1);

export const bench: Bench = {
  usage: 'map [--places 1000000,5000000] [--pins 200000] [--rounds 40] [--fresh]',
  async run(options) {
    const before = load();
    const sizes = (options.places ?? '1000000').split(',').map(Number);
    const pins = Number(options.pins ?? 200_000);
    const worlds: MapWorld[] = [];
    for (const places of sizes)
      worlds.push(
        await measureWorld({ places, pins }, Number(options.rounds ?? 40), options.fresh === 'true'),
      );
    return report(worlds, `${before} before and ${load()} after`);
  },
};

async function measureWorld(size: WorldSize, rounds: number, fresh: boolean): Promise<MapWorld> {
  const { database } = await openWorld(size, fresh);
  const raw = new pg.Pool({ connectionString: database.url, max: 8, statement_timeout: 0 });
  // It has ended before each of its connections has, which the end of the database then ends by force.
  raw.on('error', () => undefined);
  try {
    const deps = benchDeps(database);
    // In one go, as no request would: the world was filled in a few big statements.
    await raw.query('select fold_place_cells(2147483647)');
    await raw.query('vacuum analyze place_cells, place_cell_totals, place_cell_changes, place_search');
    const zooms = await measureZooms({ deps, viewer: null }, raw, rounds);
    const pins: MapWorld['pins'] = [];
    for (const writers of [1, 8]) pins.push({ writers, ...(await measurePins(raw, writers)) });
    console.log(pins);
    await foldMapCells(deps);
    return { size, zooms, pins };
  } finally {
    await raw.end();
    await database.stop();
  }
}

const verdict = (met: boolean) => (met ? 'met' : '**not met**');
const shown = (places: number) => `${places / 1_000_000} M`;

function report(worlds: readonly MapWorld[], loads: string): string {
  const sections = worlds.map(({ size, zooms, pins }) => {
    const lines = zooms.map(({ zoom, p50, p95, kilobytes, raw }) => [
      String(zoom),
      p50.toFixed(1),
      p95.toFixed(1),
      kilobytes.toFixed(1),
      raw === null ? '' : raw.toFixed(0),
      raw === null ? '' : `${(raw / p50).toFixed(0)}x`,
    ]);
    const slow = zooms.filter(({ p95 }) => p95 > MOST_MS);
    const long = zooms.filter(({ kilobytes }) => kilobytes > MOST_KILOBYTES);
    const near = zooms.filter(({ raw, p50 }) => raw !== null && raw / p50 < LEAST_RATIO);
    const of = (missed: readonly ZoomResult[]) =>
      missed.length > 0 ? `, not at zoom ${missed.map(({ zoom }) => zoom).join(', ')}` : '';
    return `## ${shown(size.places)} places, ${size.pins.toLocaleString('en')} pins

${table(['zoom', 'p50 ms', 'p95 ms', 'longest KB', 'rows grouped, ms', 'ratio'], lines)}

- p95 at most ${MOST_MS} ms: ${verdict(slow.length === 0)}${of(slow)}.
- At most ${MOST_KILOBYTES} KB an answer: ${verdict(long.length === 0)}${of(long)}.
- At least ${LEAST_RATIO}x of grouping the rows at zoom 0 to ${RAW_ZOOM}: ${verdict(near.length === 0)}${of(near)}.
${pins
  .map(
    ({ writers, withCells, without }) =>
      `- Pins a second of ${writers} at once: ${withCells.toFixed(0)} with cells, ${without.toFixed(0)} without, ${(withCells / without).toFixed(2)}; at least ${LEAST_PINS}: ${verdict(withCells / without >= LEAST_PINS)}.`,
  )
  .join('\n')}
`;
  });
  return `# The map

What a view of 1440 by 900 shows, over large cities, at every zoom: \`mapPlaces\` in one process as a visitor asks it, each view once to warm up and once measured.
*Rows grouped* is the same view told by grouping place_search itself. The worlds are those of the search bench.

${availableParallelism()} cores for this process and PostgreSQL; average load of the machine ${loads}. Run again with \`npm run bench -- map --places ${worlds.map(({ size }) => size.places).join(',')}\`.

${sections.join('\n')}${growth(worlds)}`;
}

function growth([small, large]: readonly MapWorld[]): string {
  if (!small || !large) return '';
  const grown = small.zooms.map(({ zoom, p50 }, n) => ({
    zoom,
    ratio: (large.zooms[n]?.p50 ?? Number.NaN) / p50,
  }));
  const missed = grown.filter(({ ratio }) => ratio > MOST_GROWTH);
  const list = grown.map(({ zoom, ratio }) => `${zoom}: ${ratio.toFixed(2)}x`).join(', ');
  return `## Growth

p50 from ${shown(small.size.places)} to ${shown(large.size.places)}: ${list}.

- At most ${MOST_GROWTH}x: ${verdict(missed.length === 0)}${missed.length > 0 ? `, not at zoom ${missed.map(({ zoom }) => zoom).join(', ')}` : ''}.
`;
}
