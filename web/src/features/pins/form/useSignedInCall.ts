import { useQueryClient } from '@tanstack/react-query';
import { errorCode } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { startQuery } from '../../accounts/accounts.queries.ts';

/**
 * Makes a call while the line fails, and once more when the session was not accepted: it is looked at again first, and only
 * who is still signed in by then asks again (RUL-101).
 */
export function useSignedInCall(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const queries = useQueryClient();
  return async (call) => {
    try {
      return await retrying(call);
    } catch (error) {
      if (errorCode(error) !== 'UNAUTHENTICATED') throw error;
      await queries.refetchQueries({ queryKey: startQuery().queryKey });
      const { queryKey } = startQuery();
      if (!queries.getQueryData<{ me: object | null }>(queryKey)?.me) throw error;
      return retrying(call);
    }
  };
}
