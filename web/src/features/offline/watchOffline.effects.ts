import type { QueryClient } from '@tanstack/react-query';
import { forgetOn } from '../../lib/personalData.ts';
import { isReadThrough, storedOwner } from '../../lib/readThrough.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { followOfflineChoice, isOfflineOn, offlineChoice } from './offlineSwitch.store.ts';

/**
 * Keeps what a signed-in person wants to read without a connection, where they asked for that, and the app to read it with.
 * Whoever has not asked fetches no code for it.
 */
export function watchOffline(queries: QueryClient): void {
  const { queryKey } = startQuery();
  let userId: string | null = null;
  /** Whose things are stored in this page's life; null: nobody's. */
  let storedFor: string | null = null;
  const forget = () => {
    storedFor = null;
    whenIdle(async () => (await import('./forgetOffline.actions.ts')).forgetOffline());
  };
  const look = () => {
    const wanted = userId !== null && isOfflineOn() ? userId : null;
    if (wanted === storedFor) return;
    // Nobody signed in is no reason to let go: without a connection nobody may be known yet.
    if (wanted === null && userId === null) return;
    if (wanted === null) return forget();
    storedFor = wanted;
    whenIdle(() => keep(queries, wanted, () => storedFor === wanted));
  };
  // What went then is asked for once more.
  forgetOn(['signed out', 'blocked', 'partner changed', 'membership changed'], () => {
    storedFor = null;
    whenIdle(async () => look());
  });
  const hear = () => {
    const reader = queries.getQueryData(queryKey)?.me?.user_id ?? null;
    if (reader === userId) return;
    userId = reader;
    look();
  };
  queries.getQueryCache().subscribe(hear);
  followOfflineChoice();
  // Whoever switches it off says so of what was stored before this page, too, and whether or not it is known yet who reads.
  offlineChoice.subscribe(() => (offlineChoice.state === 'off' ? forget() : look()));
  if (offlineChoice.state === 'off' && storedOwner() !== null) forget();
  window.addEventListener('online', () => {
    if (storedFor !== null && storedFor === userId)
      refreshStored(queries, storedFor, () => storedFor === userId);
  });
  hear();
}

/** `isWanted`: not once it was switched off, or somebody else reads, while this was on its way. */
async function keep(queries: QueryClient, userId: string, isWanted: () => boolean): Promise<void> {
  const [{ startStoring, storeAnswered }, { startOutbox }, { keepAppFiles }, { fillOffline }] =
    await Promise.all([
      import('./storeAnswers.effects.ts'),
      import('./outbox/outbox.effects.ts'),
      import('./appFiles.actions.ts'),
      import('./fillOffline.actions.ts'),
    ]);
  if (!isWanted()) return;
  const hasBegun = isReadThrough();
  startStoring(userId);
  // Until then everything came from the server.
  if (!hasBegun) storeAnswered(queries);
  startOutbox(queries);
  // What does not come now comes with the next start.
  await Promise.allSettled([keepAppFiles(), fillOffline(Date.now())]);
}

/** What is on screen may be what was stored: with the connection it is asked for again, and so is what is missing. */
function refreshStored(queries: QueryClient, userId: string, isWanted: () => boolean): void {
  void queries.invalidateQueries();
  whenIdle(() => keep(queries, userId, isWanted));
}
