import type { SearchInput } from '@liora/domain/contract/places';
import { readerZone } from '@liora/domain/i18n/format';
import { useNavigate } from '@tanstack/react-router';
import { createStore } from '@tanstack/react-store';
import { useCallback, useMemo, useState } from 'react';
import { useHydrated } from '../../../lib/firstRender.ts';
import { type SearchOrigin, useOrigin } from '../../../lib/location/useOrigin.ts';
import { plannedInstant, usePlannedTime } from '../../../lib/plannedTime.ts';
import type { PointedStore } from '../../../map/mapTypes.ts';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { useLookUps } from '../../pins/useLookUps.ts';
import type { PlaceSearch } from '../placeSearch.rules.ts';
import { useScreenTime } from './screenTime.store.ts';
import { hoursAt, searchInputOf } from './searchInput.rules.ts';
import { type FoundPlaces, usePlaceSearch } from './usePlaceSearch.ts';

export interface Browse {
  /** The address. */
  search: PlaceSearch;
  /** Changes the address; what is given as undefined leaves it. */
  change: (patch: Partial<PlaceSearch>) => void;
  start: SearchOrigin | null;
  found: FoundPlaces;
  /** The wanted search, as it is asked. */
  input: SearchInput | null;
  now: Date;
  /** The evening that was planned on the first screen. */
  planned: Date;
  /** The instant that hours are told for. */
  at: Date;
  /** Of the clocks where is searched: times of evenings are told by them. */
  timeZone: string;
  selectedId: string | null;
  select: (id: string | null) => void;
  /** The place under the pointer or the focus, in the list or on the map: only its row and its pin listen (FIX-71). */
  pointed: PointedStore;
}

/** Everything that list, map and filters of one screen share. `extra` adds what only this screen asks for. */
export function useBrowse(search: PlaceSearch, extra: Partial<SearchInput> = NOTHING): Browse {
  const navigate = useNavigate();
  const start = useOrigin();
  const { time: now, renew } = useScreenTime();
  const plannedTime = usePlannedTime();
  const timeZone = start?.timeZone ?? readerZone();
  const planned = useMemo(() => plannedInstant(plannedTime, now, timeZone), [plannedTime, now, timeZone]);
  const { open } = search;
  const at = useMemo(() => hoursAt({ open }, { now, planned }), [open, now, planned]);

  const asked = start && { ...searchInputOf(search, { origin: start.origin, now, planned }), ...extra };
  const question = JSON.stringify(asked);
  const mayAsk = useMayAsk(question);
  // The same question stays the same object, so that only a real change is a new search.
  const input = useMemo((): SearchInput | null => (mayAsk ? JSON.parse(question) : null), [mayAsk, question]);
  const places = usePlaceSearch(input);
  useLookUps(places.places);
  // Without the first answer of the app nothing is asked at all.
  const failure = useStartFailure();
  const found = failure ? { ...places, ...failure } : places;

  const change = useCallback(
    (patch: Partial<PlaceSearch>) => {
      renew();
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...patch }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, renew],
  );
  const [pointed] = useState((): PointedStore => createStore<string | null>(null));
  const select = useCallback((id: string | null) => change({ at: id ?? undefined }), [change]);
  const selectedId = search.at ?? null;
  return { search, change, start, found, input, now, planned, at, timeZone, selectedId, select, pointed };
}

const NOTHING: Partial<SearchInput> = {};

/**
 * Whether a question can be asked by now. Until it is known who asks the answer would be a visitor's, and have to be asked
 * for again half a second later; the one that the document brought is a visitor's, and there.
 */
function useMayAsk(question: string): boolean {
  const hydrated = useHydrated();
  const [brought] = useState(hydrated ? null : question);
  const me = useMe();
  return me !== undefined || question === brought;
}
