import type { PlaceCard } from '@liora/domain/contract/places';
import type { EitherPlace, SharedPlace } from '@liora/domain/contract/sharedSaves';
import { cardOfCopy } from '../list/savedList.views.ts';
import type { EitherRow, SharedRow } from './sharedSaves.queries.ts';

/**
 * A row with what may be shown of its place; `card` is that of today, if there is one that whoever asks may see. A pin
 * without one is not shown: it went while it was asked for.
 */
export function toSharedPlace(row: SharedRow, card: PlaceCard | undefined): SharedPlace[] {
  const { id, is_new } = row;
  if (card) return [{ id, is_new, kind: 'place', place: card }];
  return row.source === 'dropped_pins' ? [] : [{ id, is_new, kind: 'gone', place: cardOfCopy(row) }];
}

export function toEitherPlace(row: EitherRow, card: PlaceCard | undefined): EitherPlace[] {
  const saved_by: EitherPlace['saved_by'] = row.both ? ['me', 'partner'] : [row.mine ? 'me' : 'partner'];
  return toSharedPlace(row, card).map((shown) => ({ ...shown, id: row.told, saved_by }));
}
