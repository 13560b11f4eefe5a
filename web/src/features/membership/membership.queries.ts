import { MEMBERSHIP_REFRESH_MS } from '@liora/domain/limits';
import { orpc } from '../../lib/api.ts';

/** Asked again every five minutes while the page can be seen, and on coming back to it when older than that (MEM-18). */
export function membershipOptions() {
  return orpc.membership.get.queryOptions({
    staleTime: MEMBERSHIP_REFRESH_MS,
    refetchInterval: MEMBERSHIP_REFRESH_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}
