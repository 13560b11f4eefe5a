import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ForgotEntries, forgotForm } from '../accounts.forms.ts';
import { accountsText } from '../accounts.text.ts';
import { LocalMailboxNote } from './LocalMailboxNote.tsx';

/** Asks for a reset link; the answer is the same whether or not there is an account (RUL-24). */
export function ForgotForm() {
  const form = useForm<ForgotEntries>({
    resolver: zodResolver(forgotForm),
    defaultValues: { identifier: '' },
  });
  const request = useMutation(
    orpc.accounts.requestPasswordReset.mutationOptions({
      onSuccess: () =>
        toast(accountsText.resetSent, { kind: 'success', description: accountsText.resetSentLead }),
      onError: (error) => toast(accountsText.resetError, { kind: 'error', description: errorText(error) }),
    }),
  );
  const send = form.handleSubmit((entries) => {
    if (!request.isPending) request.mutate(entries);
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <p className="text-ink-2">{accountsText.forgotLead}</p>
      <Field
        {...form.register('identifier')}
        label={accountsText.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.identifier?.message}
      />
      <Button type="submit" size="lg" wide busy={request.isPending} busyLabel={accountsText.sendingReset}>
        {accountsText.sendReset}
      </Button>
      {request.isSuccess && <LocalMailboxNote />}
    </form>
  );
}
