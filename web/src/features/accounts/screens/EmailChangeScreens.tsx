import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { InlineError } from '../../../ui/InlineError.tsx';
import { toast } from '../../../ui/toast.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { securityText } from '../security/security.text.ts';
import { announce } from '../session/watchSession.effects.ts';
import { keepMailedToken, useMailedToken } from '../useMailedToken.ts';

/** /confirm-email: from the letter to the new address. Confirms on a press only (RUL-108). */
export function ConfirmEmailScreen() {
  const { token, forget } = useMailedToken('confirm-email');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: (input: { token: string }) => client.accounts.confirmEmailChange(input),
    onSuccess: () => {
      forget();
      announce(queryClient, 'user updated');
      toast(securityText.emailConfirmed, { kind: 'success' });
      void navigate({ to: '/profile', replace: true });
    },
  });
  return (
    <LinkPage
      title={securityText.confirmEmailTitle}
      lead={securityText.confirmEmailLead}
      press={securityText.confirmEmail}
      token={token}
      work={confirm}
    />
  );
}

/** /take-back-email: from the letter to the old address. Goes on to a new password. */
export function TakeBackEmailScreen() {
  const { token, forget } = useMailedToken('take-back-email');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const takeBack = useMutation({
    mutationFn: (input: { token: string }) => client.accounts.takeBackEmailChange(input),
    onSuccess: ({ reset_token }) => {
      forget();
      keepMailedToken('reset-password', reset_token);
      announce(queryClient, 'password recovery');
      toast(securityText.takenBack, { kind: 'success', description: securityText.takenBackLead });
      void navigate({ to: '/reset-password', replace: true });
    },
  });
  return (
    <LinkPage
      title={securityText.takeBackTitle}
      lead={securityText.takeBackLead}
      press={securityText.takeBack}
      token={token}
      work={takeBack}
    />
  );
}

interface LinkPageProps<Result> {
  title: string;
  lead: string;
  /** On the one button. */
  press: string;
  token: string | null;
  work: UseMutationResult<Result, Error, { token: string }>;
}

function LinkPage<Result>({ title, lead, press, token, work }: LinkPageProps<Result>) {
  const isInvalid = token === null || errorCode(work.error) === 'LINK_INVALID';
  return (
    <AuthFrame title={title}>
      <div className="grid gap-4">
        <h1 className="t1">{isInvalid ? securityText.linkInvalid : title}</h1>
        <p className="text-ink-2">{isInvalid ? securityText.linkInvalidLead : lead}</p>
        {isInvalid ? (
          <Link to="/profile" className={buttonClass({ size: 'lg', wide: true })}>
            {securityText.toProfile}
          </Link>
        ) : (
          <>
            <InlineError className="empty:-mt-4">{work.error && errorText(work.error)}</InlineError>
            <Button size="lg" wide busy={work.isPending} onClick={() => work.mutate({ token })}>
              {press}
            </Button>
          </>
        )}
      </div>
    </AuthFrame>
  );
}
