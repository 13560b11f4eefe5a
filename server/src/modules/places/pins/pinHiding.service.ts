import type { Db } from '../../../db/client.ts';
import { updatePinFlags } from './pinFlags.queries.ts';

/** Takes a pin out of everybody's sight but its author's, or brings it back: as reports and decisions say. */
export const setPinFlags = (trx: Db, id: string, flags: { is_hidden?: boolean; is_reported?: boolean }) =>
  updatePinFlags(trx, id, flags);
