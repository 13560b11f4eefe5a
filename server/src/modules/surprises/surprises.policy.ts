import type { Viewer } from '../../rpc/context.ts';

export interface SurpriseAccess {
  user_id: string;
  for_user_id: string;
  link_id: string;
}

/**
 * Who somebody is to a surprise: whoever plans it sees all of it, whoever it is for what is open of it, and to everybody else,
 * to the two without their link, too, there is no such thing.
 */
export function surpriseRole(
  { user_id, for_user_id, link_id }: SurpriseAccess,
  viewer: Viewer,
): 'planner' | 'guest' | null {
  if (viewer.linkId !== link_id) return null;
  if (viewer.userId === user_id) return 'planner';
  return viewer.userId === for_user_id ? 'guest' : null;
}
