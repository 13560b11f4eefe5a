import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { membershipText as text } from '../membership.text.ts';
import type { OfferProps } from '../offerProps.types.ts';

/** Buys Privé; not offline, where nothing can be bought. */
export function BuyButton({
  busy,
  online,
  buy,
  children,
}: Pick<OfferProps, 'busy' | 'online' | 'buy'> & { children: ReactNode }) {
  return (
    <Button
      variant="coral"
      size="lg"
      wide
      disabled={!online}
      busy={busy === 'buy'}
      busyLabel={text.buying}
      onClick={buy}
    >
      {children}
    </Button>
  );
}
