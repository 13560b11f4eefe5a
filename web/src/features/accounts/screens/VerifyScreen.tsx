import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { errorCode, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { InlineError } from '../../../ui/InlineError.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountsText } from '../accounts.text.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { useMailedToken } from '../useMailedToken.ts';

/** /verify: confirms on a press only, because mail programs open links before people do (RUL-108). */
export function VerifyScreen() {
  const { token, forget } = useMailedToken('verify');
  const navigate = useNavigate();
  const verify = useMutation(
    orpc.accounts.verifyEmail.mutationOptions({
      onSuccess: () => {
        forget();
        toast(accountsText.verified, { kind: 'success' });
        void navigate({ to: '/auth', replace: true });
      },
    }),
  );
  if (token === null || errorCode(verify.error) === 'LINK_INVALID') return <InvalidLink />;
  return (
    <AuthFrame title={accountsText.verifyTitle}>
      <div className="grid gap-4">
        <h1 className="t1">{accountsText.verifyTitle}</h1>
        <p className="text-ink-2">{accountsText.verifyLead}</p>
        <InlineError className="empty:-mt-4">{verify.error && errorText(verify.error)}</InlineError>
        <Button
          size="lg"
          wide
          busy={verify.isPending}
          busyLabel={accountsText.verifying}
          onClick={() => verify.mutate({ token })}
        >
          {accountsText.verify}
        </Button>
      </div>
    </AuthFrame>
  );
}

function InvalidLink() {
  return (
    <AuthFrame title={accountsText.verifyTitle}>
      <div className="grid gap-4">
        <h1 className="t1">{accountsText.verifyInvalidTitle}</h1>
        <p className="text-ink-2">{accountsText.verifyInvalidLead}</p>
        <Link to="/auth" className={buttonClass({ size: 'lg', wide: true })}>
          {accountsText.signIn}
        </Link>
      </div>
    </AuthFrame>
  );
}
