import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorCode, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { type NewPasswordEntries, newPasswordForm } from '../accounts.forms.ts';
import { accountsText } from '../accounts.text.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

export interface NewPasswordFormProps {
  /** Of the mailed link. */
  token: string;
  onUpdated: () => void;
  onInvalidLink: () => void;
}

/** AUTH-12 to AUTH-15. */
export function NewPasswordForm({ token, onUpdated, onInvalidLink }: NewPasswordFormProps) {
  const form = useForm<NewPasswordEntries>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', repeat: '' },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const refusePassword = (message: string) => form.setError('password', { message }, { shouldFocus: true });
  const reset = useMutation(
    orpc.accounts.resetPassword.mutationOptions({
      onSuccess: onUpdated,
      onError: (error) => {
        const code = errorCode(error);
        if (code === 'LINK_INVALID') return onInvalidLink();
        if (code === 'PASSWORD_WEAK') return refusePassword(errorText(error));
        toast(accountsText.updateFailed, { kind: 'error', description: errorText(error) });
      },
    }),
  );
  const send = form.handleSubmit(({ password }) => {
    if (!reset.isPending) reset.mutate({ token, password });
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <NewPasswordFields
        labels={{ password: accountsText.newPassword, repeat: accountsText.repeatNewPassword }}
        password={form.register('password', { deps: 'repeat' })}
        repeat={form.register('repeat')}
        errors={{ password: errors.password?.message, repeat: errors.repeat?.message }}
      />
      <Button type="submit" size="lg" wide busy={reset.isPending} busyLabel={accountsText.settingPassword}>
        {accountsText.setPassword}
      </Button>
    </form>
  );
}
