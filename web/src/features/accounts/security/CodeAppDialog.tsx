import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { type CodeEntries, codeForm } from './security.forms.ts';
import { securityText } from './security.text.ts';
import type { IdentityProof } from './useIdentityProof.ts';
import { useSecurityChange } from './useSecurityChange.ts';

export interface NewCodeApp {
  secret: string;
  uri: string;
}

interface CodeAppDialogProps {
  app: NewCodeApp;
  withProof: IdentityProof['withProof'];
  onClose: () => void;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** The key for the app, to scan or to type, and the code that shows that it has arrived. */
export function CodeAppDialog({ app, withProof, onClose, onConfirmed }: CodeAppDialogProps) {
  const form = useForm<CodeEntries>({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
  const confirm = useSecurityChange({
    work: ({ code }: CodeEntries) => withProof(() => client.accounts.confirmCodeApp({ code })),
    onDone: ({ recovery_codes }) => onConfirmed(recovery_codes),
    onFailed: (error) => {
      if (errorCode(error) !== 'CODE_WRONG') return false;
      form.setError('code', { message: errorText(error) }, { shouldFocus: true });
      return true;
    },
  });
  const send = form.handleSubmit((entries) => {
    if (!confirm.isPending) confirm.mutate(entries);
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={securityText.codeAppTitle}
      description={securityText.codeAppScan}
    >
      <QrCode text={app.uri} label={securityText.codeAppPicture} />
      <dl className="text-center">
        <dt className="text-small text-ink-2">{securityText.codeAppKey}</dt>
        <dd className="font-mono text-label text-balance break-words">
          {app.secret.replace(/.{4}(?=.)/g, '$& ')}
        </dd>
      </dl>
      <form className="grid gap-4" noValidate onSubmit={send}>
        <Field
          {...form.register('code')}
          label={securityText.codeAppCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={form.formState.errors.code?.message}
        />
        <Button type="submit" wide busy={confirm.isPending} busyLabel={securityText.turningOn}>
          {securityText.turnOn}
        </Button>
      </form>
    </Dialog>
  );
}
