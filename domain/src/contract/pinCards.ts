import * as z from 'zod';
import { CATEGORY_NAMES } from '../rules/categories.ts';
import { latitude, longitude } from './common.ts';
import { photo } from './photos.ts';

/** Scale and step of what people rate themselves (RUL-53). */
const category = z.enum(CATEGORY_NAMES);

/** A dropped pin as everybody who may see it does (ENT-09). */
export const pinCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  address: z.string().nullable(),
  rating: z.number().nullable(),
  category,
  subcategory: z.string().nullable(),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  photo_url: z.string().nullable(),
  is_prive: z.boolean(),
});
export type PinCard = z.infer<typeof pinCard>;

/** A pin as its owner has it. */
export const ownPin = pinCard.extend({
  is_public: z.boolean(),
  photos: z.array(photo),
  /** Rises with each change: an edit says which one it began with. */
  version: z.number().int().min(1),
  /** Hidden or reported: its owner alone sees it (RUL-15). */
  under_review: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type OwnPin = z.infer<typeof ownPin>;
