import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withApp } from '../../../../lib/testing/withApp.tsx';
import type { MapMove } from '../../../../map/mapTypes.ts';
import { sampleBrowse, samplePlaces } from '../../testing/sampleBrowse.ts';
import { MapFailure } from './MapFailure.tsx';
import { useMapAnswer } from './useMapAnswer.ts';

const view: MapMove = {
  center: { lat: 43.77, lng: 11.25 },
  zoom: 14,
  radiusMiles: 1,
  bounds: { west: 11.2, south: 43.7, east: 11.3, north: 43.8 },
  by: 'user',
};
const FAILED = 'Some places did not load. Try again';
const bar = { id: 'in view', name: 'Bar', category: 'Drinks', subcategory: null, sparkScore: null };
const found = {
  places: [{ ...bar, latitude: 43.77, longitude: 11.25, kind: 'place' }],
  clusters: [],
  more: false,
};

/** The map, as far as it has to do with its answer. */
function Shown({ q }: { q?: string }) {
  const browse = sampleBrowse(samplePlaces(2));
  const { points, retry } = useMapAnswer({ ...browse, search: q ? { q } : {} }, view);
  return (
    <>
      <p data-testid="points">{points.map(({ id }) => id).join()}</p>
      <MapFailure retry={retry} />
    </>
  );
}

let answers: boolean;
const asked = vi.fn();
beforeEach(() => {
  answers = false;
  asked.mockReset();
  vi.stubGlobal('fetch', async () => {
    asked();
    if (!answers) throw new TypeError('Failed to fetch');
    return Response.json({ json: found });
  });
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => screen.getByTestId('points').textContent;
const queries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

test('a map that could not be answered says that places are missing, and asks again when that is pressed', async () => {
  await withApp(<Shown />, queries());
  const again = await screen.findByRole('button', { name: FAILED });
  // Those of the list are better than none.
  expect(shown()).toBe('p0,p1');
  expect(again.closest('[role="status"]')).not.toBeNull();
  answers = true;
  await act(async () => void fireEvent.click(again));
  await waitFor(() => expect(shown()).toBe('in view'));
  expect(screen.queryByRole('button', { name: FAILED })).toBeNull();
});

test('a map that shows what the list found asks nothing and misses nothing', async () => {
  await withApp(<Shown q="gelato" />, queries());
  expect(shown()).toBe('p0,p1');
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: FAILED })).toBeNull();
});
