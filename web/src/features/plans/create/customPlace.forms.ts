import type { DraftStop } from './draft.forms.ts';

export interface CustomPlaceFields {
  name: string;
  address: string;
  description: string;
}

/** Name and address, trimmed, are required; the description is not (PCRE-29 to PCRE-31). */
export function isCustomPlaceReady({ name, address }: CustomPlaceFields): boolean {
  return name.trim() !== '' && address.trim() !== '';
}

/** A free-form stop: no coordinates (PCRE-33); its description becomes the stop's note. */
export function customStop(fields: CustomPlaceFields, id: string, ofPin?: string): DraftStop {
  return {
    ...(ofPin !== undefined && { of_pin: ofPin }),
    place_id: id,
    name: fields.name.trim(),
    address: fields.address.trim(),
    note: fields.description.trim(),
    category: null,
    subcategory: null,
    latitude: null,
    longitude: null,
    starts_at: null,
    stay_minutes: null,
  };
}
