import type { Passkey, Security } from '@liora/domain/contract/accountSecurity';
import { Fingerprint, KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { dayWords, isToday } from './dates.rules.ts';
import { mayHavePasskeys } from './passkeySupport.rules.ts';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
import { SecurityPart, SecurityRow } from './SecurityRow.tsx';
import { securityText } from './security.text.ts';
import { useAddPasskey } from './useAddPasskey.ts';
import type { IdentityProof } from './useIdentityProof.ts';
import { useSecurityChange } from './useSecurityChange.ts';

type WithProof = IdentityProof['withProof'];

interface PasskeysPartProps {
  security: Security;
  withProof: WithProof;
}

/** Passkeys: the list, adding one, and what each can be called. */
export function PasskeysPart({ security, withProof }: PasskeysPartProps) {
  const { passkeys, passkeys_offered: offered } = security;
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const remove = useSecurityChange({
    work: (id: string) => withProof(() => client.accounts.removePasskey({ id })),
    onDone: () => {
      toast(securityText.passkeyRemoved, { kind: 'success' });
      list.current?.focus();
    },
  });
  return (
    <SecurityPart title={securityText.passkeys}>
      <p className="text-ink-2">
        {offered && mayHavePasskeys() ? securityText.passkeysLead : securityText.passkeysOff}
      </p>
      {/* Takes the focus of a row that leaves it. */}
      <div ref={list} tabIndex={-1} className="lines outline-none">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenaming(passkey)}
            onRemove={() => setRemoving(passkey)}
          />
        ))}
      </div>
      {offered && mayHavePasskeys() && <AddPasskey security={security} withProof={withProof} />}
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={securityText.removePasskeyTitle}
        description={securityText.removePasskeyText(removing?.name ?? '')}
        confirmLabel={securityText.removeIt}
        cancelLabel={securityText.keepIt}
        danger
        icon={<Trash2 />}
        onConfirm={() => {
          if (removing) remove.mutate(removing.id);
          setRemoving(null);
        }}
      />
    </SecurityPart>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name } = passkey;
  return (
    <SecurityRow
      icon={passkey.backed_up ? <Fingerprint /> : <KeyRound />}
      title={name}
      note={usePasskeyWords(passkey)}
    >
      <span className="flex">
        <IconButton label={securityText.rename(name)} onClick={onRename}>
          <Pencil />
        </IconButton>
        <IconButton label={securityText.remove(name)} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </span>
    </SecurityRow>
  );
}

function usePasskeyWords({ created_at, last_used_at }: Passkey): string {
  const now = useNow();
  const added = dayWords(new Date(created_at), now);
  if (!last_used_at) return securityText.addedOn(added);
  const used = new Date(last_used_at);
  return isToday(used, now)
    ? securityText.addedUsedToday(added)
    : securityText.addedAndUsed(added, dayWords(used, now));
}

function AddPasskey({ security, withProof }: PasskeysPartProps) {
  const add = useAddPasskey(security, withProof);
  return (
    <Button
      variant="quiet"
      className="mt-3"
      icon={<Plus />}
      busy={add.isPending}
      busyLabel={securityText.addingPasskey}
      onClick={() => add.mutate()}
    >
      {securityText.addPasskey}
    </Button>
  );
}
