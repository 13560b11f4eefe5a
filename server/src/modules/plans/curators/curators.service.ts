import { TOP_CURATORS } from '@liora/domain/limits';
import type { Caller } from '../../../rpc/context.ts';
import { mostLikedCurators, totalsOf } from './curators.queries.ts';
import { toTopCurator } from './curators.views.ts';

/** The ten people whose plans are liked most (PLAN-35). */
export async function topCurators({ deps, viewer }: Caller) {
  const [rows, now] = [await mostLikedCurators(deps, viewer, TOP_CURATORS), deps.now()];
  return { curators: rows.map((row) => toTopCurator(row, now)) };
}

/** What somebody's published plans come to, as far as the caller may know of them. */
export const curatorTotals = ({ deps, viewer }: Caller, userId: string) => totalsOf(deps.db, viewer, userId);
