import type { MapOutput, mapInput } from '@liora/domain/contract/placesMap';
import {
  MAP_CHANGES_WAITING_MAX,
  MAP_CORRECTIONS_MAX,
  MAP_COUNTED_LEVEL_MAX,
  MAP_FILTERED_ROWS_MAX,
  MAP_ROWS_MAX,
} from '@liora/domain/limits';
import type * as z from 'zod';
import { wasCutOff } from '../../../db/databaseErrors.ts';
import type { Caller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { features } from '../search/understand/features.runtime.ts';
import { filtersOf } from '../search/understand/filters.rules.ts';
import { toCountedCluster, toFoundCluster, toMapPlace } from './map.views.ts';
import { countCells } from './mapCells.queries.ts';
import { foldSoon } from './mapCells.runtime.ts';
import { areaOf, type CellRange, cellsAt, cellsInView } from './mapGrid.rules.ts';
import { type FoundRows, findRows, type MapFilters } from './mapRows.queries.ts';

type Input = z.output<typeof mapInput>;

/**
 * What a view of the map shows. A place counts once, where its leading row stands (RUL-83), for whoever may see it
 * (RUL-82). Few places are read themselves; of many the kept cells are added up, which takes as long for millions.
 * Throws BUSY when the database cannot answer in time.
 */
export async function mapPlaces(caller: Caller, input: Input): Promise<MapOutput> {
  const range = cellsInView(input, input.zoom);
  const filters = await mapFilters(caller, input);
  try {
    if (needsRows(filters)) return await foundView(caller, range, filters, MAP_FILTERED_ROWS_MAX);
    return await countedView(caller, input, range, filters);
  } catch (error) {
    throw wasCutOff(error) ? new ProductError('BUSY') : error;
  }
}

/** The cells know categories and nothing else. */
const needsRows = ({ anyOf, allOf, openAt, loved, prive, saved }: MapFilters) =>
  anyOf.length > 0 || allOf.length > 0 || openAt !== null || loved || prive || saved;

async function mapFilters({ deps }: Caller, input: Input): Promise<MapFilters> {
  const { moods, price, outdoor, loved, prive, saved } = input;
  const { anyOf, allOf } = filtersOf(
    { q: '', dietary: [], literal: false, moods, price, outdoor, loved, prive, saved },
    await features(deps.searchPool),
  );
  const openAt = input.openAt === undefined ? null : new Date(input.openAt);
  return { categories: input.categories, anyOf, allOf, openAt, loved, prive, saved };
}

/** The cells, or the places themselves where the cells say that they are few. */
async function countedView(
  caller: Caller,
  input: Input,
  range: CellRange,
  filters: MapFilters,
): Promise<MapOutput> {
  const counted = range.level > MAP_COUNTED_LEVEL_MAX ? cellsAt(input, MAP_COUNTED_LEVEL_MAX) : range;
  const { searchPool } = caller.deps;
  const { cells, waiting, corrections } = await countCells(
    searchPool,
    caller.viewer,
    counted,
    filters.categories,
  );
  if (waiting > MAP_CHANGES_WAITING_MAX) foldSoon(caller.deps);
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  const more = corrections > MAP_CORRECTIONS_MAX;
  if (total <= MAP_ROWS_MAX && !more) {
    // What is not the viewer's to see is no reason to stop: only what changed since the cells were asked can be more.
    const found = await findRows(searchPool, caller.viewer, range, filters, MAP_FILTERED_ROWS_MAX);
    if (!found.cut) return foundOutput(range, found);
  }
  const clusters = cells.map((cell) => toCountedCluster(cell, counted.level));
  return { area: areaOf(counted), clusters, places: [], total, more };
}

async function foundView(
  caller: Caller,
  range: CellRange,
  filters: MapFilters,
  window: number,
): Promise<MapOutput> {
  return foundOutput(range, await findRows(caller.deps.searchPool, caller.viewer, range, filters, window));
}

function foundOutput(range: CellRange, { cells, places, cut }: FoundRows): MapOutput {
  const total = cells.reduce((sum, { count }) => sum + count, places.length);
  const clusters = cells.map(toFoundCluster);
  return { area: areaOf(range), clusters, places: places.map(toMapPlace), total, more: cut };
}
