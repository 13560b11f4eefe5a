import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { startQuery } from '../accounts/accounts.queries.ts';

/**
 * Whether a phone opens the app by the links themselves, where it is installed: whoever sees a page then has none, and it is
 * not tried (true while that is not known).
 */
export function useOpensByItself(): { readonly current: boolean } {
  const opens = useQuery(startQuery()).data?.appLinks ?? true;
  const current = useRef(opens);
  useEffect(() => {
    current.current = opens;
  }, [opens]);
  return current;
}
