import type { Photo } from '@liora/domain/contract/photos';
import type { Profile } from '@liora/domain/contract/profiles';
import type { ProfileChange } from './useSaveProfile.ts';

export interface ProfileFields {
  username: string;
  bio: string;
  photo: Photo | null;
  is_public_profile: boolean;
}

/** What of a profile was changed, and nothing else, so that what another device changed meanwhile stays; null for nothing. */
export function changeOf(profile: Profile, fields: ProfileFields): ProfileChange | null {
  const bio = fields.bio.trim() || null;
  const change: ProfileChange = {
    ...(fields.username !== profile.username && { username: fields.username }),
    ...(bio !== profile.bio && { bio }),
    ...(fields.photo?.id !== profile.photo?.id && { photo_id: fields.photo?.id ?? null }),
    ...(fields.is_public_profile !== profile.is_public_profile && {
      is_public_profile: fields.is_public_profile,
    }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
