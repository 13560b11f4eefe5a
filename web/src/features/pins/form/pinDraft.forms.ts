import type { Photo } from '@liora/domain/contract/photos';
import type { OwnPin } from '@liora/domain/contract/pinCards';
import type { PinContent } from '@liora/domain/contract/pins';
import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { pinDraftProblem } from '@liora/domain/rules/pinDraft';
import { z } from '../../../lib/zod.ts';
import { pinsText } from '../pins.text.ts';

/** The form of a pin. Lengths are held by the fields and by the server. */
export const pinDraft = z.object({
  title: z.string(),
  description: z.string(),
  address: z.string(),
  rating: z.number().nullable(),
  category: z.enum(CATEGORY_NAMES).nullable(),
  subcategory: z.string().nullable(),
  at: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  is_public: z.boolean(),
  is_prive: z.boolean(),
  photos: z.array(z.custom<Photo>()),
});
export type PinDraft = z.infer<typeof pinDraft>;

/** Visible to all and not Privé (PIN-09, PIN-10). */
export const EMPTY_PIN: PinDraft = {
  title: '',
  description: '',
  address: '',
  rating: null,
  category: null,
  subcategory: null,
  at: null,
  is_public: true,
  is_prive: false,
  photos: [],
};

export function draftOfPin(pin: OwnPin): PinDraft {
  const { title, description, address, rating, category, subcategory, latitude, longitude } = pin;
  const at = latitude === null || longitude === null ? null : { latitude, longitude };
  const { is_public, is_prive, photos } = pin;
  return {
    title,
    description: description ?? '',
    address: address ?? '',
    rating,
    category,
    subcategory,
    at,
    is_public,
    is_prive,
    photos,
  };
}

/** What is sent: texts trimmed, empty ones left out. */
export function contentOfPin(draft: PinDraft): PinContent {
  return {
    ...draft,
    title: draft.title.trim(),
    description: draft.description.trim() || null,
    address: draft.address.trim() || null,
    is_public: draft.is_public && !draft.is_prive,
    photos: draft.photos.map(({ id }) => id),
  };
}

export interface PinError {
  field: 'category' | 'title' | 'subcategory' | 'address' | 'root';
  text: string;
}

/** What keeps a draft from being sent, and where that stands in the form (PIN-06, PIN-07). */
export function pinError(draft: PinDraft): PinError | null {
  const problem = pinDraftProblem(contentOfDraftForRules(draft));
  if (problem === 'category_required') return { field: 'category', text: pinsText.categoryRequired };
  if (problem === 'title_required') return { field: 'title', text: pinsText.titleRequired };
  if (problem === 'position_required') return { field: 'address', text: pinsText.positionRequired };
  return null;
}

const contentOfDraftForRules = (draft: PinDraft) => ({
  ...draft,
  is_public: draft.is_public && !draft.is_prive,
});
