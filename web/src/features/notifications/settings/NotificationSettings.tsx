import type { NotificationSettings as Settings } from '@liora/domain/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { SecurityPart } from '../../accounts/security/SecurityRow.tsx';
import { settingsOptions } from '../notifications.queries.ts';
import { DevicePush } from '../push/DevicePush.tsx';
import { ChannelMatrix } from './ChannelMatrix.tsx';
import { notificationSettingsText } from './notificationSettings.text.ts';
import { QuietHoursRows } from './QuietHoursRows.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

/** What somebody hears of, by which way, and when not. Each change takes effect at once. */
export function NotificationSettings() {
  const query = useQuery(settingsOptions());
  return (
    <SecurityPart title={notificationSettingsText.title}>
      <QueryArea
        query={query}
        skeleton={<Waiting />}
        failed={{
          title: notificationSettingsText.loadFailed,
          retry: notificationSettingsText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {(stored) => <Choices stored={stored} />}
      </QueryArea>
    </SecurityPart>
  );
}

function Choices({ stored }: { stored: Settings }) {
  const { settings, save } = useSaveSettings(stored);
  const { channels, offered, quiet, digest } = settings;
  const me = useMe();
  return (
    <>
      <ChannelMatrix channels={channels} offered={offered} onChoose={(choice) => save({ choice })} />
      {me && (
        <DevicePush userId={me.user_id} settings={settings} onDetails={(on) => save({ push_details: on })} />
      )}
      <section className="pt-8">
        <h2 className="t2 mb-2">{notificationSettingsText.quiet}</h2>
        <div className="lines">
          <QuietHoursRows quiet={quiet} onChange={(next) => save({ quiet: next })} />
          {offered.includes('email') && (
            <Switch
              className="py-2.5"
              label={notificationSettingsText.digest}
              note={notificationSettingsText.digestNote}
              checked={digest}
              onCheckedChange={(on) => save({ digest: on })}
            />
          )}
        </div>
      </section>
    </>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      <Skeleton width="40%" height={28} />
      <Skeleton height={52} />
      <Skeleton height={52} />
    </div>
  );
}
