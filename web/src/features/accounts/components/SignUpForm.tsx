import { zodResolver } from '@hookform/resolvers/zod';
import type { ErrorCode } from '@liora/domain/errors';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { errorCode, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { toast } from '../../../ui/toast.ts';
import { type SignUpEntries, signUpForm } from '../accounts.forms.ts';
import { useRefreshSession } from '../accounts.hooks.ts';
import { accountsText } from '../accounts.text.ts';
import { maySignUp } from '../usernameCheck.actions.ts';
import { useUsernameCheck } from '../useUsernameCheck.ts';
import { AdultBox } from './AdultBox.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { UsernameField } from './UsernameField.tsx';

export interface SignUpFormProps {
  /** The account exists; `signedIn` is false while its e-mail waits to be confirmed. */
  onSignedUp: (account: { signedIn: boolean; username: string }) => void;
}

const EMPTY: SignUpEntries = { username: '', email: '', password: '', repeat: '', adult: false };

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const form = useForm<SignUpEntries>({
    resolver: zodResolver(signUpForm),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const username = useWatch({ control: form.control, name: 'username' });
  const verdict = useUsernameCheck(username);
  const signUp = useSignUp(onSignedUp, (place, message) =>
    form.setError(place, { message }, { shouldFocus: true }),
  );
  const send = form.handleSubmit(({ repeat: _repeat, ...entries }) => {
    if (maySignUp(verdict) && !signUp.isPending) signUp.mutate(entries);
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <UsernameField
        {...form.register('username')}
        typed={username}
        verdict={verdict}
        error={verdict.state === 'waiting' ? undefined : errors.username?.message}
      />
      <Field
        {...form.register('email')}
        type="email"
        label={accountsText.email}
        placeholder={accountsText.emailExample}
        autoComplete="email"
        error={errors.email?.message}
      />
      <NewPasswordFields
        labels={{ password: accountsText.password, repeat: accountsText.repeatPassword }}
        password={form.register('password', { deps: 'repeat' })}
        repeat={form.register('repeat')}
        errors={{ password: errors.password?.message, repeat: errors.repeat?.message }}
      />
      <AdultBox {...form.register('adult')} error={errors.adult?.message} />
      <InlineError className="empty:-mt-4">{errors.root?.message}</InlineError>
      <Button
        type="submit"
        size="lg"
        wide
        disabled={!maySignUp(verdict)}
        busy={signUp.isPending}
        busyLabel={accountsText.signingUp}
      >
        {accountsText.signUp}
      </Button>
    </form>
  );
}

type Place = keyof SignUpEntries | 'root';

/** The field that an answer is about; the others are about the form. */
const PLACES: Partial<Record<ErrorCode, Place>> = {
  USERNAME_INVALID: 'username',
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_WEAK: 'password',
  ADULTS_ONLY: 'adult',
};

function useSignUp(
  onSignedUp: SignUpFormProps['onSignedUp'],
  onRefused: (place: Place, message: string) => void,
) {
  const refreshSession = useRefreshSession();
  return useMutation(
    orpc.accounts.signUp.mutationOptions({
      onSuccess: async ({ signedIn }, { username }) => {
        if (signedIn) await refreshSession();
        toast(accountsText.accountCreated, { kind: 'success' });
        onSignedUp({ signedIn, username });
      },
      onError: (error) => {
        const code = errorCode(error);
        onRefused((code && PLACES[code]) || 'root', errorText(error));
      },
    }),
  );
}
