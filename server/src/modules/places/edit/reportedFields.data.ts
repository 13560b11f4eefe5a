import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import type { PlaceField } from '@liora/domain/rules/placeFields';

/** The fields that what people say is about. */
export const REPORTED_FIELDS: Record<PlaceFactKind, readonly PlaceField[]> = {
  closed: ['closed'],
  reopened: ['closed'],
  moved: ['address', 'point'],
  wrong_hours: ['hours'],
};
