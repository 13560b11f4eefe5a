import type { QuietHours } from '@liora/domain/rules/quietHours';
import type { Db } from '../../../db/client.ts';
import { findSettings } from './settings.queries.ts';
import { toQuiet } from './settings.views.ts';

/** When somebody is not to be interrupted. */
export async function quietHoursOf(db: Db, userId: string): Promise<QuietHours> {
  return toQuiet(await findSettings(db, userId));
}
