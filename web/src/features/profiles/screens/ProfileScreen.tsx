import type { Me } from '@liora/domain/contract/accounts';
import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { setTheme, useThemeChoice } from '../../../ui/theme/useTheme.ts';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { SignOutEverywhere } from '../../accounts/components/SignOutEverywhere.tsx';
import { useSignOut } from '../../accounts/useSignOut.ts';
import { MembershipLine } from '../../membership/components/MembershipLine.tsx';
import { BlockedUsers } from '../../safety/blocked/BlockedUsers.tsx';
import { OwnPlans } from '../components/OwnPlans.tsx';
import { profilesText } from '../profiles.text.ts';

/** The signed-in person: who they are, what they published, how the app looks, and the way out. */
export function ProfileScreen() {
  const me = useMe();
  const failure = useStartFailure();
  return (
    <div className="page">
      <PageTitle>{profilesText.title}</PageTitle>
      <TopBar title={profilesText.title} />
      {me ? <Person me={me} /> : me === null && <SignInFirst />}
      {failure && <Failed onRetry={failure.retry} />}
      <Appearance />
    </div>
  );
}

function Person({ me }: { me: Me }) {
  const { signOut, busy } = useSignOut();
  return (
    <>
      <section className="flex flex-wrap items-center gap-4 py-4">
        <Avatar name={me.username} photo={me.profile_photo_url} size={72} decorative />
        <div className="min-w-0 flex-1 max-md:basis-[calc(100%-5.5rem)]">
          <h2 className="text-title-3 font-semibold truncate">{me.username}</h2>
          <p className="text-small text-ink-2 truncate">{me.email}</p>
        </div>
        {me.member && <Badge kind="prive">{profilesText.member}</Badge>}
        <Button variant="line" size="sm" busy={busy} onClick={signOut}>
          {profilesText.signOut}
        </Button>
      </section>
      <MembershipLine />
      <OwnPlans />
      <section className="pt-6">
        <h2 className="t2 mb-2">{profilesText.settings}</h2>
        <BlockedUsers userId={me.user_id} />
        <SignOutEverywhere />
      </section>
    </>
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

function Appearance() {
  const choice = useThemeChoice();
  return (
    <section className="py-6">
      <h2 className="t2 mb-3">{profilesText.appearance}</h2>
      <Segmented
        label={profilesText.appearance}
        value={choice}
        onValueChange={setTheme}
        options={[
          { value: 'system', label: profilesText.system },
          { value: 'light', label: profilesText.light },
          { value: 'dark', label: profilesText.dark },
        ]}
      />
    </section>
  );
}
