import { useOnline } from '../../../lib/useOnline.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { LoadingArea } from '../../../ui/LoadingArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { useMembership } from '../membership.hooks.ts';
import { membershipText } from '../membership.text.ts';
import type { OfferProps } from '../offerProps.types.ts';
import { useLoadFailureToast } from '../useLoadFailureToast.ts';
import { usePurchases } from '../usePurchases.ts';
import { MemberStanding } from './MemberStanding.tsx';
import { PriveLinks } from './PriveLinks.tsx';
import { PriveSale } from './PriveSale.tsx';

/** Under the benefits: what it costs and how to get it, or how the membership stands. */
export function PriveOffer() {
  const me = useMe();
  const { data, error, isError, refetch } = useMembership();
  const { busy, buy, restore } = usePurchases();
  const online = useOnline();
  useLoadFailureToast(error);
  const unknown = me !== null && !data;
  const offer: OfferProps = { membership: data ?? null, signedOut: me === null, busy, online, buy, restore };
  return (
    <LoadingArea loading={unknown && !isError && online} skeleton={<OfferSkeleton />} className="prive-offer">
      {unknown && isError ? <LoadFailure onRetry={() => void refetch()} /> : <Standing {...offer} />}
      {!online && <InlineError>{membershipText.offline}</InlineError>}
      <PriveLinks {...offer} />
    </LoadingArea>
  );
}

function Standing(offer: OfferProps) {
  const { membership } = offer;
  return membership?.member ? (
    <MemberStanding {...offer} membership={membership} />
  ) : (
    <PriveSale {...offer} />
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="prive-failure">
      <p>{membershipText.loadFailedText}</p>
      <Button variant="line" onClick={onRetry}>
        {membershipText.retry}
      </Button>
    </div>
  );
}

function OfferSkeleton() {
  return (
    <div className="prive-offer-rows">
      <Skeleton width={210} height={40} />
      <Skeleton height={52} radius="var(--radius-pill)" />
      <Skeleton width={240} height={20} className="my-3 justify-self-center" />
    </div>
  );
}
