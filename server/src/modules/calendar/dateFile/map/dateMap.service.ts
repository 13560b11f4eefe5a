import { DATE_MAP_MAX_BYTES, DATE_MAP_WAIT_MS } from '@liora/domain/limits';
import type { Deps } from '../../../../deps.ts';
import { type FoundTile, mapDrawing } from './mapDrawing.views.ts';
import { frameAround, type Spot, tilesOf } from './mapFrame.rules.ts';
import { openTiles } from './tiles.runtime.ts';

/**
 * The ground around the stops of a date, drawn from the operator's own archive; null without one, and where it cannot be
 * read: a date is saved without a map rather than not at all.
 * @param spots of the stops in their order, null for those without coordinates
 */
export async function dateMap(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  spots: readonly (Spot | null)[],
  title: string,
): Promise<string | null> {
  const signal = AbortSignal.timeout(DATE_MAP_WAIT_MS);
  try {
    return await Promise.race([draw(config.map, { spots, title }, signal), givenUp(signal)]);
  } catch (error) {
    log.warn({ err: error }, 'date file: the map archive could not be read');
    return null;
  }
}

/** The reader of an archive hands the signal to its tiles alone, not to its directories. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function draw(
  map: Deps['config']['map'],
  { spots, title }: { spots: readonly (Spot | null)[]; title: string },
  signal: AbortSignal,
): Promise<string | null> {
  const archive = await openTiles(map, signal);
  if (!archive) return null;
  try {
    const frame = frameAround(
      spots.filter((spot) => spot !== null),
      archive.maxZoom,
    );
    if (!frame) return null;
    const tiles: FoundTile[] = [];
    for (const { x, y } of tilesOf(frame)) {
      const tile = await archive.tile(frame.zoom, x, y);
      if (tile) tiles.push({ x, y, tile });
    }
    if (tiles.length === 0) return null;
    return mapDrawing({ tiles, frame, spots, title, schema: map.schema, maxBytes: DATE_MAP_MAX_BYTES });
  } finally {
    await archive.close();
  }
}
