import { useMutation } from '@tanstack/react-query';
import { Building2, KeyRound, Mail } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { client, errorCode } from '../../../lib/api.ts';
import { isAppElsewhere } from '../../../lib/server.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useMe } from '../accounts.hooks.ts';
import { accountsText, entryText } from '../accounts.text.ts';
import { companyText } from '../company/company.text.ts';
import { placeToReturnTo, useWayToCompany } from '../company/useCompany.ts';
import { LocalMailboxNote } from '../components/LocalMailboxNote.tsx';
import { mayHavePasskeys } from './passkeySupport.rules.ts';
import { securityText } from './security.text.ts';

/** What the person has to prove it with. */
export interface ProofWays {
  password: boolean;
  passkey: boolean;
  codes: boolean;
  /** By its name. */
  company: string | null;
}

interface ProveDialogProps {
  /** Why it is asked for. */
  lead?: string | undefined;
  ways: ProofWays;
  onClose: (proved: boolean) => void;
}

/** Asks once more for the password, a passkey or a recovery code, before something changes how one signs in. */
export function ProveDialog({ lead = securityText.proveLead, ways, onClose }: ProveDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasInput = ways.password || ways.codes;
  return (
    <Dialog
      open
      size="sm"
      {...(hasInput && { initialFocus: input })}
      onOpenChange={(open) => !open && onClose(false)}
      title={securityText.proveTitle}
      description={lead}
    >
      <div className="grid gap-4">
        {hasInput && <ByTyping input={input} ways={ways} onProved={() => onClose(true)} />}
        {ways.passkey && mayHavePasskeys() && <ByPasskey onProved={() => onClose(true)} />}
        {ways.company !== null && !isAppElsewhere() && <ByCompany name={ways.company} />}
        {!ways.password && <ByMailedLink onProved={() => onClose(true)} />}
      </div>
    </Dialog>
  );
}

interface ByTypingProps {
  input: RefObject<HTMLInputElement | null>;
  ways: ProofWays;
  onProved: () => void;
}

function ByTyping({ input, ways, onProved }: ByTypingProps) {
  const [byCode, setByCode] = useState(!ways.password);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const prove = useMutation({
    mutationFn: () => client.accounts.proveIdentity(byCode ? { recovery_code: typed } : { password: typed }),
    onSuccess: onProved,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed === '');
    if (typed !== '' && !prove.isPending) prove.mutate();
  };
  const refused = prove.error && proofText(prove.error);
  const missingText = byCode ? securityText.codeMissing : entryText.passwordMissing;
  const field = {
    ref: input,
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    error: missing ? missingText : (refused ?? undefined),
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      {byCode ? (
        <Field {...field} label={securityText.recoveryCode} autoCapitalize="none" autoComplete="off" />
      ) : (
        <PasswordField {...field} label={securityText.yourPassword} autoComplete="current-password" />
      )}
      <Button type="submit" wide busy={prove.isPending} busyLabel={securityText.confirming}>
        {securityText.confirm}
      </Button>
      {ways.password && ways.codes && (
        <Button
          variant="text"
          onClick={() => {
            setByCode(!byCode);
            setTyped('');
            prove.reset();
          }}
        >
          {byCode ? securityText.proveByPassword : securityText.proveByCode}
        </Button>
      )}
    </form>
  );
}

/** Leaves this page: what was pressed is pressed again afterwards, and asks nobody for some minutes. */
function ByCompany({ name }: { name: string }) {
  const go = useWayToCompany('prove');
  return (
    <div className="grid gap-2">
      <Button
        variant="line"
        wide
        icon={<Building2 />}
        busy={go.isPending}
        onClick={() => go.mutate(placeToReturnTo())}
      >
        {companyText.proveWith(name)}
      </Button>
      <p className="text-center text-ink-2 text-small">{companyText.proveNote}</p>
      <InlineError className="empty:-mt-2">{go.error && errorText(go.error)}</InlineError>
    </div>
  );
}

/** For who has no password: the same link that signed them in, pressed in this browser, proves it is them. */
function ByMailedLink({ onProved }: { onProved: () => void }) {
  const email = useMe()?.email ?? '';
  const ask = useMutation({ mutationFn: () => client.accounts.requestSignInLink({ email }) });
  if (ask.isSuccess)
    return (
      <div role="status" className="grid gap-3">
        <p className="text-ink-2">{securityText.proveByLinkSent}</p>
        <LocalMailboxNote />
        <Button variant="line" wide onClick={onProved}>
          {securityText.proveByLinkDone}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      <Button variant="line" wide icon={<Mail />} busy={ask.isPending} onClick={() => ask.mutate()}>
        {accountsText.emailLink}
      </Button>
      <InlineError className="empty:-mt-2">{ask.error && errorText(ask.error)}</InlineError>
    </div>
  );
}

function proofText(error: Error): string {
  return errorCode(error) === 'WRONG_CREDENTIALS' ? securityText.wrongPassword : errorText(error);
}

function ByPasskey({ onProved }: { onProved: () => void }) {
  const prove = useMutation({
    mutationFn: async () => {
      const { askPasskey } = await import('./passkeys.actions.ts');
      await client.accounts.proveIdentityWithPasskey({ response: await askPasskey() });
    },
    onSuccess: onProved,
  });
  return (
    <>
      <Button variant="line" wide icon={<KeyRound />} busy={prove.isPending} onClick={() => prove.mutate()}>
        {securityText.usePasskey}
      </Button>
      <InlineError className="empty:-mt-4">
        {prove.error && errorText(prove.error, securityText.passkeyMissing)}
      </InlineError>
    </>
  );
}
