import type { Photo } from '@liora/domain/contract/photos';
import type { Profile } from '@liora/domain/contract/profiles';
import type { Viewer } from '../../../rpc/context.ts';
import { showsAll } from './profile.policy.ts';
import type { ProfileRow } from './profile.queries.ts';

interface Shown {
  photo: Photo | null;
  counts: Profile['counts'];
  own: Profile['own_counts'];
}

export function toProfile(row: ProfileRow, viewer: Viewer | null, { photo, counts, own }: Shown): Profile {
  const { user_id, username, profile_photo_url, is_public_profile, invitable_by, bio } = row;
  const isOwn = user_id === viewer?.userId;
  const all = showsAll(row, viewer);
  return {
    user_id,
    username,
    profile_photo_url,
    photo,
    is_public_profile,
    is_own: isOwn,
    invitable_by: isOwn ? invitable_by : null,
    bio: all ? bio : null,
    counts: all ? counts : null,
    own_counts: own,
  };
}
