import { followOpeningLink } from '../features/deepLinks/openingLink.effects.ts';
import { storedOwner } from '../lib/readThrough.ts';
import { isAppElsewhere } from '../lib/server.ts';
import { isStoredPage } from '../lib/storedPage.ts';
import type { AppRouter } from './router.tsx';

/** What comes before anything is shown; whether a link has led away from what the document shows. */
export async function beforeShown(router: AppRouter, isTraversal: boolean): Promise<boolean> {
  // A native shell brings its page itself: whether the server can be reached its first questions tell.
  if (isStoredPage() || (isAppElsewhere() && storedOwner() !== null)) {
    const kept = await import('../features/offline/storeAnswers.effects.ts').catch(() => null);
    kept?.startStoring(null);
  }
  return followOpeningLink(router, isTraversal);
}
