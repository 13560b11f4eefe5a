import { CITY } from '../../../../test/matrix.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import type { Content } from '../../pins/write/pinContent.service.ts';
import { storePhoto } from '../photos.service.ts';
import { made } from './uploading.ts';

/** Uploads of this person's for a kind of content that nothing shows yet; their ids, the first uploaded first. */
export async function photosAreUploadedFor(
  who: SignedInCaller,
  kind: string,
  howMany: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < howMany; each += 1) ids.push((await storePhoto(who, kind, made())).id);
  return ids;
}

/** What an owner writes of a public pin. */
export const pinFrom = (): Omit<Content, 'photos'> => ({
  title: 'A step in the sun',
  description: null,
  address: null,
  rating: null,
  category: 'Outdoor',
  subcategory: null,
  at: CITY,
  is_public: true,
  is_prive: false,
});
