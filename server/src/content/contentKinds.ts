import { photoContent } from '../modules/photos/photos.content.ts';
import type { ContentKind } from './contentKind.ts';
import { SUBJECT_KINDS } from './subjectKinds.ts';

/** Every kind of content there is, by the name that reports and decisions store. */
export const CONTENT_KINDS = { ...SUBJECT_KINDS, photo: photoContent } as const;
export type ContentType = keyof typeof CONTENT_KINDS;

/** The kind of this name, or null where there is none. */
export function contentKind(name: string): ContentKind | null {
  return Object.hasOwn(CONTENT_KINDS, name) ? CONTENT_KINDS[name as ContentType] : null;
}
