import type { QuietHours } from '@liora/domain/rules/quietHours';
import type { Db } from '../../../db/client.ts';
import { findSettings } from './settings.queries.ts';
import { toSettings } from './settings.views.ts';

/** When somebody is not to be interrupted. */
export async function quietHoursOf(db: Db, userId: string): Promise<QuietHours> {
  return toSettings(await findSettings(db, userId)).quiet;
}
