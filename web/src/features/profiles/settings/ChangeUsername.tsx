import type { Me } from '@liora/domain/contract/accounts';
import { type FormEvent, useState } from 'react';
import { errorTexts } from '../../../text/errors.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { UsernameField } from '../../accounts/components/UsernameField.tsx';
import { useUsernameCheck } from '../../accounts/useUsernameCheck.ts';
import { useSaveProfile } from '../edit/useSaveProfile.ts';
import { settingsText } from './settings.text.ts';

/** Another name, checked while it is typed (USER-07). */
export function ChangeUsername({ me, onClose }: { me: Me; onClose: () => void }) {
  const [username, setUsername] = useState(me.username);
  const isSame = username === me.username;
  const verdict = useUsernameCheck(isSame ? '' : username);
  const { save, busy, taken } = useSaveProfile(me.user_id, onClose);
  const mayBeSaved = isSame || verdict.state === 'free' || verdict.state === 'unknown';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !mayBeSaved) return;
    if (isSame) onClose();
    else save({ username });
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={settingsText.changeUsername}
      description={settingsText.changeUsernameLead}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <UsernameField
          typed={username}
          value={username}
          verdict={verdict}
          error={taken ? errorTexts.ofCode.USERNAME_TAKEN : undefined}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Button type="submit" wide busy={busy} busyLabel={settingsText.saving} disabled={!mayBeSaved}>
          {settingsText.save}
        </Button>
      </form>
    </Dialog>
  );
}
