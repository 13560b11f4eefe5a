import type { PlaceCard, SearchOutput } from '@liora/domain/contract/places';
import { createStore } from '@tanstack/react-store';
import type { Browse } from '../browse/useBrowse.ts';
import { samplePlace } from './samplePlace.ts';

/** So many places in a row, each some steps from the one before: p0, p1, p2, … */
export function samplePlaces(count: number): PlaceCard[] {
  return Array.from({ length: count }, (_, index) =>
    samplePlace({ id: `p${index}`, name: `Place ${index}`, latitude: 43.77 + index / 500 }),
  );
}

/** What the parts of a search screen share, with these places found. */
export function sampleBrowse(places: readonly PlaceCard[]): Browse {
  const now = new Date('2026-05-15T17:00:00Z');
  const ignore = () => undefined;
  const first: SearchOutput = {
    places: [...places],
    close: [],
    within: places.length,
    farther: 0,
    counted: true,
    incomplete: false,
    radiusMiles: 10,
    understood: { categories: [], correctedTo: [], near: null },
    nextCursor: null,
  };
  return {
    search: {},
    change: ignore,
    start: null,
    found: {
      first,
      counts: null,
      places,
      close: [],
      input: null,
      error: null,
      searching: false,
      hasMore: false,
      loadingMore: false,
      more: ignore,
      retry: ignore,
    },
    input: null,
    now,
    planned: now,
    at: now,
    timeZone: 'Europe/Rome',
    selectedId: null,
    select: ignore,
    pointed: createStore<string | null>(null),
  };
}
