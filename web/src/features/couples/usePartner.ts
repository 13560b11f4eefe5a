import type { Partner } from '@liora/domain/contract/couples';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../accounts/accounts.hooks.ts';
import { linkQuery } from './couples.queries.ts';

/** The person's partner; null without one, undefined while it is not known. Of a paused link it is there, and says so. */
export function usePartner(): Partner | null | undefined {
  const me = useMe();
  const { data } = useQuery({ ...linkQuery(), enabled: !!me });
  return me === null ? null : data?.partner;
}
