import { QUERY_FRESH_MS, QUERY_RETRIES } from '@liora/domain/limits';
import { QueryClient } from '@tanstack/react-query';
import { errorCode } from './api.ts';
import { isOffline } from './isOffline.ts';

/** Fresh for 5 minutes, one retry (GEN-15); a refusal by the product is an answer, not a failure to retry. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: QUERY_FRESH_MS,
      retry: (failures, error) => errorCode(error) === null && failures < QUERY_RETRIES && !isOffline(),
      // Without a connection the answer is that there is none, at once; with the next one it is asked again.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
