import { CACHED_LOCATION_MAX_AGE_MS } from '@liora/domain/limits';
import { deviceValue } from './deviceValue.ts';

/** Degrees, and when the position was taken (ms since 1970). */
export interface KnownLocation {
  latitude: number;
  longitude: number;
  timestamp: number;
}

// Local storage keys of ENT-22. Coordinates stay on the device and go only into searches (RUL-64).
/** The last known position, the same object until it changes; null when there is none. */
export const locationStore = deviceValue<KnownLocation | null>('liora.location', {
  read: asLocation,
  of: 'person',
});
const prompted = deviceValue('liora.location-prompted', { read: Boolean, of: 'device' });
const toastShown = deviceValue('liora.location-toast-shown', { read: Boolean, of: 'device' });

function asLocation(stored: unknown): KnownLocation | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { latitude, longitude, timestamp } = stored as Partial<KnownLocation>;
  const numbers = [latitude, longitude, timestamp].every((value) => Number.isFinite(value));
  return numbers ? (stored as KnownLocation) : null;
}

export const knownLocation = () => locationStore.state;
export const rememberLocation = (found: KnownLocation) => locationStore.setState(() => found);
export const forgetLocation = () => locationStore.setState(() => null);

/** Whether the position was ever asked for, by the app or by a press (LOC-06). */
export const wasPrompted = () => prompted.state;
export const rememberPrompted = () => prompted.setState(() => true);

/** Whether 'Location Found' was ever told here (LOC-07). */
export const wasFoundAnnounced = () => toastShown.state;
export const rememberFoundAnnounced = () => toastShown.setState(() => true);

/** For 24 hours a cached position stands for a new one (RUL-64), also by a clock that was set back. `now` in ms since 1970. */
export function isFresh(location: KnownLocation | null, now: number): boolean {
  return location !== null && Math.abs(now - location.timestamp) <= CACHED_LOCATION_MAX_AGE_MS;
}
