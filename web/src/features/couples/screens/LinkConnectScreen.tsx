import { useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { AuthForm, type AuthMode } from '../../accounts/components/AuthForm.tsx';
import { readPendingLink } from '../../deepLinks/pendingLink.store.ts';
import { Connecting } from '../components/Connecting.tsx';
import { PartnerFrame } from '../components/PartnerFrame.tsx';
import { couplesText } from '../couples.text.ts';
import { useGoHome } from '../useGoHome.ts';

/** /link-connect: from a partner's link to being linked, one question at a time (LINK-07 to LINK-21). */
export function LinkConnectScreen() {
  // What was opened stays on this screen, also when the tab forgets it meanwhile (LINK-18).
  const [token] = useState(readPendingLink);
  const me = useMe();
  const failure = useStartFailure();
  if (token === null) return <Invalid />;
  if (me) return <Connecting me={me} token={token} />;
  if (me === null) return <SignInToConnect />;
  return (
    <PartnerFrame
      title={couplesText.loading}
      acts={failure && <Button onClick={failure.retry}>{couplesText.tryAgain}</Button>}
    >
      <p role="status">{failure ? errorText(failure.error) : couplesText.loading}</p>
    </PartnerFrame>
  );
}

function Invalid() {
  const goHome = useGoHome();
  return (
    <PartnerFrame
      title={couplesText.invalid}
      acts={
        <Button size="lg" wide onClick={goHome}>
          {couplesText.continue}
        </Button>
      }
    >
      <h1 className="t1">{couplesText.invalid}</h1>
      <p className="text-ink-2">{couplesText.invalidLead}</p>
    </PartnerFrame>
  );
}

/** The link waits for whoever opened it (RUL-44). */
function SignInToConnect() {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  return (
    <PartnerFrame title={couplesText.confirm}>
      <p className="text-ink-2">{couplesText.signInLead}</p>
      <div className="w-full text-start">
        <AuthForm mode={mode} onModeChange={setMode} />
      </div>
    </PartnerFrame>
  );
}
