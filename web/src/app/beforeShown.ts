import { followOpeningLink } from '../features/deepLinks/openingLink.effects.ts';
import type { AppRouter } from './router.tsx';

/** Written into the page by the service worker that kept it (web/public/sw-offline.js). */
const isStoredPage = () => document.documentElement.hasAttribute('data-offline');

/** What comes before anything is shown; whether a link has led away from what the document shows. */
export async function beforeShown(router: AppRouter, isTraversal: boolean): Promise<boolean> {
  if (isStoredPage()) {
    const kept = await import('../features/offline/storeAnswers.effects.ts').catch(() => null);
    kept?.startStoring(null);
  }
  return followOpeningLink(router, isTraversal);
}
