import type { EditablePlace, PlaceSettings, PlaceValues } from '@liora/domain/contract/placeFields';
import { isPhone, isWebAddress, PLACE_FIELDS, type PlaceField } from '@liora/domain/rules/placeFields';
import { editText } from './edit.text.ts';

/** What somebody has begun to change of a place. Of a point, also what is none yet, as it is typed. */
export interface PlaceDraft {
  /** Of the place as it was read when this began; null: nothing has begun. */
  version: string | null;
  set: Partial<PlaceValues>;
  unlock: readonly PlaceField[];
  pointText: string | null;
  reason: string;
}

export const NO_DRAFT: PlaceDraft = { version: null, set: {}, unlock: [], pointText: null, reason: '' };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const without = <Key extends PlaceField>(set: Partial<PlaceValues>, field: Key) => {
  const { [field]: _, ...others } = set;
  return others as Partial<PlaceValues>;
};

const wasLocked = (place: EditablePlace, field: PlaceField) =>
  place.locks.some((lock) => lock.field === field);

/** A field as it reads with what was begun. */
export function valueIn<Field extends PlaceField>(
  field: Field,
  place: EditablePlace,
  { set, unlock }: PlaceDraft,
): PlaceValues[Field] {
  if (field in set) return set[field] as PlaceValues[Field];
  return unlock.includes(field) ? place.of_source[field] : place.shown[field];
}

export const isLocked = (field: PlaceField, place: EditablePlace, { set, unlock }: PlaceDraft): boolean =>
  field in set || (wasLocked(place, field) && !unlock.includes(field));

/** Sets a field; as it was, it is no change. */
export function changed<Field extends PlaceField>(
  field: Field,
  value: PlaceValues[Field],
  place: EditablePlace,
  draft: PlaceDraft,
): PlaceDraft {
  const rest = {
    ...draft,
    set: without(draft.set, field),
    unlock: draft.unlock.filter((one) => one !== field),
  };
  return same(value, place.shown[field]) ? rest : { ...rest, set: { ...rest.set, [field]: value } };
}

/** Locks a field as it reads, or gives it back to its source. */
export function lockTurned(field: PlaceField, place: EditablePlace, draft: PlaceDraft): PlaceDraft {
  const rest = {
    ...draft,
    set: without(draft.set, field),
    unlock: draft.unlock.filter((one) => one !== field),
  };
  if (field === 'point') rest.pointText = null;
  if (!isLocked(field, place, draft))
    return wasLocked(place, field) ? rest : { ...rest, set: { ...rest.set, [field]: place.shown[field] } };
  return wasLocked(place, field) ? { ...rest, unlock: [...rest.unlock, field] } : rest;
}

export const changedFields = ({ set, unlock }: PlaceDraft): PlaceField[] =>
  PLACE_FIELDS.filter((field) => field in set || unlock.includes(field));

export const isBegun = (draft: PlaceDraft): boolean =>
  changedFields(draft).length > 0 || draft.pointText !== null;

/** After another change: what was begun before somebody else changed the place stays of the version it began with. */
export const goingOn = (before: PlaceDraft, after: PlaceDraft, version: string): PlaceDraft => ({
  ...after,
  version: isBegun(before) ? before.version : version,
});

/** '37.77930, -122.41930' */
export const pointWords = (point: PlaceValues['point']): string =>
  point ? `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}` : '';

/** A point as it is typed; null for none, undefined for what is no point. */
export function pointOf(text: string): PlaceValues['point'] | undefined {
  if (text.trim() === '') return null;
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const [latitude, longitude] = [Number(lat), Number(lng)];
  const fits = lat && lng && Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  return fits ? { latitude, longitude } : undefined;
}

export type Mistakes = Partial<Record<PlaceField | 'reason', string>>;

/** What keeps a draft from being saved. */
export function mistakesOf({ set, pointText, reason }: PlaceDraft): Mistakes {
  const mistakes: Mistakes = {};
  if (set.name !== undefined && set.name.trim() === '') mistakes.name = editText.nameNeeded;
  if (set.website && !isWebAddress(set.website.trim())) mistakes.website = editText.websiteWrong;
  if (set.phone && !isPhone(set.phone)) mistakes.phone = editText.phoneWrong;
  if (pointText !== null && pointOf(pointText) === undefined) mistakes.point = editText.pointWrong;
  if (reason.trim() === '') mistakes.reason = editText.reasonNeeded;
  return mistakes;
}

const TEXTS = ['address', 'phone', 'website', 'hours', 'description'] as const;

/** What is sent: an emptied text says that there is none. */
export function settingsOf({ set }: PlaceDraft): PlaceSettings {
  const texts = TEXTS.filter((field) => field in set).map((field) => [field, set[field]?.trim() || null]);
  return { ...set, ...(set.name !== undefined && { name: set.name.trim() }), ...Object.fromEntries(texts) };
}
