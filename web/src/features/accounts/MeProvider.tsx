import type { Me } from '@liora/domain/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useDeferredValue } from 'react';
import { startQuery } from './accounts.queries.ts';

export const MeContext = createContext<Me | null | undefined>(undefined);

/**
 * Tells everything below who is signed in. That they are known at last draws most of a screen once more: in slices, between
 * which the page scrolls and answers, since a store that changes would have React do it in one piece. From then on nothing
 * waits: whoever signs out is gone at once.
 */
export function MeProvider({ children }: { children: ReactNode }) {
  const me = useQuery(startQuery()).data?.me;
  const isDrawn = useDeferredValue(me) !== undefined;
  return <MeContext value={isDrawn ? me : undefined}>{children}</MeContext>;
}
