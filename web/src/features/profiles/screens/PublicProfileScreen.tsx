import type { Profile } from '@liora/domain/contract/profiles';
import { VIEW_AS, type ViewAs } from '@liora/domain/rules/viewAs';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { usePartner } from '../../couples/usePartner.ts';
import { InviteButton } from '../../invitations/components/InviteButton.tsx';
import { ReportOrBlock } from '../../safety/ReportOrBlock.tsx';
import { whoSeesText } from '../../safety/whoSees/whoSees.text.ts';
import { ProfileHead } from '../components/ProfileHead.tsx';
import { ProfilePins } from '../others/ProfilePins.tsx';
import { ProfilePlans } from '../others/ProfilePlans.tsx';
import { ProfileReviews } from '../others/ProfileReviews.tsx';
import { profileOptions } from '../profiles.queries.ts';
import { profilesText } from '../profiles.text.ts';

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Somebody's profile, or one's own as others see it (NAV-06). */
export function PublicProfileScreen() {
  const { userId } = useParams({ from: '/profile/$userId' });
  if (!USER_ID.test(userId)) return <NotThere />;
  return <Found key={userId} userId={userId} />;
}

function Found({ userId }: { userId: string }) {
  const me = useMe();
  const start = useStartFailure();
  const isOwn = me?.user_id === userId;
  const wanted = useSearch({ from: '/profile/$userId' }).as ?? 'stranger';
  const as = isOwn ? wanted : undefined;
  const query = useQuery({ ...profileOptions(userId, as), enabled: me !== undefined });
  if (errorCode(query.error) === 'NOT_FOUND' && query.data === undefined) return <NotThere />;
  return (
    <div className="page">
      <PageTitle>{query.data?.username ?? profilesText.title}</PageTitle>
      <QueryArea
        query={query}
        blocked={start}
        skeleton={<Waiting />}
        failed={{
          title: profilesText.profileFailed,
          retry: profilesText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 1,
        }}
      >
        {(profile) => <Shown profile={profile} as={as} />}
      </QueryArea>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <TopBar />
      <Skeleton height={200} radius={24} />
    </>
  );
}

function Shown({ profile, as }: { profile: Profile; as: ViewAs | undefined }) {
  const isOwn = as !== undefined;
  const goBack = useGoBack();
  const { user_id, username, profile_photo_url, is_public_profile } = profile;
  const subject = {
    variant: 'profile' as const,
    id: user_id,
    title: username,
    author: { user_id, username, profile_photo_url },
  };
  return (
    <>
      <TopBar
        onBack={goBack}
        actions={
          <ReportOrBlock
            subject={isOwn ? null : subject}
            // A report hides nothing of a profile; a block does.
            onGone={(step) => step === 'blockSuccess' && goBack()}
          />
        }
      />
      {as && <SeenAs as={as} />}
      <ProfileHead
        profile={profile}
        headingLevel={1}
        badges={!is_public_profile && <Badge kind="soft">{profilesText.private}</Badge>}
      />
      {!isOwn && (
        <div className="max-w-[520px] pt-4">
          <InviteButton
            subject={{ venue: null, to: { user_id, username, profile_photo_url } }}
            look={{ variant: 'quiet', wide: true }}
          />
        </div>
      )}
      {profile.counts ? (
        <>
          <ProfilePlans userId={user_id} as={as} />
          <ProfilePins userId={user_id} as={as} />
          <ProfileReviews userId={user_id} as={as} />
        </>
      ) : (
        <p className="text-ink-2 py-6">{profilesText.isPrivate}</p>
      )}
    </>
  );
}

/** As whom one's own is shown; the partner stands here where there is one. */
function SeenAs({ as }: { as: ViewAs }) {
  const navigate = useNavigate();
  const partner = usePartner();
  return (
    <div className="pb-4">
      <p className="text-small text-ink-2">{whoSeesText.viewing[as]}</p>
      {partner && !partner.paused && (
        <SegmentedRadio
          label={whoSeesText.viewAs}
          value={as}
          onValueChange={(next) =>
            void navigate({ to: '.', search: { as: next }, replace: true, resetScroll: false })
          }
          options={VIEW_AS.map((value) => ({ value, label: whoSeesText.viewAsOptions[value] }))}
        />
      )}
    </div>
  );
}

/** Nobody, or nobody for this person: both look the same (RUL-22). */
function NotThere() {
  return (
    <div className="page">
      <PageTitle>{profilesText.goneTitle}</PageTitle>
      <EmptyState
        headingLevel={1}
        art={<Vignette kind="noResults" />}
        title={profilesText.goneTitle}
        text={profilesText.goneText}
        action={
          <Link to="/" className={buttonClass()}>
            {profilesText.goHome}
          </Link>
        }
      />
    </div>
  );
}
