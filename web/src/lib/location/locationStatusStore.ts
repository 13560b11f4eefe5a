import { useSyncExternalStore } from 'react';
import { firstStatus, type LocationEvent, type LocationStatus, nextStatus } from './locationStatus.ts';
import { isFresh, knownLocation } from './locationStore.ts';
import { hasGeolocation } from './position.ts';

let current: LocationStatus | undefined;
const listeners = new Set<() => void>();
const cached = () => isFresh(knownLocation(), Date.now());

export function locationStatus(): LocationStatus {
  current ??= firstStatus({ cached: cached(), supported: hasGeolocation() });
  return current;
}

export function changeStatus(event: LocationEvent): void {
  current = nextStatus(event, cached());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLocationStatus(): LocationStatus {
  return useSyncExternalStore(subscribe, locationStatus);
}
