import type { Origin } from '@liora/domain/contract/common';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { orpc } from '../api.ts';
import { knownLocation, subscribeToLocation } from './locationStore.ts';

export interface SearchOrigin {
  origin: Origin;
  /** A real position, not the default area: only then is anything 'near you' (RUL-63). */
  located: boolean;
  /** Name of the default area; null when located. */
  areaName: string | null;
}

/** Where searches start: the known location, else the configured default area. Null until the app has started. */
export function useOrigin(): SearchOrigin | null {
  const known = useSyncExternalStore(subscribeToLocation, knownLocation);
  const start = useQuery(orpc.platform.start.queryOptions());
  if (known)
    return {
      origin: { latitude: known.latitude, longitude: known.longitude },
      located: true,
      areaName: null,
    };
  if (!start.data) return null;
  const { latitude, longitude, name } = start.data.defaultArea;
  return { origin: { latitude, longitude }, located: false, areaName: name };
}
