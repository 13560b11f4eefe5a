import { zodResolver } from '@hookform/resolvers/zod';
import type { SecondStep, SignedIn } from '@liora/domain/contract/accountSecurity';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorCode, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { accountsText } from '../accounts.text.ts';
import { type CodeEntries, codeForm } from '../security/security.forms.ts';
import { securityText } from '../security/security.text.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

interface SecondStepFormProps {
  step: SecondStep;
  onSignedIn: (answer: SignedIn) => void;
  /** Back to the password: the ticket ran out, or somebody wants to. */
  onStartAgain: () => void;
  /** 1 where it is all that the page shows. */
  headingLevel?: 1 | 2;
}

/** After the right password: a code of the app, a recovery code or a passkey. */
export function SecondStepForm({ step, onSignedIn, onStartAgain, headingLevel = 2 }: SecondStepFormProps) {
  const Heading = `h${headingLevel}` as const;
  const form = useForm<CodeEntries>({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
  const signIn = useMutation(
    orpc.accounts.signInWithCode.mutationOptions({
      onSuccess: onSignedIn,
      onError: (error) => {
        const place = errorCode(error) === 'CODE_WRONG' ? 'code' : 'root';
        form.setError(place, { message: errorText(error) }, { shouldFocus: true });
      },
    }),
  );
  const send = form.handleSubmit(({ code }) => {
    if (!signIn.isPending) signIn.mutate({ ticket: step.ticket, code });
  });
  const { errors } = form.formState;
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <div>
        <Heading className={headingLevel === 1 ? 't1' : 't2'}>{securityText.secondStepTitle}</Heading>
        <p className="text-ink-2">{securityText.secondStepLead}</p>
      </div>
      <Field
        {...form.register('code')}
        label={securityText.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={errors.code?.message}
      />
      <InlineError className="empty:-mt-4">{errors.root?.message}</InlineError>
      <Button type="submit" size="lg" wide busy={signIn.isPending} busyLabel={accountsText.signingIn}>
        {securityText.goOn}
      </Button>
      {step.passkey && <PasskeyButton onSignedIn={onSignedIn} />}
      <Button variant="text" onClick={onStartAgain}>
        {securityText.startAgain}
      </Button>
    </form>
  );
}
