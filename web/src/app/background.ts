import type { QueryClient } from '@tanstack/react-query';
import { cleanUpOldSessions } from '../features/accounts/session/startupCleanup.actions.ts';
import { followDeepLink, watchPendingLink } from '../features/deepLinks/followDeepLinks.effects.ts';
import { watchShellLinks } from '../features/deepLinks/shellLinks.effects.ts';
import { startLive } from '../features/live/startLive.effects.ts';
import { watchMembership } from '../features/membership/watchMembership.effects.ts';
import { watchNotices } from '../features/notifications/push/watchNotices.effects.ts';
import { watchOffline } from '../features/offline/watchOffline.effects.ts';
import { watchCrashes } from '../features/platform/crashes/watchCrashes.effects.ts';
import { watchSupportChat } from '../features/support/watchSupportChat.effects.ts';
import { followFormat } from '../lib/chooseFormat.ts';
import { startClock } from '../lib/clock.ts';
import { followLook } from '../ui/theme/lookStore.ts';
import { watchLastTab } from './lastTab.ts';
import type { AppRouter } from './router.tsx';

/** Everything that runs beside the screens. Loaded after what is seen, so it weighs on no first visit. */
export function startBackground(queries: QueryClient, router: AppRouter): void {
  cleanUpOldSessions({ local: localStorage, session: sessionStorage, cookies: document });
  startClock();
  followFormat();
  followLook();
  watchMembership(queries);
  watchSupportChat(queries);
  watchCrashes(queries);
  watchNotices(queries, router.history.push);
  watchPendingLink(queries, router);
  watchShellLinks((address) => followDeepLink(router, address, 'shell'));
  watchLastTab(queries, router);
  watchOffline(queries);
  startLive(queries);
}
