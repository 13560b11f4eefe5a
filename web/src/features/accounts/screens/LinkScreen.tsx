import type { LinkAnswer } from '@liora/domain/contract/signInLink';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { InlineError } from '../../../ui/InlineError.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMe, useRefreshSession } from '../accounts.hooks.ts';
import { signInLinkQuery } from '../accounts.queries.ts';
import { accountsText } from '../accounts.text.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { LegalLinks } from '../components/LegalLinks.tsx';
import { SecondStepForm } from '../components/SecondStepForm.tsx';
import { offerPasskey } from '../emailLink/passkeyOffer.store.ts';
import { takeReturnPath } from '../emailLink/returnPath.store.ts';
import { announce } from '../session/watchSession.effects.ts';
import { useMailedToken } from '../useMailedToken.ts';

/** /auth/link: signs in on a press only, because mail programs open links before people do (RUL-108). */
export function LinkScreen() {
  const { token, forget } = useMailedToken('sign-in');
  const [answer, setAnswer] = useState<LinkAnswer | null>(null);
  const welcome = useWelcome();
  const queryClient = useQueryClient();
  const link = useQuery(signInLinkQuery(answer ? skipToken : (token ?? skipToken)));
  const { history } = useRouter();
  if (answer?.second_step)
    return (
      <AuthFrame title={accountsText.linkTitle}>
        <SecondStepForm
          step={answer.second_step}
          headingLevel={1}
          onStartAgain={() => history.replace('/auth?mode=link')}
          onSignedIn={({ reopened }) => {
            announce(queryClient, 'second factor verified');
            void welcome({ ...answer, reopened });
          }}
        />
      </AuthFrame>
    );
  if (token === null || link.data?.valid === false) return <InvalidLink />;
  return (
    <Page title={accountsText.linkTitle}>
      {link.data && (
        <Press
          token={token}
          email={link.data.email ?? ''}
          adult={link.data.adult}
          onPressed={(told) => {
            forget();
            setAnswer(told);
            if (!told.second_step) void welcome(told);
          }}
          onInvalid={() => void link.refetch()}
        />
      )}
      {link.isPending && (
        <>
          <p className="text-ink-2">{accountsText.checkingLink}</p>
          <Skeleton height={52} radius={26} />
        </>
      )}
      {link.isError && (
        <>
          <InlineError>{errorText(link.error)}</InlineError>
          <Button variant="line" busy={link.isFetching} onClick={() => void link.refetch()}>
            {accountsText.tryAgain}
          </Button>
        </>
      )}
    </Page>
  );
}

/** The session is there: says so, and goes on where it was asked for. */
function useWelcome(): (answer: LinkAnswer) => Promise<void> {
  const { history } = useRouter();
  const refreshSession = useRefreshSession();
  return async ({ created, reopened, next }) => {
    // Before who was signed in here is forgotten, with what they kept.
    const way = takeReturnPath() ?? next ?? '/';
    await refreshSession();
    offerPasskey();
    if (reopened)
      toast(accountsText.accountBack, { kind: 'success', description: accountsText.accountBackText });
    else toast(created ? accountsText.linkWelcome : accountsText.welcomeBack, { kind: 'success' });
    history.replace(way);
  };
}

interface PressProps {
  token: string;
  /** Most of it masked. */
  email: string;
  /** The box of RUL-30 was ticked with it. */
  adult: boolean;
  onPressed: (answer: LinkAnswer) => void;
  onInvalid: () => void;
}

function Press({ token, email, adult, onPressed, onInvalid }: PressProps) {
  const me = useMe();
  const signIn = useMutation({
    mutationFn: () => client.accounts.signInWithLink({ token }),
    onSuccess: onPressed,
    onError: (error) => {
      if (errorCode(error) === 'LINK_INVALID') onInvalid();
    },
  });
  return (
    <>
      <p className="text-ink-2 wrap-anywhere">
        <RichText text={accountsText.linkLead(email)} tags={{ b: bold }} />
      </p>
      {me && (
        <p className="text-ink-2 wrap-anywhere">
          <RichText text={accountsText.linkReplaces(me.username)} tags={{ b: bold }} />
        </p>
      )}
      <InlineError className="empty:-mt-4">{signIn.error && errorText(signIn.error)}</InlineError>
      <Button
        size="lg"
        wide
        busy={signIn.isPending || signIn.isSuccess}
        busyLabel={accountsText.signingIn}
        onClick={() => signIn.mutate()}
      >
        {accountsText.signIn}
      </Button>
      {adult && (
        <p className="text-small text-ink-2">
          <LegalLinks text={accountsText.linkConfirms} />
        </p>
      )}
    </>
  );
}

const bold = (words: string) => <b className="text-ink">{words}</b>;

function InvalidLink() {
  return (
    <Page title={accountsText.linkInvalidTitle}>
      <p className="text-ink-2">{accountsText.linkInvalidLead}</p>
      <Link to="/auth" search={{ mode: 'link' }} className={buttonClass({ size: 'lg', wide: true })}>
        {accountsText.emailLink}
      </Link>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AuthFrame title={title}>
      <div className="grid gap-4">
        <h1 className="t1">{title}</h1>
        {children}
      </div>
    </AuthFrame>
  );
}
