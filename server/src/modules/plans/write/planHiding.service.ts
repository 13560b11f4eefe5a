import type { Db } from '../../../db/client.ts';
import { updatePlanFlags } from './planWrites.queries.ts';

/** Takes a plan out of everybody's sight but its creator's, or brings it back: as reports and decisions say. */
export const setPlanFlags = (trx: Db, id: string, flags: { is_hidden?: boolean; is_reported?: boolean }) =>
  updatePlanFlags(trx, id, flags);
