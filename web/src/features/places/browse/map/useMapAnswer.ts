import type { MapInput } from '@liora/domain/contract/placesMap';
import { MAP_ASK_AFTER_MS, SEARCH_CACHE_MS } from '@liora/domain/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { orpc } from '../../../../lib/api.ts';
import type { MapCrowd, MapMove, MapPoint } from '../../../../map/mapTypes.ts';
import { useAsker } from '../../useAsker.ts';
import type { Browse } from '../useBrowse.ts';
import { mapPoints } from './mapPoints.rules.ts';
import { answerCrowds, answerPoints, isMapQuestion, mapQuestion } from './mapQuestion.rules.ts';

export interface MapAnswer {
  points: readonly MapPoint[];
  crowds: readonly MapCrowd[];
  /** Asks again where the map could not be answered, and then it shows no more than the list found; null: all is well. */
  retry: (() => void) | null;
}

/**
 * What the map shows where it stands, asked for as it moves; a question that is not wanted any more is given up. The last
 * answer stays until the next one is there, also without a connection. With words, kinds or diets the map shows what the
 * list found: only the search knows those.
 */
export function useMapAnswer(browse: Browse, view: MapMove | null): MapAnswer {
  const { search, found, at } = browse;
  const asker = useAsker();
  const asked = useDebouncedView(view);
  const openAt = search.open ? at : null;
  const input = asked && isMapQuestion(search) ? mapQuestion(asked, search, openAt) : null;
  const isAsked = input !== null;
  const wanted = { input: input ?? NO_VIEW };
  const { data, isError, refetch } = useQuery(
    orpc.places.map.queryOptions({
      ...wanted,
      queryKey: [...orpc.places.map.queryKey(wanted), asker],
      enabled: isAsked,
      staleTime: SEARCH_CACHE_MS,
      placeholderData: keepPreviousData,
    }),
  );
  const center = asked?.center;
  const listed = useMemo(() => mapPoints(found.places), [found.places]);
  const shown = useMemo(() => {
    if (!isAsked || !data || !center) return { points: listed, crowds: NONE };
    return { points: answerPoints(data, center), crowds: answerCrowds(data, center) };
  }, [isAsked, data, center, listed]);
  return { ...shown, retry: isAsked && isError ? () => void refetch() : null };
}

const NO_VIEW: MapInput = { west: 0, south: 0, east: 0, north: 0, zoom: 0 };
const NONE: readonly MapCrowd[] = [];

/** The view once it has stood still for a moment; the first one at once. */
function useDebouncedView(view: MapMove | null): MapMove | null {
  const [debounced, setDebounced] = useState(view);
  if (view && !debounced) setDebounced(view);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(view), MAP_ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [view]);
  return debounced;
}
