import { useOnline } from '../../../lib/useOnline.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { useMembership } from '../membership.hooks.ts';
import { membershipText } from '../membership.text.ts';
import { manageSubscription, usePurchases } from '../usePurchases.ts';
import { MembershipLine } from './MembershipLine.tsx';

/** In the settings: how it stands or what it costs, and what is always there, restoring and managing. */
export function MembershipSettings() {
  const { data } = useMembership();
  const { busy, restore } = usePurchases();
  const online = useOnline();
  return (
    <div className="grid justify-items-start gap-3">
      <div className="w-full">
        <MembershipLine />
      </div>
      {data && !data.member && (
        <p className="text-ink-2">
          <RichText
            text={membershipText.price()}
            tags={{ b: (words) => <b className="text-ink">{words}</b> }}
          />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" disabled={!online} busy={busy === 'restore'} onClick={restore}>
          {membershipText.restore}
        </Button>
        <Button variant="quiet" onClick={manageSubscription}>
          {membershipText.manage}
        </Button>
      </div>
      {!online && <InlineError>{membershipText.offline}</InlineError>}
      <p className="text-caption text-ink-2">
        {data?.purchase_mode === 'stub' ? membershipText.demo : membershipText.billedBy}
      </p>
    </div>
  );
}
