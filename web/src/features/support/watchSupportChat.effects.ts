import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../lib/whenIdle.ts';
import { startQuery } from '../accounts/accounts.queries.ts';

/** Loads the support chat once, when it is known that the operator has one and the page has nothing else to do (RUL-87). */
export function watchSupportChat(queries: QueryClient): void {
  const { queryKey } = startQuery();
  const look = () => {
    const start = queries.getQueryData(queryKey);
    if (!start) return;
    stop();
    const { supportChat } = start;
    if (supportChat)
      whenIdle(async () => (await import('./startSupportChat.actions.ts')).startSupportChat(supportChat));
  };
  const stop = queries.getQueryCache().subscribe(look);
  look();
}
