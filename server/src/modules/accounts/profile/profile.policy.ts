import type { Viewer } from '../../../rpc/context.ts';

/** What a private profile keeps for its owner and their partner: bio, plans, pins and reviews; name and photo stand beside all they publish (RUL-79). */
export function showsAll(
  profile: { user_id: string; is_public_profile: boolean },
  viewer: Viewer | null,
): boolean {
  if (profile.is_public_profile) return true;
  return viewer !== null && (profile.user_id === viewer.userId || profile.user_id === viewer.partnerId);
}
