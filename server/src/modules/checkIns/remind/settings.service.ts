import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { type CheckInReminder, nextReminder } from '@liora/domain/rules/checkIns';
import { canonicalNamedZone } from '@liora/domain/rules/hoursClock';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { saveReminder, skipPeriod } from './settings.queries.ts';

/** Puts a day or week aside for the caller; nobody else learns of it. */
export async function skipCheckIn(
  { deps, viewer }: SignedInCaller,
  { kind, period, skipped }: { kind: CheckInKind; period: string; skipped: boolean },
) {
  await skipPeriod(deps.db, viewer.userId, kind, period, skipped);
  return {};
}

/** Sets when the caller reminds themself; null: never. */
export async function setReminder(
  { deps, viewer }: SignedInCaller,
  { reminder }: { reminder: CheckInReminder | null },
) {
  const zone = reminder && canonicalNamedZone(reminder.time_zone);
  const named = reminder && zone ? { ...reminder, time_zone: zone } : null;
  await saveReminder(deps.db, viewer.userId, named && { ...named, due: nextReminder(named, deps.now()) });
  return {};
}
