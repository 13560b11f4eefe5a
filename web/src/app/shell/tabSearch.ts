import type { AnyRouter } from '@tanstack/react-router';
import { createStore } from '@tanstack/react-store';
import { forgetOn } from '../../lib/personalData.ts';
import { currentTab, type TabId } from './currentTab.ts';

/** Of tabs with tabs of their own, which one was open when the tab was left: where the bar leads back to. */
export const tabSearch = createStore<Partial<Record<TabId, object>>>({});

export function watchTabSearch(router: Pick<AnyRouter, 'state' | 'subscribe'>): void {
  forgetOn(['signed out', 'ran out'], () => tabSearch.setState(() => ({})));
  // The address is still that of what is left, also of what was left before it was there in full.
  router.subscribe('onBeforeLoad', () => {
    const { pathname, search } = router.state.location;
    const tab = currentTab(pathname);
    if (tab?.current === 'page')
      tabSearch.setState((all) => ({ ...all, [tab.id]: search.tab && { tab: search.tab } }));
  });
}
