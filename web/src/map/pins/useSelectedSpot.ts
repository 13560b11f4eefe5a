import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { traversed } from '../../lib/traversal.ts';
import type { MapPoint } from '../mapTypes.ts';
import { showSpot } from './showSpot.ts';

/**
 * Keeps the chosen place in view: when it is chosen, or when it becomes known where it is. What was chosen when Back led
 * here is left alone, so that the map comes back as it stood (RUL-125).
 */
export function useSelectedSpot(
  map: LibreMap | null,
  points: readonly MapPoint[],
  selectedId: string | null,
): void {
  const [restored] = useState(() => (traversed.state ? selectedId : null));
  const [left, setLeft] = useState(false);
  if (!left && selectedId !== restored) setLeft(true);
  const known = selectedId !== null && points.some(({ id }) => id === selectedId);
  const bringIntoView = useEffectEvent(() => {
    const point = points.find(({ id }) => id === selectedId);
    if (map && point && left) showSpot(map, point);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is brought into view, too
  useEffect(() => {
    if (map && known) bringIntoView();
  }, [map, selectedId, known]);
}
