import { useQuery } from '@tanstack/react-query';
import { useMe } from '../accounts/accounts.hooks.ts';
import { membershipOptions } from './membership.queries.ts';

/** The signed-in person's membership; disabled, and so pending, for a visitor. */
export function useMembership() {
  const me = useMe();
  return useQuery({ ...membershipOptions(), enabled: me?.suspended === false });
}
