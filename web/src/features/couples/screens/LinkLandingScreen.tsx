import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNativeApp } from '../../../lib/native/nativeSignals.ts';
import { AppLanding } from '../../deepLinks/landing/AppLanding.tsx';
import { appAddress, mayHaveApp } from '../../deepLinks/landing/appAddress.rules.ts';
import { landingText } from '../../deepLinks/landing/landing.text.ts';
import { rememberPendingLink } from '../../deepLinks/pendingLink.store.ts';
import { PartnerFrame } from '../components/PartnerFrame.tsx';
import { couplesText } from '../couples.text.ts';

/**
 * /link/{token}, /liora/link/{token} and /liora-link?code={token} (NAV-19, RUL-33): the code waits in this tab for who opened
 * it, and leaves the address with the landing, so that it is not shared or kept with it. Opening spends nothing (RUL-108).
 */
export function LinkLandingScreen() {
  const { token: inPath }: { token?: string } = useParams({ strict: false });
  const { code }: { code?: string } = useSearch({ strict: false });
  const token = inPath ?? code ?? '';
  const navigate = useNavigate();
  const goOn = () => void navigate({ to: '/link-connect', replace: true });
  const stops = token !== '' && mayHaveApp(navigator) && !isNativeApp();
  useEffect(() => {
    if (token) rememberPendingLink(token);
    if (!stops) void navigate({ to: '/link-connect', replace: true });
  }, [token, stops, navigate]);
  if (stops)
    return <AppLanding address={appAddress('link', token)} stay={landingText.continueOnWeb} onStay={goOn} />;
  return (
    <PartnerFrame title={couplesText.loading}>
      <p role="status">{couplesText.loading}</p>
    </PartnerFrame>
  );
}
