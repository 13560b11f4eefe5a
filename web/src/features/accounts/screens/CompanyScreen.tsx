import type { SignedIn } from '@liora/domain/contract/accountSecurity';
import type { CompanyOutcome } from '@liora/domain/contract/companySignIn';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorText } from '../../../text/errors.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRefreshSession } from '../accounts.hooks.ts';
import { accountsText } from '../accounts.text.ts';
import { CompanySignUpForm } from '../company/CompanySignUpForm.tsx';
import { companyText } from '../company/company.text.ts';
import { useCompany } from '../company/useCompany.ts';
import { NotVouchedFor, useCompanyAnswer } from '../company/useCompanyAnswer.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { SecondStepForm } from '../components/SecondStepForm.tsx';
import { SignInForm } from '../components/SignInForm.tsx';
import { SECURITY_KEY } from '../security/security.queries.ts';
import { announce } from '../session/watchSession.effects.ts';

const WHERE_IT_IS_CONNECTED = '/profile/settings/security';

/** /auth/company: where the company sends people back to. */
export function CompanyScreen() {
  const { arrive, welcome } = useArrival();
  const queryClient = useQueryClient();
  const finish = useCompanyAnswer(arrive);
  const { data, error } = finish;
  if (error) return <NotDone error={error} />;
  if (data?.outcome === 'sign up')
    return (
      <Page title={companyText.lastStep} lead={companyText.lastStepLead(data.email)}>
        <CompanySignUpForm
          onSignedUp={(next) => {
            toast(accountsText.welcomeBack, { kind: 'success' });
            void welcome(next);
          }}
        />
      </Page>
    );
  if (data?.outcome === 'known email') return <KnownEmail email={data.email} onSignedIn={welcome} />;
  if (data?.outcome === 'second step')
    return (
      <AuthFrame title={companyText.title}>
        <SecondStepForm
          step={data.second_step}
          headingLevel={1}
          onStartAgain={() => void welcome('/auth')}
          onSignedIn={(answer) => {
            announce(queryClient, 'second factor verified');
            announceWelcome(answer);
            void welcome(data.next);
          }}
        />
      </AuthFrame>
    );
  return (
    <Page title={companyText.title} lead={companyText.waiting}>
      <Skeleton height={52} />
    </Page>
  );
}

function announceWelcome({ reopened }: SignedIn): void {
  if (reopened)
    toast(accountsText.accountBack, { kind: 'success', description: accountsText.accountBackText });
  else toast(accountsText.welcomeBack, { kind: 'success' });
}

/** What is done at once with an answer; the others are screens. */
function useArrival() {
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const refreshSession = useRefreshSession();
  const welcome = async (next: string) => {
    await refreshSession();
    history.replace(next);
  };
  const arrive = (answer: CompanyOutcome) => {
    if (answer.outcome === 'signed in') {
      announceWelcome(answer);
      void welcome(answer.next);
    }
    if (answer.outcome === 'connected' || answer.outcome === 'proved') {
      const [title, description] =
        answer.outcome === 'proved'
          ? [companyText.proved, companyText.provedText]
          : [companyText.connected, companyText.connectedText];
      toast(title, { kind: 'success', description });
      void queryClient.invalidateQueries({ queryKey: SECURITY_KEY() });
      history.replace(answer.next);
    }
  };
  return { arrive, welcome };
}

/** Nothing is taken over: they sign in as always, and are led to where the two can be connected. */
function KnownEmail({ email, onSignedIn }: { email: string; onSignedIn: (next: string) => Promise<void> }) {
  const name = useCompany() ?? companyText.yourCompany;
  const { history } = useRouter();
  return (
    <Page title={companyText.knownEmail} lead={companyText.knownEmailLead(email, name)}>
      <SignInForm
        identifier={email}
        onForgot={() => history.push('/auth?mode=forgot')}
        onEmailLink={() => history.push('/auth?mode=link')}
        onSignedIn={() => void onSignedIn(WHERE_IT_IS_CONNECTED)}
      />
    </Page>
  );
}

function NotDone({ error }: { error: Error }) {
  const cancelled = error instanceof NotVouchedFor;
  return (
    <Page title={companyText.failedTitle} lead={cancelled ? companyText.cancelled : errorText(error)}>
      <Link to="/auth" className={buttonClass({ size: 'lg', wide: true })}>
        {companyText.backToSignIn}
      </Link>
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <AuthFrame title={title}>
      <div className="grid gap-4">
        <h1 className="t1">{title}</h1>
        <p role="status" className="break-words text-ink-2">
          {lead}
        </p>
        {children}
      </div>
    </AuthFrame>
  );
}
