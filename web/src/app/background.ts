import type { QueryClient } from '@tanstack/react-query';
import { cleanUpOldSessions } from '../features/accounts/session/startupCleanup.actions.ts';
import { startLive } from '../features/live/startLive.effects.ts';
import { watchMembership } from '../features/membership/watchMembership.effects.ts';
import { watchSupportChat } from '../features/support/watchSupportChat.effects.ts';
import { startClock } from '../lib/clock.ts';
import { loadToastCard } from '../ui/Toaster.tsx';

/** Everything that runs beside the screens. Loaded after what is seen, so it weighs on no first visit. */
export function startBackground(queries: QueryClient): void {
  cleanUp();
  startClock();
  void loadToastCard();
  watchMembership(queries);
  watchSupportChat(queries);
  startLive(queries);
}

function cleanUp(): void {
  try {
    cleanUpOldSessions({ local: localStorage, session: sessionStorage, cookies: document });
  } catch {
    // Storage is forbidden: then nothing old is in it either.
  }
}
