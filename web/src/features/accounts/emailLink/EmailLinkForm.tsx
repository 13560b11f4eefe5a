import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorCode, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { type EmailLinkEntries, emailLinkForm } from '../accounts.forms.ts';
import { accountsText } from '../accounts.text.ts';
import { placeToReturnTo } from '../company/useCompany.ts';
import { AdultBox } from '../components/AdultBox.tsx';
import { EmailLinkSent } from './EmailLinkSent.tsx';
import { storeReturnPath } from './returnPath.store.ts';

export interface EmailLinkFormProps {
  /** Whether the link may make an account; then the box is asked (RUL-30). */
  mayBeNew: boolean;
  /** Code of the invitation that it is asked for. */
  invitation?: string | undefined;
  /** Which address, where it is known. */
  email?: string;
  onSent?: () => void;
}

/** Has a link mailed that signs in; what is said is the same whether or not there is an account (RUL-119). */
export function EmailLinkForm({ mayBeNew, invitation, email = '', onSent }: EmailLinkFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<EmailLinkEntries>({
    resolver: zodResolver(emailLinkForm(mayBeNew)),
    defaultValues: { email, adult: false },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const request = useMutation(
    orpc.accounts.requestSignInLink.mutationOptions({
      onSuccess: (_nothing, asked) => {
        storeReturnPath(placeToReturnTo());
        setSentTo(asked.email);
        onSent?.();
      },
      onError: (error) => {
        const place = errorCode(error) === 'ADULTS_ONLY' ? 'adult' : 'root';
        form.setError(place, { message: errorText(error) }, { shouldFocus: true });
      },
    }),
  );
  const send = form.handleSubmit((entries) => {
    if (request.isPending) return;
    request.mutate({
      email: entries.email,
      ...(mayBeNew && { adult: entries.adult }),
      ...(invitation !== undefined && { invitation }),
    });
  });
  if (sentTo !== null)
    return <EmailLinkSent email={sentTo} mayBeNew={mayBeNew} onAnother={() => setSentTo(null)} />;
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <p className="text-ink-2">{mayBeNew ? accountsText.emailLinkLeadNew : accountsText.emailLinkLead}</p>
      <Field
        {...form.register('email')}
        type="email"
        label={accountsText.email}
        placeholder={accountsText.emailExample}
        autoComplete="email"
        error={errors.email?.message}
      />
      {mayBeNew && <AdultBox {...form.register('adult')} error={errors.adult?.message} />}
      <InlineError className="empty:-mt-4">{errors.root?.message}</InlineError>
      <Button type="submit" size="lg" wide busy={request.isPending} busyLabel={accountsText.sendingEmailLink}>
        {accountsText.emailLink}
      </Button>
    </form>
  );
}
