import { MINUTE_MS } from '@liora/domain/durations';
import { PIN_UNDO_DELETE_MINUTES, PINS_ERASED_AT_ONCE } from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { erasePinsDeletedBefore } from './write/pinWrites.queries.ts';

/** Removes pins whose time to undo the deletion is over. Safe to run twice and on several nodes at once. */
export async function sweepDeletedPins(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - PIN_UNDO_DELETE_MINUTES * MINUTE_MS);
  return erasePinsDeletedBefore(deps.db, before, PINS_ERASED_AT_ONCE);
}
