import { randomUUID } from 'node:crypto';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { updatePhotoAddress } from '../../accounts/profile/profile.queries.ts';
import type { MadePhoto } from '../photoSizes.runtime.ts';
import { attachPhotos, storePhoto } from '../photos.service.ts';

/** Sizes that stand for themselves, where the picture does not matter. */
export const made = (): MadePhoto => {
  const file = (name: string) => Buffer.from(`${name} ${randomUUID()}`);
  return {
    width: 40,
    height: 30,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    files: { small: file('small'), medium: file('medium'), large: file('large'), mail: file('mail') },
  };
};

/** An upload of this person's that nothing shows yet; its id. */
export const uploaded = async (who: SignedInCaller): Promise<string> =>
  (await storePhoto(who, 'profile', made())).id;

/** Makes an upload of theirs their profile photo. */
export async function showOnProfile(who: SignedInCaller, id: string): Promise<void> {
  const { userId } = who.viewer;
  await who.deps.db.transaction().execute(async (trx) => {
    const shown = { kind: 'profile', subjectId: userId, userId, photoIds: [id], venueId: null };
    await attachPhotos(trx, shown, who.deps.now());
    await updatePhotoAddress(trx, userId);
  });
}

export const photosAreUploaded = (who: SignedInCaller, howMany: number): Promise<string[]> =>
  Promise.all(Array.from({ length: howMany }, () => uploaded(who)));
