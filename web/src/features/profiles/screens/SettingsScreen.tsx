import type { Me } from '@liora/domain/contract/accounts';
import { maskedEmail } from '@liora/domain/rules/maskedEmail';
import { useNavigate, useParams } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { useSignOut } from '../../accounts/useSignOut.ts';
import { NotFoundScreen } from '../../platform/screens/NotFoundScreen.tsx';
import { SettingsContent } from '../settings/SettingsContent.tsx';
import { SettingsNav } from '../settings/SettingsNav.tsx';
import styles from '../settings/settings.module.css';
import { settingsText } from '../settings/settings.text.ts';
import { isPart, type SettingsPart } from '../settings/settingsParts.data.ts';

/** /profile/settings and /profile/settings/{part}: list and part side by side; on phones one after the other. */
export function SettingsScreen() {
  const { part }: { part?: string } = useParams({ strict: false });
  if (part !== undefined && !isPart(part)) return <NotFoundScreen />;
  return <Settings part={part} />;
}

function Settings({ part }: { part: SettingsPart | undefined }) {
  const me = useMe();
  const failure = useStartFailure();
  const navigate = useNavigate();
  const isIndex = part === undefined;
  const shown = part ?? (me === null ? 'appearance' : 'account');
  const partTitle = part ? settingsText.parts[part] : settingsText.title;
  return (
    <div className="page">
      <PageTitle>{partTitle}</PageTitle>
      <TopBar
        onBack={() => void navigate({ to: isIndex ? '/profile' : '/profile/settings' })}
        title={
          <>
            <span className="block text-title-2 md:hidden">{partTitle}</span>
            <span className="max-md:hidden">{settingsText.title}</span>
          </>
        }
      />
      {failure ? (
        <EmptyState
          art={<Vignette kind="error" />}
          title={settingsText.loadFailed}
          action={<Button onClick={failure.retry}>{settingsText.retry}</Button>}
        />
      ) : (
        <div className={styles.frame} data-index={isIndex || undefined}>
          <div className={styles.side}>
            {me && <Person me={me} />}
            <SettingsNav me={me} shown={shown} isIndex={isIndex} />
            {me && <SignOut />}
          </div>
          <div className={styles.parts}>
            <SettingsContent key={shown} part={shown} me={me} />
          </div>
        </div>
      )}
    </div>
  );
}

function Person({ me }: { me: Me }) {
  return (
    <div className={styles.index}>
      <div className="flex items-center gap-4 pt-1.5 pb-4">
        <Avatar name={me.username} photo={me.profile_photo_url} size={64} decorative />
        <div className="min-w-0">
          <p className="t2 truncate">{me.username}</p>
          <p className="text-small text-ink-2 truncate">{maskedEmail(me.email)}</p>
        </div>
      </div>
    </div>
  );
}

function SignOut() {
  const { signOut, busy } = useSignOut();
  return (
    <div className={styles.index}>
      <button type="button" className={styles.out} aria-busy={busy || undefined} onClick={signOut}>
        <LogOut aria-hidden="true" />
        {settingsText.signOut}
      </button>
    </div>
  );
}
