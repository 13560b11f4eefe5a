import type { NotificationSettings } from '@liora/domain/contract/notifications';
import {
  choiceKey,
  DEFAULT_CHANNELS,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '@liora/domain/rules/notificationSettings';
import { NOTIFICATION_TYPES, type NotificationType } from '@liora/domain/rules/notifications';
import type { SettingsRow } from './settings.queries.ts';

const NOTHING_CHOSEN: SettingsRow = {
  choices: {},
  quiet: true,
  quiet_from: 22 * 60,
  quiet_until: 8 * 60,
  time_zone: null,
  digest: false,
  push_details: false,
  digest_at: null,
};

export function toSettings(
  row: SettingsRow | null,
  { offered, push_key, push_apps }: Pick<NotificationSettings, 'offered' | 'push_key' | 'push_apps'>,
): NotificationSettings {
  const { choices, digest, push_details } = row ?? NOTHING_CHOSEN;
  const cell = (type: NotificationType, channel: NotificationChannel) => {
    const usual = DEFAULT_CHANNELS[type][channel];
    return usual === null ? null : (choices[choiceKey(type, channel)] ?? usual);
  };
  const rowOf = (type: NotificationType) =>
    Object.fromEntries(NOTIFICATION_CHANNELS.map((channel) => [channel, cell(type, channel)]));
  return {
    offered: [...offered],
    channels: Object.fromEntries(
      NOTIFICATION_TYPES.map((type) => [type, rowOf(type)]),
    ) as NotificationSettings['channels'],
    quiet: toQuiet(row),
    digest,
    push_details,
    push_key,
    push_apps,
  };
}

/** When somebody is not to be interrupted. */
export function toQuiet(row: SettingsRow | null): NotificationSettings['quiet'] {
  const { quiet, quiet_from, quiet_until, time_zone } = row ?? NOTHING_CHOSEN;
  return { on: quiet, from: quiet_from, until: quiet_until, time_zone };
}
