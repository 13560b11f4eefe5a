import { useQuery } from '@tanstack/react-query';
import { linkQuery } from '../couples/couples.queries.ts';

/** The name of the partner while the two share; null without one. */
export function usePartnerName(): string | null {
  const partner = useQuery(linkQuery()).data?.partner;
  return partner && !partner.paused ? partner.username : null;
}
