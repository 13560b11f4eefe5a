import { useOnline } from '../../../lib/useOnline.ts';
import { InlineError } from '../../../ui/InlineError.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
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
  const offer: OfferProps = { membership: data ?? null, signedOut: me === null, busy, online, buy, restore };
  return (
    <div className="prive-offer">
      <QueryArea
        // Nobody's membership is known: there is none.
        query={{ data: me === null ? offer : data && offer, isError, refetch }}
        skeleton={<OfferSkeleton />}
        className="contents"
        failed={{
          title: membershipText.loadFailedText,
          retry: membershipText.retry,
          art: null,
          headingLevel: 3,
        }}
      >
        {(known) => <Standing {...known} />}
      </QueryArea>
      {!online && <InlineError>{membershipText.offline}</InlineError>}
      <PriveLinks {...offer} />
    </div>
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

function OfferSkeleton() {
  return (
    <div className="prive-offer-rows">
      <Skeleton width={210} height={40} />
      <Skeleton height={52} radius="var(--radius-pill)" />
      <Skeleton width={240} height={20} className="my-3 justify-self-center" />
    </div>
  );
}
