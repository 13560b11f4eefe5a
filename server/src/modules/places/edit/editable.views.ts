import type { EditablePlace, PlaceEvent, PlaceValues } from '@liora/domain/contract/placeFields';
import { PLACE_EDITS_LISTED } from '@liora/domain/limits';
import { asPairs, parseMultirange } from '@liora/domain/rules/multirange';
import { PLACE_FIELDS, type PlaceField } from '@liora/domain/rules/placeFields';
import type { EditedRow } from './edit.queries.ts';
import { FIELD_COLUMNS } from './fieldColumns.data.ts';
import { lockedFields, overtakenFields, valuesOf } from './fields.rules.ts';
import type { AcceptedRow, FieldStates, MergedRow, StoredEdit } from './history.queries.ts';
import { REPORTED_FIELDS } from './reportedFields.data.ts';

export interface Past {
  edits: StoredEdit[];
  accepted: AcceptedRow[];
  merged: MergedRow[];
}

/** A place as admins edit it. */
export function toEditable(row: EditedRow, past: Past): EditablePlace {
  const events = [
    ...past.edits.map((edit) => toEdit(edit, row)),
    ...past.accepted.map(toAccepted),
    ...past.merged.map(toMerged),
  ];
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
    history: events.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, PLACE_EDITS_LISTED),
  };
}

const weeklyOf = ({ shown }: EditedRow) =>
  shown.hours_weekly === null ? null : asPairs(parseMultirange(shown.hours_weekly));

const fieldsOf = (states: FieldStates) => PLACE_FIELDS.filter((field) => field in states);

const valuesIn = (states: FieldStates) =>
  Object.fromEntries(fieldsOf(states).map((field) => [field, states[field]?.value])) as Partial<PlaceValues>;

function toEdit(edit: StoredEdit, row: EditedRow): PlaceEvent {
  const { id, at, by, reason, before, after, undone_at, undone_by } = edit;
  return {
    kind: 'edit',
    id,
    at: at.toISOString(),
    by,
    reason,
    fields: fieldsOf(after),
    before: valuesIn(before),
    after: valuesIn(after),
    unlocked: fieldsOf(after).filter((field) => after[field]?.columns === null),
    undone: undone_at && { at: undone_at.toISOString(), by: undone_by },
    undoable: undone_at === null && stands(edit, row),
  };
}

/** What was edited of a record that leads on to this one is not shown, and is taken back by whoever parts them. */
const stands = (edit: StoredEdit, row: EditedRow) =>
  edit.place_id === row.place_id && overtakenFields(edit.after, row.corrections).length === 0;

const toAccepted = ({ id, at, by, reason, kind, before, after }: AcceptedRow): PlaceEvent => ({
  kind: 'proposal',
  id,
  at: at.toISOString(),
  by,
  reason,
  said: kind,
  fields: [...REPORTED_FIELDS[kind]],
  changed: before && after && { before, after },
});

const toMerged = ({ id, at, from_place, from_name, columns, undone }: MergedRow): PlaceEvent => ({
  kind: 'merge',
  id,
  at: at.toISOString(),
  from: { id: from_place, name: from_name ?? from_place },
  fields: PLACE_FIELDS.filter((field) => FIELD_COLUMNS[field].some((column) => columns.includes(column))),
  undone,
});

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
