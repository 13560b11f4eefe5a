import type { AnyRouter } from '@tanstack/react-router';
import { mayBeLink } from './mayBeLink.rules.ts';
import { PENDING_LINK_KEY } from './pendingLinkKey.data.ts';

/** Follows the link that the app was opened with, where it was one; whether it led somewhere else. */
export async function followOpeningLink(router: AnyRouter, isTraversal: boolean): Promise<boolean> {
  const isScreen = (path: string) => router.getMatchedRoutes(path)[2] !== undefined;
  if (!mayBeLink(location, sessionStorage.getItem(PENDING_LINK_KEY), isScreen)) return false;
  // Where its code does not arrive the page of the address is shown.
  const code = await import('./followDeepLinks.effects.ts').catch(() => null);
  return code?.followDeepLink(router, location.href, isTraversal ? 'traversal' : 'load') ?? false;
}
