import { HOUR_MS } from '@liora/domain/durations';
import { PHOTO_PENDING_HOURS } from '@liora/domain/limits';

/** The server lets go of photos that nothing has taken; some minutes before, so that none is sent which is gone by then. */
const PENDING_MS = PHOTO_PENDING_HOURS * HOUR_MS - 600_000;

/** Whether photos of a draft that was stored then are no longer there to be taken; by a clock that was set back nobody knows. */
export const photosAreGone = (storedAt: number, now: number): boolean =>
  Math.abs(now - storedAt) > PENDING_MS;
