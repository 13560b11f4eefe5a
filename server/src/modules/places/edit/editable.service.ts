import type { EditablePlace } from '@liora/domain/contract/placeFields';
import { HOURS_EXCEPTIONS_SHOWN, PLACE_HISTORY_PAGE_SIZE } from '@liora/domain/limits';
import { asPairs } from '@liora/domain/rules/multirange';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { type EditedRow, editedPlace } from './edit.queries.ts';
import { toEditable } from './editable.views.ts';
import { acceptedOf, editsOf } from './history.queries.ts';
import { readHoursOf } from './placeHours.rules.ts';

/** One imported place with what its source says, what people have set, and by whom. Throws NOT_FOUND. */
export async function getEditable({ deps }: SignedInCaller, id: string): Promise<EditablePlace> {
  const row = await editedPlace(deps.db, id);
  if (!row) throw new ProductError('NOT_FOUND');
  return editableOf(deps.db, row);
}

/** Who set what stands is looked for among so many. */
const NEWEST = { after: null, limit: PLACE_HISTORY_PAGE_SIZE };

export async function editableOf(db: Db, row: EditedRow): Promise<EditablePlace> {
  const edits = await editsOf(db, row.place_id, NEWEST);
  const accepted = await acceptedOf(db, row.place_id, NEWEST);
  return toEditable(row, { edits, accepted });
}

/** What is understood of hours at this place, while they are typed. Throws NOT_FOUND. */
export async function readHours({ deps }: SignedInCaller, { id, hours }: { id: string; hours: string }) {
  const row = await editedPlace(deps.db, id);
  if (!row) throw new ProductError('NOT_FOUND');
  const read = readHoursOf(hours, row, deps.now());
  if ('unread' in read) return { weekly: null, unknown: [], exceptions: [], unread: read.unread };
  const days = Object.entries(read.hours.exceptions).sort(([a], [b]) => (a < b ? -1 : 1));
  const exceptions = days.slice(0, HOURS_EXCEPTIONS_SHOWN);
  return {
    weekly: asPairs(read.hours.weekly),
    unknown: asPairs(read.hours.unknown?.weekly ?? []),
    exceptions: exceptions.map(([day, spans]) => ({ day, spans: asPairs(spans) })),
    unread: [],
  };
}
