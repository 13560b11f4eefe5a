import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { type NewEmailEntries, newEmailForm } from './security.forms.ts';
import { securityText } from './security.text.ts';
import type { IdentityProof } from './useIdentityProof.ts';
import { useSecurityChange } from './useSecurityChange.ts';

interface ChangeEmailDialogProps {
  withProof: IdentityProof['withProof'];
  onClose: () => void;
}

/** Asks for the new address; nothing changes before its owner follows the link. */
export function ChangeEmailDialog({ withProof, onClose }: ChangeEmailDialogProps) {
  const form = useForm<NewEmailEntries>({
    resolver: zodResolver(newEmailForm),
    defaultValues: { email: '' },
  });
  const change = useSecurityChange({
    work: ({ email }: NewEmailEntries) => withProof(() => client.accounts.changeEmail({ email })),
    onDone: () => {
      toast(securityText.linkSent, { kind: 'success', description: securityText.linkSentLead });
      onClose();
    },
    onFailed: (error) => {
      if (errorCode(error) !== 'EMAIL_UNCHANGED') return false;
      form.setError('email', { message: errorText(error) }, { shouldFocus: true });
      return true;
    },
  });
  const send = form.handleSubmit((entries) => {
    if (!change.isPending) change.mutate(entries);
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={securityText.changeEmailTitle}
      description={securityText.changeEmailLead}
    >
      <form className="grid gap-4" noValidate onSubmit={send}>
        <Field
          {...form.register('email')}
          type="email"
          label={securityText.newEmail}
          autoComplete="email"
          error={form.formState.errors.email?.message}
        />
        <Button type="submit" wide busy={change.isPending} busyLabel={securityText.sending}>
          {securityText.sendLink}
        </Button>
      </form>
    </Dialog>
  );
}
