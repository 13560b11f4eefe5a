/** Whether there is a position to go by: being found out, yes, or no (LOC-01). */
export type LocationStatus = 'checking' | 'granted' | 'denied';

export type LocationEvent =
  /** Somebody asked the device for its position. */
  | 'asked'
  /** The device told it. */
  | 'found'
  /** Refused, timed out or otherwise failed. */
  | 'failed'
  /** There is no answer without a prompt, and there was one before. */
  | 'unanswered';

/**
 * Before anything was asked: a cached position of the last 24 hours grants (LOC-02), a device without geolocation denies
 * (LOC-03).
 */
export function firstStatus({ cached, supported }: { cached: boolean; supported: boolean }): LocationStatus {
  if (cached) return 'granted';
  return supported ? 'checking' : 'denied';
}

/** `cached`: whether a position of the last 24 hours is there; with one nothing that fails takes the grant away. */
export function nextStatus(event: LocationEvent, cached: boolean): LocationStatus {
  if (event === 'found' || cached) return 'granted';
  return event === 'asked' ? 'checking' : 'denied';
}
