import type { MatchCard } from '@liora/domain/contract/match';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PlaceMeta } from '../../places/components/PlaceMeta.tsx';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';
import { plansText } from '../../plans/plans.text.ts';

const SIZE = { width: 420, height: 560 };

/** The face of a card: its cover, what it is, and how far away. */
export function MatchFace({ card }: { card: MatchCard }) {
  return (
    <Cover
      className="size-full"
      shade
      loading="eager"
      photo={card.kind === 'place' ? card.place.photoUrl : null}
      art={
        card.kind === 'place' ? (
          <PlaceArt id={card.place.id} category={card.place.category ?? 'Restaurant'} {...SIZE} first />
        ) : (
          <PlanCoverArt plan={card.plan} {...SIZE} first />
        )
      }
    >
      <div className="absolute inset-x-0 bottom-0 p-5 text-on-cover">
        <p className="text-2xl font-semibold wrap-anywhere">{nameOf(card)}</p>
        {card.kind === 'place' ? (
          <PlaceMeta place={card.place} />
        ) : (
          <p className="text-small">{plansText.activities(card.plan.stops.length)}</p>
        )}
      </div>
    </Cover>
  );
}

export const nameOf = (card: MatchCard): string =>
  card.kind === 'place' ? card.place.name : card.plan.title;
