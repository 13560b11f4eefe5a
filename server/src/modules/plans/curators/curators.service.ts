import { TOP_CURATORS } from '@liora/domain/limits';
import type { Caller } from '../../../rpc/context.ts';
import { mostLikedCurators, totalsOf } from './curators.queries.ts';

/** The ten people whose plans are liked most (PLAN-35). */
export async function topCurators({ deps, viewer }: Caller) {
  return { curators: await mostLikedCurators(deps.db, viewer, TOP_CURATORS) };
}

/** What somebody's published plans come to, as far as the caller may know of them. */
export const curatorTotals = ({ deps, viewer }: Caller, userId: string) => totalsOf(deps.db, viewer, userId);
