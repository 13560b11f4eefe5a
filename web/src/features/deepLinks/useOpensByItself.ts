import { useQuery } from '@tanstack/react-query';
import { startQuery } from '../accounts/accounts.queries.ts';

/**
 * Whether a phone opens the app by the links themselves, where it is installed: whoever sees a page then has none, and it is
 * not tried. Undefined while that is not known.
 */
export function useOpensByItself(): boolean | undefined {
  return useQuery(startQuery()).data?.appLinks;
}
