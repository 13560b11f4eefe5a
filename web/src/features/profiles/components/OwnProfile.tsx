import type { Me } from '@liora/domain/contract/accounts';
import type { Profile } from '@liora/domain/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { Share } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useOwn } from '../../../lib/firstRender.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { passkeyOffer } from '../../accounts/emailLink/passkeyOffer.store.ts';
import { useSavedCount } from '../../saved/savedIds.queries.ts';
import styles from '../profiles.module.css';
import { profileOptions } from '../profiles.queries.ts';
import { profilesText } from '../profiles.text.ts';
import { shareProfile } from '../shareProfile.actions.ts';
import { ProfileHead } from './ProfileHead.tsx';

const PasskeyOffer = lazyPart(
  async () => (await import('../../accounts/emailLink/PasskeyOffer.tsx')).PasskeyOffer,
);
const EditProfile = lazyPart(async () => (await import('../edit/EditProfile.tsx')).EditProfile);

interface OwnProfileProps {
  me: Me;
  /** Stands below, once it is known how tall the profile is: what is about to be pressed must not move. */
  below: ReactNode;
}

/** The own profile: as it is, or being changed in its place. */
export function OwnProfile({ me, below }: OwnProfileProps) {
  const query = useQuery(profileOptions(me.user_id));
  const withBelow = (profile: ReactNode) => (
    <>
      <section className="pb-4">{profile}</section>
      {below}
    </>
  );
  return (
    <QueryArea
      // As tall as its skeleton before that shows: on phones other things stand below.
      {...(!query.data && { className: 'min-h-155' })}
      query={query}
      skeleton={<Waiting />}
      failed={{
        title: profilesText.profileFailed,
        retry: profilesText.retry,
        art: <Vignette kind="error" />,
        headingLevel: 2,
        around: withBelow,
      }}
    >
      {(profile) => withBelow(<Shown me={me} profile={profile} />)}
    </QueryArea>
  );
}

/** The profile, membership, partner and rows. */
function Waiting() {
  return (
    <div className="grid gap-3">
      <Skeleton height={280} radius={24} />
      <Skeleton height={84} radius={24} />
      <Skeleton height={64} radius={24} />
      <Skeleton height={156} radius={24} />
    </div>
  );
}

function Shown({ me, profile }: { me: Me; profile: Profile }) {
  const [editing, setEditing] = useState(false);
  const saved = useSavedCount();
  const offersPasskey = useOwn(passkeyOffer, () => false);
  if (editing)
    return (
      <Region broken={<PartLost onLost={() => setEditing(false)} />}>
        <EditProfile
          profile={profile}
          mustChoose={me.must_choose_username}
          onClose={() => setEditing(false)}
        />
      </Region>
    );
  return (
    <>
      <ProfileHead
        profile={profile}
        headingLevel={2}
        badges={<Badges me={me} profile={profile} />}
        saved={saved}
      />
      {me.must_choose_username && <p className="text-small mt-2">{profilesText.chooseName}</p>}
      <div className={styles.actions}>
        <Button variant="quiet" className="flex-1" onClick={() => setEditing(true)}>
          {profilesText.edit}
        </Button>
        <IconButton
          variant="well"
          className="max-md:size-12"
          label={profilesText.share}
          onClick={() => void shareProfile(profile)}
        >
          <Share />
        </IconButton>
      </div>
      {offersPasskey && (
        <Region broken={null}>
          <PasskeyOffer />
        </Region>
      )}
    </>
  );
}

function Badges({ me, profile }: { me: Me; profile: Profile }) {
  return (
    <>
      {me.member && <Badge kind="prive">{profilesText.prive}</Badge>}
      <Badge kind="soft">{profile.is_public_profile ? profilesText.public : profilesText.private}</Badge>
    </>
  );
}
