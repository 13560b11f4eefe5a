import type { Db } from '../../../db/client.ts';
import { selectOverride, storeOverride } from './override.queries.ts';

/** Whether everybody who is signed in is premium now (RUL-01). */
export const isOverrideOn = (db: Db): Promise<boolean> => selectOverride(db);

/** Switches that on or off, from everybody's next request on. Whoever calls has made sure that an admin asks. */
export const switchOverride = (trx: Db, on: boolean, now: Date): Promise<void> => storeOverride(trx, on, now);
