import { createStore } from '@tanstack/react-store';
import type { TabId } from './currentTab.ts';

/** What each tab showed when it was left, for the way back by the bar; app/lastTab.ts writes it. */
export const tabSearch = createStore<Partial<Record<TabId, object>>>({});
