import type { PlaceCard, SearchInput, SearchOutput } from '@liora/domain/contract/places';
import { QueryClient } from '@tanstack/react-query';
import type { Asker } from '../../asker.store.ts';
import { samplePlace } from '../../testing/samplePlace.ts';
import { createSearchClient } from '../searchClient.store.ts';

const VISITOR: Asker = { userId: null, member: false };
const UNION_SQUARE = { latitude: 37.788, longitude: -122.4075 };

export const question = (q: string, more: Partial<SearchInput> = {}, asker = VISITOR) => ({
  input: { q, origin: UNION_SQUARE, ...more } as SearchInput,
  asker,
});

/** A place so many miles north of Union Square. */
export function place(id: string, milesNorth: number | null, more: Partial<PlaceCard> = {}): PlaceCard {
  const withoutPosition = milesNorth === null;
  return samplePlace({
    id,
    name: id,
    category: 'Bar',
    subcategory: null,
    detectedMoods: [],
    latitude: withoutPosition ? null : UNION_SQUARE.latitude + milesNorth / MILES_PER_DEGREE,
    longitude: withoutPosition ? null : UNION_SQUARE.longitude,
    hasCoordinates: !withoutPosition,
    distanceMiles: withoutPosition ? null : Math.abs(milesNorth),
    opening: { state: 'unknown', nextChange: null },
    ...more,
  });
}

/** A degree of a great circle on a sphere of 3959 miles. */
const MILES_PER_DEGREE = (3959 * Math.PI) / 180;
export const milesNorth = (miles: number) => ({
  ...UNION_SQUARE,
  latitude: UNION_SQUARE.latitude + miles / MILES_PER_DEGREE,
});

export function page(places: PlaceCard[], more: Partial<SearchOutput> = {}): SearchOutput {
  const located = places.filter(({ distanceMiles }) => distanceMiles !== null);
  const within = located.filter(({ distanceMiles }) => (distanceMiles ?? 0) <= 10).length;
  return {
    places,
    close: [],
    within,
    farther: located.length - within,
    counted: !more.nextCursor,
    incomplete: false,
    radiusMiles: 10,
    understood: { categories: [], correctedTo: [], near: null },
    nextCursor: null,
    ...more,
  };
}

interface Sent {
  input: SearchInput;
  signal: AbortSignal | undefined;
  answer: (page: SearchOutput) => void;
  fail: (error: Error) => void;
}

/** An engine with a clock that stands until it is moved, and a server that answers when it is told to. */
export function testedEngine() {
  let time = 1_000_000;
  const sent: Sent[] = [];
  const searches = createSearchClient({
    queries: new QueryClient(),
    now: () => time,
    search: (input, signal) =>
      new Promise((answer, fail) => {
        sent.push({ input, signal, answer, fail });
        signal?.addEventListener('abort', () => fail(new DOMException('gone', 'AbortError')));
      }),
  });
  return {
    searches,
    sent,
    pass: (ms: number) => {
      time += ms;
    },
    /** Answers the newest request. */
    answer: (...places: PlaceCard[]) => sent.at(-1)?.answer(page(places)),
  };
}
