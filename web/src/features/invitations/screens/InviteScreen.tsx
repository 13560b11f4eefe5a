import { useCanGoBack, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isNativeApp } from '../../../lib/native/nativeSignals.ts';
import { AppLanding } from '../../deepLinks/landing/AppLanding.tsx';
import { appAddress, mayHaveApp } from '../../deepLinks/landing/appAddress.rules.ts';
import { landingText } from '../../deepLinks/landing/landing.text.ts';
import { noteOpened, wasOpened } from '../landing/landed.store.ts';
import { InvitationView } from '../respond/InvitationView.tsx';

/**
 * /invite/{code}: the landing in a phone's browser, then the invitation on the same address (NAV-16, NAV-17, RUL-36). Whoever
 * comes from another screen of ours has chosen the browser, and is asked for no app.
 */
export function InviteScreen() {
  const { code } = useParams({ from: '/invite/$code' });
  return <Invite key={code} code={code} />;
}

function Invite({ code }: { code: string }) {
  const isFirstScreen = !useCanGoBack();
  const [landing, setLanding] = useState(
    () => isFirstScreen && mayHaveApp(navigator) && !isNativeApp() && !wasOpened(code),
  );
  if (!landing) return <InvitationView code={code} />;
  return (
    <AppLanding
      address={appAddress('invite', code)}
      stay={landingText.continueInWeb}
      onStay={() => {
        noteOpened(code);
        setLanding(false);
      }}
    />
  );
}
