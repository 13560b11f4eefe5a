import type { Membership } from '@liora/domain/contract/membership';
import { Hourglass } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { membershipText as text } from '../membership.text.ts';
import { daysWords, nextWords, standingWords } from '../membershipWords.rules.ts';
import type { OfferProps } from '../offerProps.types.ts';
import { BuyButton } from './BuyButton.tsx';

/** How a member's membership stands: until when, what then, and whether a trial is about to end (RUL-05). */
export function MemberStanding({ membership, busy, online, buy }: OfferProps & { membership: Membership }) {
  const days = daysWords(membership);
  const { trial_ending_soon, will_renew } = membership;
  return (
    <div className="prive-offer-rows">
      <div className="prive-standing">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <b className="text-label font-semibold">{standingWords(membership)}</b>
          {trial_ending_soon && (
            <Badge kind="warn" icon={<Hourglass />}>
              {text.trialEndingSoon}
            </Badge>
          )}
        </p>
        {days && <p className="prive-days">{days}</p>}
        <p className="text-ink-2">{nextWords(membership)}</p>
      </div>
      {trial_ending_soon && !will_renew && (
        <BuyButton busy={busy} online={online} buy={buy}>
          {text.keep}
        </BuyButton>
      )}
    </div>
  );
}
