import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { toast } from '../../../ui/toast.ts';
import { resetLinkQuery } from '../accounts.queries.ts';
import { accountsText } from '../accounts.text.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { NewPasswordForm } from '../components/NewPasswordForm.tsx';
import { announce } from '../session/watchSession.effects.ts';
import { useMailedToken } from '../useMailedToken.ts';

/** /reset-password: a link that does not work leads back to /auth (ERR-76). */
export function ResetPasswordScreen() {
  const { token, forget } = useMailedToken('reset-password');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const link = useQuery(resetLinkQuery(token ?? skipToken));
  const leave = (words: string, kind: 'success' | 'error') => {
    forget();
    toast(words, { kind });
    void navigate({ to: '/auth', replace: true });
  };
  const invalid = token === null || link.data?.valid === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving happens once, when the link turns out not to work
  useEffect(() => {
    if (invalid) leave(accountsText.invalidResetLink, 'error');
  }, [invalid]);
  return (
    <AuthFrame title={accountsText.newPasswordTitle}>
      <div className="grid gap-4">
        <h1 className="t1">{accountsText.newPasswordTitle}</h1>
        {token && link.data?.valid && (
          <NewPasswordForm
            token={token}
            onUpdated={() => {
              announce(queryClient, 'password recovery');
              leave(accountsText.passwordUpdated, 'success');
            }}
            onInvalidLink={() => leave(accountsText.invalidResetLink, 'error')}
          />
        )}
        {link.isLoading && <p className="text-ink-2">{accountsText.checkingLink}</p>}
        {link.isError && (
          <>
            <InlineError>{errorText(link.error)}</InlineError>
            <Button variant="line" onClick={() => void link.refetch()}>
              {accountsText.tryAgain}
            </Button>
          </>
        )}
      </div>
    </AuthFrame>
  );
}
