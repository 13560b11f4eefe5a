import { USERNAME_CHECK_DEBOUNCE_MS } from '@liora/domain/limits';
import { usernameProblem } from '@liora/domain/rules/username';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usernameAvailableQuery } from './accounts.queries.ts';
import { type UsernameVerdict, usernameVerdict } from './usernameCheck.actions.ts';

/** Checks a username 500 ms after typing stops (USER-07). */
export function useUsernameCheck(typed: string): UsernameVerdict {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), USERNAME_CHECK_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
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
