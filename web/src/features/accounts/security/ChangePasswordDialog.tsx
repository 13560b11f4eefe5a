import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { type NewPasswordEntries, newPasswordForm } from '../accounts.forms.ts';
import { accountsText } from '../accounts.text.ts';
import { NewPasswordFields } from '../components/NewPasswordFields.tsx';
import { announce } from '../session/watchSession.effects.ts';
import { securityText } from './security.text.ts';
import type { IdentityProof } from './useIdentityProof.ts';
import { useSecurityChange } from './useSecurityChange.ts';

interface ChangePasswordDialogProps {
  withProof: IdentityProof['withProof'];
  onClose: () => void;
}

/** A new password, which ends every other session: that is said before and after. */
export function ChangePasswordDialog({ withProof, onClose }: ChangePasswordDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<NewPasswordEntries>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', repeat: '' },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const change = useSecurityChange({
    work: ({ password }: NewPasswordEntries) => withProof(() => client.accounts.changePassword({ password })),
    onDone: () => {
      announce(queryClient, 'user updated');
      toast(securityText.passwordChanged, {
        kind: 'success',
        description: securityText.passwordChangedLead,
      });
      onClose();
    },
    onFailed: (error) => {
      const code = errorCode(error);
      if (code !== 'PASSWORD_WEAK' && code !== 'PASSWORD_TOO_SHORT') return false;
      form.setError('password', { message: errorText(error) }, { shouldFocus: true });
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
      title={securityText.changePasswordTitle}
      description={securityText.changePasswordLead}
    >
      <form className="grid gap-4" noValidate onSubmit={send}>
        <NewPasswordFields
          labels={{ password: accountsText.newPassword, repeat: accountsText.repeatNewPassword }}
          password={form.register('password', { deps: 'repeat' })}
          repeat={form.register('repeat')}
          errors={{ password: errors.password?.message, repeat: errors.repeat?.message }}
        />
        <Button type="submit" wide busy={change.isPending} busyLabel={securityText.saving}>
          {securityText.changePassword}
        </Button>
      </form>
    </Dialog>
  );
}
