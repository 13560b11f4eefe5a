import { renderHook } from '@testing-library/react';
import type { Map as LibreMap } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';
import { traversed } from '../../lib/traversal.ts';
import type { MapPoint } from '../mapTypes.ts';
import { useSelectedSpot } from './useSelectedSpot.ts';

afterEach(() => traversed.setState(() => false));

const FAR_RIGHT: MapPoint = {
  id: 'tosca',
  lat: 300,
  lng: 2000,
  label: 'Tosca',
  category: 'Bar',
  score: null,
  kind: 'place',
};

/** A map of 800 by 600 pixels on which a degree is a pixel. */
function pixelMap() {
  const panBy = vi.fn();
  const box = Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: 800 },
    clientHeight: { value: 600 },
  });
  const map = {
    getContainer: () => box,
    getPadding: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
    project: ([x, y]: [number, number]) => ({ x, y }),
    panBy,
  };
  return { map: map as unknown as LibreMap, panBy };
}

interface Given {
  points: MapPoint[];
  selectedId: string | null;
}
const watch = (map: LibreMap, given: Given) =>
  renderHook(({ points, selectedId }: Given) => useSelectedSpot(map, points, selectedId), {
    initialProps: given,
  });

test('a chosen place is brought into view, also when where it is becomes known later', () => {
  const { map, panBy } = pixelMap();
  const view = watch(map, { points: [], selectedId: FAR_RIGHT.id });
  expect(panBy).not.toHaveBeenCalled();
  view.rerender({ points: [FAR_RIGHT], selectedId: FAR_RIGHT.id });
  expect(panBy).toHaveBeenCalledTimes(1);
  expect(panBy.mock.lastCall?.[0][0]).toBeGreaterThan(1000);
  // Where the reader moves the map from then on is their own.
  view.rerender({ points: [{ ...FAR_RIGHT }], selectedId: FAR_RIGHT.id });
  expect(panBy).toHaveBeenCalledTimes(1);
});

test('RUL-125 what was chosen when Back led here moves nothing; the next choice does', () => {
  traversed.setState(() => true);
  const { map, panBy } = pixelMap();
  const next = { ...FAR_RIGHT, id: 'pier' };
  const view = watch(map, { points: [FAR_RIGHT, next], selectedId: FAR_RIGHT.id });
  expect(panBy).not.toHaveBeenCalled();
  view.rerender({ points: [FAR_RIGHT, next], selectedId: next.id });
  expect(panBy).toHaveBeenCalledTimes(1);
});
