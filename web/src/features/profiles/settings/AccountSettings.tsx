import type { Me } from '@liora/domain/contract/accounts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { SignOutEverywhere } from '../../accounts/components/SignOutEverywhere.tsx';
import { SecurityPart, SecurityRow } from '../../accounts/security/SecurityRow.tsx';
import { SignInDetails } from '../../accounts/security/SignInDetails.tsx';
import { useSignOut } from '../../accounts/useSignOut.ts';
import { profilesText } from '../profiles.text.ts';
import { settingsText } from './settings.text.ts';

const ChangeUsername = lazyPart(async () => (await import('./ChangeUsername.tsx')).ChangeUsername);

/** Name, e-mail, password, and the ways out. */
export function AccountSettings({ me }: { me: Me }) {
  const { signOut, busy } = useSignOut();
  return (
    <>
      <SecurityPart title={settingsText.parts.account}>
        <div className="lines">
          <Username me={me} />
          <SignInDetails />
        </div>
      </SecurityPart>
      <SecurityPart title={settingsText.signOut}>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="quiet" icon={<LogOut />} busy={busy} onClick={signOut}>
            {settingsText.signOutHere}
          </Button>
          <SignOutEverywhere />
        </div>
      </SecurityPart>
    </>
  );
}

function Username({ me }: { me: Me }) {
  const [changing, setChanging] = useState(false);
  const note = me.must_choose_username ? profilesText.chooseName : undefined;
  return (
    <>
      <SecurityRow title={settingsText.username} note={note ? `${me.username} · ${note}` : me.username}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={settingsText.changeUsername}
          className="more-link"
          onClick={() => setChanging(true)}
        >
          {settingsText.change}
        </button>
      </SecurityRow>
      {changing && (
        <Region broken={<PartLost onLost={() => setChanging(false)} />}>
          <ChangeUsername me={me} onClose={() => setChanging(false)} />
        </Region>
      )}
    </>
  );
}
