import { PHOTO_PENDING_HOURS } from '@liora/domain/limits';

/** The server lets go of photos that nothing has taken; some minutes before, so that none is sent which is gone by then. */
const PENDING_MS = PHOTO_PENDING_HOURS * 3_600_000 - 600_000;

/** Whether photos of a draft that was stored then are no longer there to be taken. */
export const photosAreGone = (storedAt: number, now: number): boolean => now - storedAt > PENDING_MS;
