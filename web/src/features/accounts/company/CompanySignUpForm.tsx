import { zodResolver } from '@hookform/resolvers/zod';
import type { ErrorCode } from '@liora/domain/errors';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { errorCode, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { type CompanySignUpEntries, companySignUpForm } from '../accounts.forms.ts';
import { accountsText } from '../accounts.text.ts';
import { AdultBox } from '../components/AdultBox.tsx';
import { UsernameField } from '../components/UsernameField.tsx';
import { maySignUp } from '../usernameCheck.actions.ts';
import { useUsernameCheck } from '../useUsernameCheck.ts';

const form = companySignUpForm;
type Entries = CompanySignUpEntries;

/** The field that an answer is about; the others are about the form. */
const PLACES: Partial<Record<ErrorCode, keyof Entries>> = {
  USERNAME_INVALID: 'username',
  USERNAME_TAKEN: 'username',
  ADULTS_ONLY: 'adult',
};

/** Name and box of somebody whom the company has vouched for: all that an account still needs. */
export function CompanySignUpForm({ onSignedUp }: { onSignedUp: (next: string) => void }) {
  const { control, register, setError, handleSubmit, formState } = useForm<Entries>({
    resolver: zodResolver(form),
    defaultValues: { username: '', adult: false },
    mode: 'onTouched',
  });
  const typed = useWatch({ control, name: 'username' });
  const verdict = useUsernameCheck(typed);
  const signUp = useMutation(
    orpc.accounts.signUpWithCompany.mutationOptions({
      onSuccess: ({ next }) => onSignedUp(next),
      onError: (error) => {
        const place = PLACES[errorCode(error) ?? 'BUSY'] ?? 'root';
        setError(place, { message: errorText(error) }, { shouldFocus: true });
      },
    }),
  );
  const send = handleSubmit((entries) => {
    if (maySignUp(verdict) && !signUp.isPending) signUp.mutate(entries);
  });
  const { errors } = formState;
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <UsernameField
        {...register('username')}
        typed={typed}
        verdict={verdict}
        error={verdict.state === 'waiting' ? undefined : errors.username?.message}
      />
      <AdultBox {...register('adult')} error={errors.adult?.message} />
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
