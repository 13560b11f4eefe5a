import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorCode, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { toast } from '../../../ui/toast.ts';
import { type SignInEntries, signInForm } from '../accounts.forms.ts';
import { useRefreshSession } from '../accounts.hooks.ts';
import { accountsText } from '../accounts.text.ts';

export interface SignInFormProps {
  /** Already known, e.g. after a sign-up. */
  identifier?: string;
  onForgot: () => void;
  /** The session has started and the app knows it. */
  onSignedIn?: () => void;
}

export function SignInForm({ identifier = '', onForgot, onSignedIn }: SignInFormProps) {
  const refreshSession = useRefreshSession();
  const form = useForm<SignInEntries>({
    resolver: zodResolver(signInForm),
    defaultValues: { identifier, password: '' },
  });
  const { errors } = form.formState;
  const signIn = useMutation(
    orpc.accounts.signIn.mutationOptions({
      onSuccess: async () => {
        await refreshSession();
        toast(accountsText.welcomeBack, { kind: 'success' });
        onSignedIn?.();
      },
      onError: (error) => {
        const place = PLACES[errorCode(error) ?? ''] ?? 'root';
        form.setError(place, { message: errorText(error) }, { shouldFocus: true });
      },
    }),
  );
  const send = form.handleSubmit((entries) => {
    if (!signIn.isPending) signIn.mutate(entries);
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <Field
        {...form.register('identifier')}
        label={accountsText.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.identifier?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={accountsText.password}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <button type="button" className="more-link -mt-3 -mb-1 justify-self-end" onClick={onForgot}>
        {accountsText.forgot}
      </button>
      <InlineError className="empty:-mt-4">{errors.root?.message}</InlineError>
      {errorCode(signIn.error) === 'EMAIL_NOT_VERIFIED' && (
        <ResendLink identifier={form.getValues('identifier')} />
      )}
      <Button type="submit" size="lg" wide busy={signIn.isPending} busyLabel={accountsText.signingIn}>
        {accountsText.signIn}
      </Button>
    </form>
  );
}

/** The field that an answer is about; the others are about the form. */
const PLACES: Record<string, keyof SignInEntries> = {
  USERNAME_NOT_FOUND: 'identifier',
  WRONG_CREDENTIALS: 'password',
};

function ResendLink({ identifier }: { identifier: string }) {
  const resend = useMutation(
    orpc.accounts.resendVerification.mutationOptions({
      onSuccess: () => toast(accountsText.linkSentAgain, { kind: 'success' }),
      onError: (error) => toast(errorText(error), { kind: 'error' }),
    }),
  );
  return (
    <Button variant="line" busy={resend.isPending} onClick={() => resend.mutate({ identifier })}>
      {accountsText.sendLinkAgain}
    </Button>
  );
}
