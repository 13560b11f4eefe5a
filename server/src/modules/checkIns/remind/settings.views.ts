import type { CheckInReminder } from '@liora/domain/rules/checkIns';
import type { SettingsRow } from './settings.queries.ts';

export function toReminder(row: SettingsRow | undefined): CheckInReminder | null {
  if (!row || row.remind_every === null || row.time_zone === null) return null;
  return {
    every: row.remind_every,
    weekday: row.remind_weekday ?? 0,
    minute: row.remind_minute ?? 0,
    time_zone: row.time_zone,
  };
}
