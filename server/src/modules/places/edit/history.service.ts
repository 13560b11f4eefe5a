import type { PlaceEvent } from '@liora/domain/contract/placeFields';
import { PLACE_HISTORY_PAGE_SIZE } from '@liora/domain/limits';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { editedPlace } from './edit.queries.ts';
import { acceptedOf, editsOf, mergedInto } from './history.queries.ts';
import { toAccepted, toEdit, toMerged } from './history.views.ts';
import { byKind, readEventCursor, writeEventCursor } from './historyCursor.parser.ts';

interface Placed {
  event: PlaceEvent;
  /** In microseconds since 1970. */
  position: string;
}

/** Newest first; those of one moment by their kinds, each kind as it was read. */
const inOrder = (one: Placed, other: Placed): number =>
  Number(other.position) - Number(one.position) || byKind(one.event.kind, other.event.kind);

const placed = <Row extends { position: string }>(
  rows: readonly Row[],
  view: (row: Row) => PlaceEvent,
): Placed[] => rows.map((row) => ({ event: view(row), position: row.position }));

/** A page of what became of a place by people: edits, what was said and accepted, and merges. Throws NOT_FOUND. */
export async function listHistory(
  { deps }: SignedInCaller,
  input: { id: string; cursor?: string | undefined },
) {
  const row = await editedPlace(deps.db, input.id);
  if (!row) throw new ProductError('NOT_FOUND');
  const asked = { after: readEventCursor(input.cursor), limit: PLACE_HISTORY_PAGE_SIZE + 1 };
  const [edits, accepted, merged] = await Promise.all([
    editsOf(deps.db, row.place_id, asked),
    acceptedOf(deps.db, row.place_id, asked),
    mergedInto(deps.db, row.place_id, asked),
  ]);
  const found = [
    ...placed(edits, (edit) => toEdit(edit, row)),
    ...placed(accepted, toAccepted),
    ...placed(merged, toMerged),
  ].sort(inOrder);
  const page = found.slice(0, PLACE_HISTORY_PAGE_SIZE);
  const last = page.at(-1);
  return {
    events: page.map(({ event }) => event),
    nextCursor:
      last && found.length > page.length
        ? writeEventCursor({ position: last.position, kind: last.event.kind, id: String(last.event.id) })
        : null,
  };
}
