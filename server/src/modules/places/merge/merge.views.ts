import type { PlaceMerge } from '@liora/domain/contract/placeMerges';
import { TAKEN_FACTS } from '@liora/domain/rules/samePlace';
import { mayUndo } from './merge.policy.ts';
import type { MergeRow } from './merge.queries.ts';
import { COLUMNS_OF } from './takenFacts.data.ts';

/** A merge as admins see it; a place that no source has any more goes by its id. */
export function toMerge(row: MergeRow): PlaceMerge {
  return {
    id: row.id,
    from: { id: row.from_place, name: row.from_name ?? row.from_place },
    to: { id: row.to_place, name: row.to_name ?? row.to_place },
    score: row.score,
    taken: TAKEN_FACTS.filter((fact) => COLUMNS_OF[fact].some((column) => row.taken.includes(column))),
    merged_at: row.merged_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
    undoable: row.undone_at === null && mayUndo(row),
  };
}
