import { CACHED_LOCATION_MAX_AGE_MS } from '@liora/domain/limits';
import { deviceValue } from './deviceValue.ts';

/** Degrees, and when the position was taken (ms since 1970). */
export interface KnownLocation {
  latitude: number;
  longitude: number;
  timestamp: number;
}

// Local storage keys of ENT-22. Coordinates stay on the device and go only into searches (RUL-64).
const location = deviceValue('liora.location', asLocation);
const prompted = deviceValue('liora.location-prompted', Boolean);
const toastShown = deviceValue('liora.location-toast-shown', Boolean);

function asLocation(stored: unknown): KnownLocation | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { latitude, longitude, timestamp } = stored as Partial<KnownLocation>;
  const numbers = [latitude, longitude, timestamp].every((value) => Number.isFinite(value));
  return numbers ? (stored as KnownLocation) : null;
}

/** The last known position, the same object until it changes; null when there is none. */
export const knownLocation = location.get;
export const rememberLocation = location.set;
export const forgetLocation = () => location.set(null);
export const subscribeToLocation = location.subscribe;

/** Whether the position was ever asked for, by the app or by a press (LOC-06). */
export const wasPrompted = prompted.get;
export const rememberPrompted = () => prompted.set(true);

/** Whether 'Location Found' was ever told here (LOC-07). */
export const wasFoundTold = toastShown.get;
export const rememberFoundTold = () => toastShown.set(true);

/** For 24 hours a cached position stands for a new one (RUL-64). `now` in ms since 1970. */
export function isFresh(location: KnownLocation | null, now: number): boolean {
  return location !== null && now - location.timestamp <= CACHED_LOCATION_MAX_AGE_MS;
}
