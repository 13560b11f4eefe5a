import type { Me } from '@liora/domain/contract/accounts';
import type { Profile } from '@liora/domain/contract/profiles';
import { INVITABLE_BY } from '@liora/domain/rules/invitableBy';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { SecurityPart, SecurityRow } from '../../accounts/security/SecurityRow.tsx';
import { SearchHistorySetting } from '../../places/history/SearchHistorySetting.tsx';
import { useSaveProfile } from '../edit/useSaveProfile.ts';
import { profileOptions } from '../profiles.queries.ts';
import { settingsText } from './settings.text.ts';

/** Who sees what, and what becomes of the position (RUL-79). */
export function PrivacySettings({ me }: { me: Me }) {
  const query = useQuery(profileOptions(me.user_id));
  return (
    <SecurityPart title={settingsText.parts.privacy}>
      <QueryArea
        query={query}
        skeleton={<Skeleton height={64} />}
        failed={{
          title: settingsText.loadFailed,
          retry: settingsText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {(profile) => (
          <div className="lines">
            <PublicSwitch profile={profile} />
            <WhoInvites profile={profile} />
            <SecurityRow title={settingsText.location} note={settingsText.locationNote} />
            <SearchHistorySetting loadFailed={settingsText.loadFailed} retry={settingsText.retry} />
            <Link
              to="/profile/$userId"
              params={{ userId: me.user_id }}
              className="flex min-h-16 items-center gap-4 py-2.5 text-label font-semibold"
            >
              <span className="flex-1">{settingsText.asStranger}</span>
              <ChevronRight aria-hidden="true" className="size-4.5 text-ink-2" />
            </Link>
            <Link
              to="/profile/settings/privacy/who-can-see"
              className="flex min-h-16 items-center gap-4 py-2.5 text-label font-semibold"
            >
              <span className="flex-1">{settingsText.whoSees}</span>
              <ChevronRight aria-hidden="true" className="size-4.5 text-ink-2" />
            </Link>
          </div>
        )}
      </QueryArea>
    </SecurityPart>
  );
}

/** Stands where it was put while that is being stored, and back where it was when it could not be. */
function PublicSwitch({ profile }: { profile: Profile }) {
  const [wanted, setWanted] = useState(profile.is_public_profile);
  const { save, busy } = useSaveProfile(profile.user_id, () => undefined);
  return (
    <div className="py-2.5">
      <Switch
        label={settingsText.publicProfile}
        note={settingsText.publicNote}
        checked={busy ? wanted : profile.is_public_profile}
        aria-busy={busy || undefined}
        onCheckedChange={(is_public_profile) => {
          if (busy) return;
          setWanted(is_public_profile);
          save({ is_public_profile });
        }}
      />
    </div>
  );
}

/** Of invitations by name; whoever has the link of one opens it all the same. Stands where it was put while that is being stored. */
function WhoInvites({ profile }: { profile: Profile }) {
  const stored = profile.invitable_by ?? 'anyone';
  const [wanted, setWanted] = useState(stored);
  const { save, busy } = useSaveProfile(profile.user_id, () => undefined);
  return (
    <SegmentedRadio
      label={settingsText.whoInvites}
      note={settingsText.whoInvitesNote}
      value={busy ? wanted : stored}
      options={INVITABLE_BY.map((value) => ({ value, label: settingsText.invitableBy[value] }))}
      onValueChange={(invitable_by) => {
        if (busy) return;
        setWanted(invitable_by);
        save({ invitable_by });
      }}
    />
  );
}
