import { GEOLOCATION_MAX_AGE_MS, GEOLOCATION_TIMEOUT_MS } from '@liora/domain/limits';
import { coarseDegrees } from '@liora/domain/rules/coarseDegrees';
import type { KnownLocation } from './locationStore.ts';

/** Codes of GeolocationPositionError: 1 denied, 2 unavailable, 3 timeout; 0 where there is no geolocation. */
export type PositionFailure = { code: number };

export const hasGeolocation = () => 'geolocation' in navigator;

/** CONST-24: high accuracy, 10 s, at most 5 minutes old. Rounded before anything else sees it. */
export function readPosition(): Promise<KnownLocation | PositionFailure> {
  if (!hasGeolocation()) return Promise.resolve({ code: 0 });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      // Enough for every search: the exact spot never leaves this file.
      ({ coords, timestamp }) =>
        resolve({
          latitude: coarseDegrees(coords.latitude),
          longitude: coarseDegrees(coords.longitude),
          timestamp,
        }),
      ({ code }) => resolve({ code }),
      { enableHighAccuracy: true, timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: GEOLOCATION_MAX_AGE_MS },
    );
  });
}

/** What the browser would answer without asking anybody; 'prompt' where it does not say. */
export async function browserPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}
