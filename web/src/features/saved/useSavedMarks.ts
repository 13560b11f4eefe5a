import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../lib/api.ts';
import type { PointMark } from '../../map/mapTypes.ts';
import { usePartner } from '../couples/usePartner.ts';
import { useSavedAmong } from './savedIds.queries.ts';

/**
 * The marks of a map: a bookmark on those of its pins that the person saved, a heart on those that their partner did, as soon
 * as that is known.
 */
export function useSavedMarks(shown: readonly { id: string }[]): ReadonlyMap<string, PointMark> {
  const ids = useSavedAmong(useMemo(() => shown.map(({ id }) => id), [shown]));
  const partner = usePartner();
  const { data: shared } = useQuery({
    ...orpc.saved.sharedIds.queryOptions(),
    enabled: partner?.paused === false,
  });
  return useMemo(
    () =>
      new Map<string, PointMark>([
        ...(partner ? (shared?.ids ?? []) : []).map((id) => [id, 'partner'] as const),
        ...[...ids].map((id) => [id, 'saved'] as const),
      ]),
    [ids, partner, shared],
  );
}
