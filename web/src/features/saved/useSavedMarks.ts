import { useMemo } from 'react';
import type { PointMark } from '../../map/mapTypes.ts';
import { useSavedAmong } from './savedIds.queries.ts';

/** The bookmarks of a map: on those of its pins that the person saved, as soon as that is known. */
export function useSavedMarks(shown: readonly { id: string }[]): ReadonlyMap<string, PointMark> {
  const ids = useSavedAmong(useMemo(() => shown.map(({ id }) => id), [shown]));
  return useMemo(() => new Map([...ids].map((id) => [id, 'saved'])), [ids]);
}
