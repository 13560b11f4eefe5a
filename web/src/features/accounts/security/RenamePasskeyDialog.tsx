import type { Passkey } from '@liora/domain/contract/accountSecurity';
import { PASSKEY_NAME_MAX_CHARS } from '@liora/domain/limits';
import { type FormEvent, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { securityText } from './security.text.ts';
import { useSecurityChange } from './useSecurityChange.ts';

/** What a passkey is called in the list. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const [missing, setMissing] = useState(false);
  const rename = useSecurityChange({
    work: () => client.accounts.renamePasskey({ id: passkey.id, name }),
    onDone: onClose,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !rename.isPending) rename.mutate();
  };
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={securityText.renameTitle}>
      <form className="grid gap-4" noValidate onSubmit={send}>
        <Field
          label={securityText.name}
          value={name}
          maxLength={PASSKEY_NAME_MAX_CHARS}
          onChange={({ target }) => setName(target.value)}
          error={missing ? securityText.nameMissing : undefined}
        />
        <Button type="submit" wide busy={rename.isPending} busyLabel={securityText.saving}>
          {securityText.save}
        </Button>
      </form>
    </Dialog>
  );
}
