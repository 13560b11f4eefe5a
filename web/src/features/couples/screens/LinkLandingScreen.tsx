import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PartnerFrame } from '../components/PartnerFrame.tsx';
import { couplesText } from '../couples.text.ts';
import { rememberPendingLink } from '../pendingLink.store.ts';

/**
 * /link/{token} and /liora/link/{token} (NAV-19): the code leaves the address at once, so that it is not shared or kept with
 * it, and waits in this tab for who opened it. Opening spends nothing (RUL-108).
 */
export function LinkLandingScreen() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    rememberPendingLink(token);
    void navigate({ to: '/link-connect', replace: true });
  }, [token, navigate]);
  return (
    <PartnerFrame title={couplesText.loading}>
      <p role="status">{couplesText.loading}</p>
    </PartnerFrame>
  );
}
