import { USERNAME_CHECK_DEBOUNCE_MS } from '@liora/domain/limits';
import { usernameProblem } from '@liora/domain/rules/username';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../lib/useDebounced.ts';
import { usernameAvailableQuery } from './accounts.queries.ts';
import { type UsernameVerdict, usernameVerdict } from './usernameCheck.actions.ts';

/** Checks a username 500 ms after typing stops (USER-07). */
export function useUsernameCheck(typed: string): UsernameVerdict {
  const debounced = useDebounced(typed, USERNAME_CHECK_DEBOUNCE_MS);
  const lookup = useQuery({
    ...usernameAvailableQuery(debounced),
    enabled: usernameProblem(debounced) === null,
  });
  return usernameVerdict(typed, {
    debounced,
    available: lookup.data?.available,
    failed: lookup.isError,
  });
}
