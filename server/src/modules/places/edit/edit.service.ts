import type { EditablePlace, PlaceSettings } from '@liora/domain/contract/placeFields';
import { isCategory } from '@liora/domain/rules/categories';
import { fitsRecord, PLACE_FIELDS, type PlaceField } from '@liora/domain/rules/placeFields';
import { CATEGORIES } from '@liora/domain/rules/subcategories';
import { recordAction } from '../../../audit/recordAction.ts';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { type EditedRow, editedPlace, lockEdited, storeCorrections } from './edit.queries.ts';
import { editableOf } from './editable.service.ts';
import {
  type Columns,
  columnsOf,
  columnsOver,
  differingFields,
  overtakenFields,
  standsAs,
  valuesOf,
  withField,
} from './fields.rules.ts';
import { type FieldStates, findEdit, markEditUndone, placeOfEdit, storeEdit } from './history.queries.ts';
import { readHoursOf } from './placeHours.rules.ts';

interface Edit {
  id: string;
  version: string;
  set: PlaceSettings;
  unlock: readonly PlaceField[];
  reason: string;
}

/**
 * Sets fields of an imported place, and gives others back to its source. What stands already is no change, so the same again
 * is the same. Throws NOT_FOUND, PLACE_CHANGED with how it stands, HOURS_UNREADABLE, SUBCATEGORY_UNKNOWN, CATEGORY_OF_OTHERS.
 */
export async function editPlace({ deps, viewer }: SignedInCaller, edit: Edit): Promise<EditablePlace> {
  const by = { userId: viewer.userId, now: deps.now() };
  return deps.db.transaction().execute(async (trx) => {
    const row = await lockEdited(trx, edit.id);
    if (!row) throw new ProductError('NOT_FOUND');
    const corrections = corrected(row, edit, by.now);
    const fields = differingFields(row.corrections, corrections);
    if (fields.length === 0) return editableOf(trx, row);
    if (row.version !== edit.version)
      throw new ProductError('PLACE_CHANGED', { place: await editableOf(trx, row) });
    await storeCorrections(trx, row.place_id, corrections, by);
    const now = await standing(trx, row.place_id);
    await storeEdit(trx, {
      placeId: row.place_id,
      by: by.userId,
      now: by.now,
      before: statesOf(fields, row),
      after: statesOf(fields, now),
      reason: edit.reason,
    });
    await recordAction(trx, {
      at: by.now,
      adminId: by.userId,
      action: 'place.edit',
      subject: { type: 'place', id: row.place_id },
      reason: edit.reason,
      details: { fields: fields.join(', ') },
    });
    return editableOf(trx, now);
  });
}

/**
 * What an edit changed is as it was before. Throws NOT_FOUND, and EDIT_OVERTAKEN where something of it was changed since, or its
 * place leads on to another one.
 */
export async function undoEdit({ deps, viewer }: SignedInCaller, id: number): Promise<EditablePlace> {
  const by = { userId: viewer.userId, now: deps.now() };
  return deps.db.transaction().execute(async (trx) => {
    const place = await placeOfEdit(trx, id);
    const row = place && (await lockEdited(trx, place));
    const edit = row && (await findEdit(trx, id));
    if (!edit) throw new ProductError('NOT_FOUND');
    if (edit.undone_at) return editableOf(trx, row);
    const fields = PLACE_FIELDS.filter((field) => field in edit.after);
    const overtaken = row.place_id === place ? overtakenFields(edit.after, row.corrections) : fields;
    if (overtaken.length > 0) throw new ProductError('EDIT_OVERTAKEN', { fields: overtaken });
    const corrections = fields.reduce(
      (laid, field) => withField(field, laid, edit.before[field]?.columns ?? null),
      row.corrections,
    );
    await storeCorrections(trx, row.place_id, corrections, by);
    await markEditUndone(trx, id, by);
    await recordAction(trx, {
      at: by.now,
      adminId: by.userId,
      action: 'place.undo-edit',
      subject: { type: 'place', id: row.place_id },
      details: { fields: fields.join(', ') },
    });
    return editableOf(trx, await standing(trx, row.place_id));
  });
}

async function standing(trx: Db, placeId: string): Promise<EditedRow> {
  const row = await editedPlace(trx, placeId);
  if (!row) throw new Error('A place that is held went away.');
  return row;
}

function statesOf(fields: readonly PlaceField[], { shown, corrections }: EditedRow): FieldStates {
  const values = valuesOf(shown);
  return Object.fromEntries(
    fields.map((field) => [field, { value: values[field], columns: columnsOver(field, corrections) }]),
  );
}

/** The corrections of a place after an edit. */
function corrected(row: EditedRow, { set, unlock }: Edit, now: Date): Columns {
  const given = unlock.reduce((laid, field) => withField(field, laid, null), row.corrections);
  const fresh = PLACE_FIELDS.filter((field) => field in set && !standsAs(field, set[field], row));
  if (fresh.includes('category')) requireCategory(row, set);
  const hours = fresh.includes('hours') ? understood(row, set.hours ?? null, now) : null;
  const setting = { now, shown: row.shown, hours };
  return fresh.reduce((laid, field) => withField(field, laid, columnsOf(field, set, setting)), given);
}

/** Records of restaurants and all others lie apart, and a subcategory is one of the fixed ones or what its source says. */
function requireCategory({ kind, record, shown }: EditedRow, { category: set }: PlaceSettings): void {
  if (!set || !isCategory(set.category)) return;
  const { category, subcategory } = set;
  if (!fitsRecord(kind, category) && category !== record.category)
    throw new ProductError('CATEGORY_OF_OTHERS');
  const known = [...CATEGORIES[category], record.subcategory, shown.subcategory];
  if (subcategory !== null && !known.includes(subcategory)) throw new ProductError('SUBCATEGORY_UNKNOWN');
}

function understood(row: EditedRow, text: string | null, now: Date) {
  if (text === null) return null;
  const read = readHoursOf(text, row, now);
  if ('unread' in read) throw new ProductError('HOURS_UNREADABLE', { parts: read.unread });
  return read.hours;
}
