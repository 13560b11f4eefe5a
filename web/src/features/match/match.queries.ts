import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';

/** The newest deck of the two, with the reader's own hand. */
export const currentDeckQuery = () => orpc.match.current.queryOptions();

/** Names votes that are on their way to the server. */
export const VOTES = ['match votes'] as const;

/**
 * Asks for what is open of decks again; while more than `except` votes are on their way the last of them does, as an answer
 * from before it would take it off the screen.
 */
export function refreshDecks(queries: QueryClient, { except = 0 } = {}): void {
  if (queries.isMutating({ mutationKey: VOTES }) > except) return;
  void queries.invalidateQueries({ queryKey: orpc.match.key() });
}
