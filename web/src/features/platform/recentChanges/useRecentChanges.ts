import { useSelector } from '@tanstack/react-store';
import { useNow } from '../../../lib/clock.ts';
import { type RecentChange, recentChanges } from './recentChanges.store.ts';

/** What can still be taken back by now, the newest first. */
export function useRecentChanges(): readonly RecentChange[] {
  const now = useNow().getTime();
  return useSelector(recentChanges).filter(({ until }) => until > now);
}
