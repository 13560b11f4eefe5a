import { useMemo } from 'react';
import { useMe } from '../accounts/accounts.hooks.ts';
import type { Asker } from './asker.store.ts';

/** Who is asking for places; a visitor until the session is known. */
export function useAsker(): Asker {
  const me = useMe();
  const userId = me?.user_id ?? null;
  const member = me?.member ?? false;
  return useMemo(() => ({ userId, member }), [userId, member]);
}
