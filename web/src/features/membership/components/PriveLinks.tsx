import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { membershipText as text } from '../membership.text.ts';
import type { OfferProps } from '../offerProps.types.ts';
import { manageSubscription } from '../usePurchases.ts';

/** Restore and manage are always there; cancelling for who pays. */
export function PriveLinks({ membership, signedOut, busy, online, restore }: OfferProps) {
  const pays = membership?.member === true && !membership.admin_managed && !membership.lent;
  return (
    <>
      <div className="prive-links">
        <Button variant="text" disabled={!online} busy={busy === 'restore'} onClick={restore}>
          {text.restore}
        </Button>
        <Button variant="text" onClick={manageSubscription}>
          {text.manage}
        </Button>
        {pays && (
          <Button variant="text" onClick={manageSubscription}>
            {text.cancel}
          </Button>
        )}
        <Link to="/terms" className={buttonClass({ variant: 'text' })}>
          {text.terms}
        </Link>
      </div>
      <div className="prive-print">
        {signedOut && (
          <p>
            <RichText
              text={text.alreadyMember}
              tags={{
                link: (words) => (
                  <Link to="/auth" search={{ next: '/prive' }} replace className="text-link">
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        {!membership?.admin_managed && (
          <p>{membership?.purchase_mode === 'stub' ? text.demo : text.billedBy}</p>
        )}
      </div>
    </>
  );
}
