import type { Me } from '@liora/domain/contract/accounts';
import { usePrefetchQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Eye, LogOut, Settings } from 'lucide-react';
import { Vignette } from '../../../art/Vignette.tsx';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { iconButtonClass } from '../../../ui/iconButtonClass.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Region } from '../../../ui/Region.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { useSignOut } from '../../accounts/useSignOut.ts';
import { PartnerCard } from '../../couples/components/PartnerCard.tsx';
import { linkQuery } from '../../couples/couples.queries.ts';
import { OwnInvitations, UpcomingDates } from '../../invitations/dates/OwnDates.tsx';
import { MembershipLine } from '../../membership/components/MembershipLine.tsx';
import { RecentChangesRow } from '../../platform/recentChanges/RecentChangesRow.tsx';
import { BlockedUsers } from '../../safety/blocked/BlockedUsers.tsx';
import { OwnProfile } from '../components/OwnProfile.tsx';
import { OwnThings } from '../components/OwnThings.tsx';
import styles from '../profiles.module.css';
import { profilesText } from '../profiles.text.ts';

const SavedByEither = lazyPart(
  async () => (await import('../../saved/shared/SavedByEither.tsx')).SavedByEither,
);

/** The signed-in person: who they are and what they made; how things are set is a screen of its own. */
export function ProfileScreen() {
  const me = useMe();
  const failure = useStartFailure();
  return (
    <div className="page">
      <PageTitle>{profilesText.title}</PageTitle>
      <TopBar actions={<SettingsLink />}>
        <h1 className={me === null ? 't1' : 'sr-only'}>{profilesText.title}</h1>
      </TopBar>
      {me ? <Person me={me} /> : me === null && <SignInFirst />}
      {failure && <Failed onRetry={failure.retry} />}
    </div>
  );
}

function SettingsLink() {
  return (
    <Link
      to="/profile/settings"
      aria-label={profilesText.settings}
      className={iconButtonClass('plain', '-mr-[12px]')}
    >
      <Settings aria-hidden="true" />
    </Link>
  );
}

function Person({ me }: { me: Me }) {
  // Asked for with the profile, not after it.
  usePrefetchQuery(linkQuery());
  return (
    <div className={styles.columns}>
      <div>
        <OwnProfile
          me={me}
          below={
            <>
              <MembershipLine />
              <PartnerCard />
              <Rows me={me} />
            </>
          }
        />
      </div>
      <div className="min-w-0">
        <UpcomingDates />
        <Region broken={null}>
          <SavedByEither />
        </Region>
        <OwnThings userId={me.user_id} />
        <OwnInvitations which="received" />
        <OwnInvitations which="sent" />
      </div>
    </div>
  );
}

function Rows({ me }: { me: Me }) {
  const { signOut, busy } = useSignOut();
  return (
    <div className="lines pt-4">
      <div>
        <Link
          to="/profile/$userId"
          params={{ userId: me.user_id }}
          className="flex min-h-13 w-full items-center gap-3.5 text-label font-semibold"
        >
          <Eye aria-hidden="true" className="size-5 text-ink-2" />
          <span className="flex-1">{profilesText.viewAsOthers}</span>
          <ChevronRight aria-hidden="true" className="size-5 text-ink-2" />
        </Link>
      </div>
      <div>
        <RecentChangesRow />
      </div>
      <div>
        <BlockedUsers userId={me.user_id} />
      </div>
      <div>
        <button
          type="button"
          className="flex min-h-13 w-full items-center gap-3.5 text-start text-label font-semibold"
          aria-busy={busy || undefined}
          onClick={signOut}
        >
          <LogOut aria-hidden="true" className="size-5 text-ink-2" />
          {profilesText.signOut}
        </button>
      </div>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      art={<Vignette kind="error" />}
      title={profilesText.accountFailed}
      action={<Button onClick={onRetry}>{profilesText.retry}</Button>}
    />
  );
}

function SignInFirst() {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={profilesText.signInTitle}
      text={profilesText.signInText}
      action={
        <>
          <Link to="/auth" search={{ next: '/profile' }} className={buttonClass({ variant: 'primary' })}>
            {profilesText.signIn}
          </Link>
          <Link
            to="/auth"
            search={{ next: '/profile', mode: 'sign-up' }}
            className={buttonClass({ variant: 'line' })}
          >
            {profilesText.signUp}
          </Link>
        </>
      }
    />
  );
}
