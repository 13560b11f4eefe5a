import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { readerZone } from '@liora/domain/i18n/format';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { settingsOptions } from '../notifications.queries.ts';
import { notificationSettingsText } from './notificationSettings.text.ts';

export type SettingsChange = Parameters<typeof client.notifications.saveSettings>[0];

/** A change as it will be once it is stored. */
export function changed(settings: NotificationSettings, change: SettingsChange): NotificationSettings {
  const { choice, quiet, digest, push_details } = change;
  const { channels } = settings;
  return {
    ...settings,
    channels: choice
      ? { ...channels, [choice.type]: { ...channels[choice.type], [choice.channel]: choice.on } }
      : channels,
    quiet: quiet ?? settings.quiet,
    digest: digest ?? settings.digest,
    push_details: push_details ?? settings.push_details,
  };
}

/** One after the other, so that the last answer is the newest. */
const scope = { id: 'notification settings' };

/** Settings with what was pressed and is not stored yet, and what a press does; what could not be stored is as it was. */
export function useSaveSettings(stored: NotificationSettings) {
  const queries = useQueryClient();
  const [pressed, setPressed] = useState<readonly SettingsChange[]>([]);
  const { queryKey } = settingsOptions();
  const { mutate } = useMutation({
    scope,
    mutationFn: (change: SettingsChange) =>
      retrying(() => client.notifications.saveSettings({ time_zone: readerZone(), ...change })),
    onSuccess: async (saved) => {
      // An answer that was asked for before would take this back.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, saved);
    },
    onError: (error) => {
      toast(notificationSettingsText.saveFailed, { kind: 'error', description: errorText(error) });
      if (errorCode(error) === 'UNAUTHENTICATED')
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
    },
    // Behind the news of what is stored, so that nothing is seen to go back in between.
    onSettled: (_saved, _error, change) =>
      notifyManager.schedule(() => setPressed((before) => before.filter((one) => one !== change))),
  });
  const save = (change: SettingsChange) => {
    setPressed((before) => [...before, change]);
    mutate(change);
  };
  return { settings: pressed.reduce(changed, stored), save };
}
