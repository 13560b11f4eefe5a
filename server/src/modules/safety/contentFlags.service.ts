import type { Db } from '../../db/client.ts';
import { setPinFlags } from '../places/pins/pinHiding.service.ts';
import { setPlanFlags } from '../plans/write/planHiding.service.ts';
import type { ContentType } from './reports/content.queries.ts';

/** Who keeps what can be hidden. Profiles stay; reviews and photos do not exist yet. */
const SETTERS: Partial<Record<ContentType, typeof setPlanFlags>> = { plan: setPlanFlags, pin: setPinFlags };

/** Out of everybody's sight but its author's, until somebody decides. */
export async function markReported(trx: Db, type: ContentType, id: string): Promise<void> {
  await SETTERS[type]?.(trx, id, { is_reported: true });
}

/** Carries out a decision; the row is locked from then on. Nothing happens to what is gone or cannot be hidden. */
export async function setHidden(trx: Db, type: ContentType, id: string, hidden: boolean): Promise<void> {
  await SETTERS[type]?.(trx, id, hidden ? { is_hidden: true } : { is_hidden: false, is_reported: false });
}
