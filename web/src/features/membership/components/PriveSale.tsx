import { RichText } from '../../../ui/RichText.tsx';
import { membershipText as text } from '../membership.text.ts';
import { hasLapsed, nextWords } from '../membershipWords.rules.ts';
import type { OfferProps } from '../offerProps.types.ts';
import { BuyButton } from './BuyButton.tsx';

/** What it costs, and the button; for somebody whose Privé has ended also when it did. */
export function PriveSale({ membership, busy, online, buy }: OfferProps) {
  const lapsed = membership !== null && hasLapsed(membership);
  return (
    <div className="prive-offer-rows">
      {lapsed && <p className="text-ink-2">{nextWords(membership)}</p>}
      <p className="prive-price">
        <RichText text={text.price()} tags={{ b: (words) => <b>{words}</b> }} />
      </p>
      <BuyButton busy={busy} online={online} buy={buy}>
        {lapsed ? text.startAgain : text.start}
      </BuyButton>
    </div>
  );
}
