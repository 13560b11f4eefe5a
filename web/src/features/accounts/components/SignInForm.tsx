import { zodResolver } from '@hookform/resolvers/zod';
import type { SecondStep, SignedIn } from '@liora/domain/contract/accountSecurity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorCode, orpc } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Region } from '../../../ui/Region.tsx';
import { toast } from '../../../ui/toast.ts';
import { type SignInEntries, signInForm } from '../accounts.forms.ts';
import { useMailLeaves, useRefreshSession } from '../accounts.hooks.ts';
import { accountsText } from '../accounts.text.ts';
import { CompanyButton } from '../company/CompanyButton.tsx';
import { announce } from '../session/watchSession.effects.ts';
import { useOfferedPasskeys } from '../useOfferedPasskeys.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

export interface SignInFormProps {
  /** Already known, e.g. after a sign-up. */
  identifier?: string;
  onForgot: () => void;
  /** To a mailed link instead of a password. */
  onEmailLink: () => void;
  /** The session has started and the app knows it. */
  onSignedIn?: () => void;
}

const SecondStepForm = lazyPart(async () => (await import('./SecondStepForm.tsx')).SecondStepForm);

/** Name and password, or a passkey; then the second step, where one is set up. */
export function SignInForm({ identifier, onForgot, onEmailLink, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<SecondStep | null>(null);
  const refreshSession = useRefreshSession();
  const queryClient = useQueryClient();
  const welcome = async ({ reopened }: SignedIn) => {
    await refreshSession();
    if (reopened)
      toast(accountsText.accountBack, { kind: 'success', description: accountsText.accountBackText });
    else toast(accountsText.welcomeBack, { kind: 'success' });
    onSignedIn?.();
  };
  if (!step)
    return (
      <PasswordForm
        identifier={identifier}
        onForgot={onForgot}
        onEmailLink={onEmailLink}
        onSignedIn={(answer) => void welcome(answer)}
        onSecondStep={setStep}
      />
    );
  const startAgain = () => setStep(null);
  return (
    <Region broken={<PartLost onLost={startAgain} />}>
      <SecondStepForm
        step={step}
        onStartAgain={startAgain}
        onSignedIn={(answer) => {
          announce(queryClient, 'second factor verified');
          void welcome(answer);
        }}
      />
    </Region>
  );
}

interface PasswordFormProps extends Omit<SignInFormProps, 'onSignedIn'> {
  onSignedIn: (answer: SignedIn) => void;
  onSecondStep: (step: SecondStep) => void;
}

function PasswordForm({
  identifier = '',
  onForgot,
  onEmailLink,
  onSignedIn,
  onSecondStep,
}: PasswordFormProps) {
  const mailLeaves = useMailLeaves();
  useOfferedPasskeys(onSignedIn);
  const form = useForm<SignInEntries>({
    resolver: zodResolver(signInForm),
    defaultValues: { identifier, password: '' },
  });
  const { errors } = form.formState;
  const signIn = useMutation(
    orpc.accounts.signIn.mutationOptions({
      onSuccess: ({ second_step: step, reopened = false }) => {
        if (step) onSecondStep(step);
        else onSignedIn({ reopened });
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
        autoComplete="username webauthn"
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
      <div className="-mt-3 -mb-1 flex flex-wrap justify-end gap-x-4">
        {mailLeaves && (
          <button type="button" className="more-link mr-auto" onClick={onEmailLink}>
            {accountsText.emailLink}
          </button>
        )}
        <button type="button" className="more-link" onClick={onForgot}>
          {accountsText.forgot}
        </button>
      </div>
      <InlineError className="empty:-mt-4">{errors.root?.message}</InlineError>
      {errorCode(signIn.error) === 'EMAIL_NOT_VERIFIED' && (
        <ResendLink identifier={form.getValues('identifier')} />
      )}
      <Button type="submit" size="lg" wide busy={signIn.isPending} busyLabel={accountsText.signingIn}>
        {accountsText.signIn}
      </Button>
      <PasskeyButton onSignedIn={onSignedIn} />
      <CompanyButton />
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
