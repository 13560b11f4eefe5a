import type { PlaceEvent, PlaceValues } from '@liora/domain/contract/placeFields';
import { PLACE_FIELDS } from '@liora/domain/rules/placeFields';
import type { EditedRow } from './edit.queries.ts';
import { FIELD_COLUMNS } from './fieldColumns.data.ts';
import { overtakenFields } from './fields.rules.ts';
import type { AcceptedRow, FieldStates, MergedRow, StoredEdit } from './history.queries.ts';
import { REPORTED_FIELDS } from './reportedFields.data.ts';

const fieldsOf = (states: FieldStates) => PLACE_FIELDS.filter((field) => field in states);

const valuesIn = (states: FieldStates) =>
  Object.fromEntries(fieldsOf(states).map((field) => [field, states[field]?.value])) as Partial<PlaceValues>;

export function toEdit(edit: StoredEdit, row: EditedRow): PlaceEvent {
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

export const toAccepted = ({ id, at, by, reason, kind, before, after }: AcceptedRow): PlaceEvent => ({
  kind: 'proposal',
  id,
  at: at.toISOString(),
  by,
  reason,
  said: kind,
  fields: [...REPORTED_FIELDS[kind]],
  changed: before && after && { before, after },
});

export const toMerged = ({ id, at, from_place, from_name, columns, undone }: MergedRow): PlaceEvent => ({
  kind: 'merge',
  id,
  at: at.toISOString(),
  from: { id: from_place, name: from_name ?? from_place },
  fields: PLACE_FIELDS.filter((field) => FIELD_COLUMNS[field].some((column) => columns.includes(column))),
  undone,
});
