import { profileContent } from '../modules/accounts/profile.content.ts';
import { pinContent } from '../modules/places/pins/pins.content.ts';
import { planContent } from '../modules/plans/plans.content.ts';
import type { ContentKind } from './contentKind.ts';

/** Every kind of content there is, by the name that reports and decisions store. */
export const CONTENT_KINDS = { plan: planContent, pin: pinContent, profile: profileContent } as const;
export type ContentType = keyof typeof CONTENT_KINDS;

/** The kind of this name, or null where it does not exist yet: reports may already name reviews and photos. */
export function contentKind(name: string): ContentKind | null {
  return Object.hasOwn(CONTENT_KINDS, name) ? CONTENT_KINDS[name as ContentType] : null;
}
