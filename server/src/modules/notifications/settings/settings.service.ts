import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { timeZoneNamed } from '@liora/domain/rules/hoursClock';
import { choiceKey, type NotificationChannel } from '@liora/domain/rules/notificationSettings';
import type { NotificationType } from '@liora/domain/rules/notifications';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { findSettings, type SettingsRow, saveSettings } from './settings.queries.ts';
import { toSettings } from './settings.views.ts';

interface Change {
  choice?: { type: NotificationType; channel: NotificationChannel; on: boolean } | undefined;
  quiet?: { on: boolean; from: number; until: number; time_zone: string } | undefined;
  digest?: boolean | undefined;
}

export async function notificationSettings({ deps, viewer }: SignedInCaller): Promise<NotificationSettings> {
  return toSettings(await findSettings(deps.db, viewer.userId));
}

/** Changes what is given of the caller's own. */
export async function saveNotificationSettings(
  { deps, viewer }: SignedInCaller,
  change: Change,
): Promise<NotificationSettings> {
  return toSettings(await saveSettings(deps.db, viewer.userId, toRow(change)));
}

function toRow({ choice, quiet, digest }: Change): Partial<SettingsRow> {
  return {
    ...(choice && { choices: { [choiceKey(choice.type, choice.channel)]: choice.on } }),
    ...(quiet && {
      quiet: quiet.on,
      quiet_from: quiet.from,
      quiet_until: quiet.until,
      time_zone: timeZoneNamed(quiet.time_zone),
    }),
    ...(digest !== undefined && { digest }),
  };
}
