import type { Viewer } from '../../../rpc/context.ts';

/** What a private profile keeps for its owner: bio, plans, pins and reviews; name and photo stand beside all they publish (RUL-79). */
export function showsAll(
  profile: { user_id: string; is_public_profile: boolean },
  viewer: Viewer | null,
): boolean {
  return profile.is_public_profile || profile.user_id === viewer?.userId;
}
