import type { EditablePlace } from '@liora/domain/contract/placeFields';
import { asPairs, parseMultirange } from '@liora/domain/rules/multirange';
import type { PlaceField } from '@liora/domain/rules/placeFields';
import type { EditedRow } from './edit.queries.ts';
import { lockedFields, overtakenFields, valuesOf } from './fields.rules.ts';
import type { AcceptedRow, StoredEdit } from './history.queries.ts';
import { REPORTED_FIELDS } from './reportedFields.data.ts';

/** What of the past says who set what. */
export interface Past {
  edits: StoredEdit[];
  accepted: AcceptedRow[];
}

/** A place as admins edit it. */
export function toEditable(row: EditedRow, past: Past): EditablePlace {
  return {
    id: row.place_id,
    kind: row.kind,
    version: row.version,
    shown: valuesOf(row.shown),
    of_source: valuesOf(row.record),
    source: row.source,
    source_date: row.source_date,
    licence: row.licence,
    confidence: row.confidence,
    time_zone: row.time_zone,
    hours_weekly: weeklyOf(row),
    locks: lockedFields(row.corrections).map((field) => ({ field, ...whoSet(field, row, past) })),
  };
}

const weeklyOf = ({ shown }: EditedRow) =>
  shown.hours_weekly === null ? null : asPairs(parseMultirange(shown.hours_weekly));

/** Who set a field as it stands: the newest of what is known to have set it, else whoever corrected the place last. */
function whoSet(field: PlaceField, row: EditedRow, { edits, accepted }: Past) {
  const edit = edits.find(
    (one) =>
      one.place_id === row.place_id &&
      one.undone_at === null &&
      one.after[field] &&
      !overtakenFields({ [field]: one.after[field] }, row.corrections).length,
  );
  const said = accepted.find(({ kind }) => REPORTED_FIELDS[kind].includes(field));
  const set = edit && !(said && said.at > edit.at) ? edit : said;
  const { by, at } = set ?? { by: row.corrected_by, at: row.corrected_at };
  return { by, since: (at ?? new Date(0)).toISOString() };
}
