import * as v from 'valibot';

/** Local storage keys of ENT-22. Coordinates stay on the device and go only into searches (RUL-64). */
const LOCATION_KEY = 'liora.location';
export const PROMPTED_KEY = 'liora.location-prompted';
export const TOAST_SHOWN_KEY = 'liora.location-toast-shown';

const stored = v.object({ latitude: v.number(), longitude: v.number(), timestamp: v.number() });
/** Degrees, and when the position was taken (ms since 1970). */
export type KnownLocation = v.InferOutput<typeof stored>;

let current: KnownLocation | null | undefined;
const listeners = new Set<() => void>();

function read(): KnownLocation | null {
  try {
    return v.parse(stored, JSON.parse(localStorage.getItem(LOCATION_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** The last known position, the same object until it changes; null when there is none. */
export function knownLocation(): KnownLocation | null {
  if (current === undefined) current = read();
  return current;
}

export function rememberLocation(location: KnownLocation): void {
  current = location;
  localStorage.setItem(LOCATION_KEY, JSON.stringify(location));
  for (const listener of listeners) listener();
}

export function subscribeToLocation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
