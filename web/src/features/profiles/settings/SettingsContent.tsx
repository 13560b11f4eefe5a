import type { Me } from '@liora/domain/contract/accounts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { SecurityPart } from '../../accounts/security/SecurityRow.tsx';
import { SecuritySettings } from '../../accounts/security/SecuritySettings.tsx';
import { PartnerSettings } from '../../couples/settings/PartnerSettings.tsx';
import { MembershipSettings } from '../../membership/components/MembershipSettings.tsx';
import { NotificationSettings } from '../../notifications/settings/NotificationSettings.tsx';
import { BlockedList } from '../../safety/blocked/BlockedList.tsx';
import { OwnReports } from '../../safety/ownReports/OwnReports.tsx';
import { AboutSettings } from './AboutSettings.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { DataSettings } from './data/DataSettings.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';
import { settingsText } from './settings.text.ts';
import type { SettingsPart } from './settingsParts.data.ts';

interface SettingsContentProps {
  part: SettingsPart;
  me: Me | null | undefined;
}

/** One part of the settings. */
export function SettingsContent({ part, me }: SettingsContentProps) {
  if (part === 'appearance') return <AppearanceSettings />;
  if (part === 'about') return <AboutSettings />;
  if (me === null)
    return (
      <SignInFirst
        title={settingsText.signInTitle}
        label={settingsText.signIn}
        next={`/profile/settings/${part}`}
      />
    );
  if (me === undefined) return <Waiting />;
  if (part === 'account') return <AccountSettings me={me} />;
  if (part === 'privacy') return <PrivacySettings me={me} />;
  if (part === 'data') return <DataSettings />;
  if (part === 'partner') return <PartnerSettings me={me} />;
  if (part === 'security') return <SecuritySettings />;
  if (part === 'notifications') return <NotificationSettings />;
  return (
    <SecurityPart title={settingsText.parts[part]}>
      {part === 'membership' && <MembershipSettings />}
      {part === 'blocked' && <BlockedList userId={me.user_id} />}
      {part === 'reports' && <OwnReports userId={me.user_id} />}
    </SecurityPart>
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
