import type { PlaceCard as Place } from '@liora/domain/contract/places';
import type { PlanCard as Plan } from '@liora/domain/contract/planCards';
import { PLACE_PLANS_COUNTED_MAX } from '@liora/domain/limits';
import { walkingMinutes } from '@liora/domain/rules/distance';
import { Link } from '@tanstack/react-router';
import { PlanCard } from '../../plans/components/PlanCard.tsx';
import { PlaceCard } from '../components/PlaceCard.tsx';
import { placeText } from './place.text.ts';

interface PlansHereProps {
  placeId: string;
  plans: readonly Plan[];
  total: number;
}

/** The first plans that include the place, and the way to all of them. */
export function PlansHere({ placeId, plans, total }: PlansHereProps) {
  if (plans.length === 0) return null;
  const isMore = total > PLACE_PLANS_COUNTED_MAX;
  const counted = Math.min(total, PLACE_PLANS_COUNTED_MAX);
  return (
    <section>
      <header className="mb-2 flex flex-wrap items-center gap-x-4">
        <div className="flex-1">
          <h2 className="t2">{placeText.plans}</h2>
          {total > plans.length && (
            <p className="text-small text-ink-2">{placeText.plansOf(plans.length, counted, isMore)}</p>
          )}
        </div>
        {total > plans.length && (
          <Link to="/place/$id/plans" params={{ id: placeId }} className="more-link">
            {placeText.plansAll(counted, isMore)}
          </Link>
        )}
      </header>
      <ul className="scroller place-scroller">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Their distances are from this place, not from the reader. */
const wayTo = ({ distanceMiles }: Place) =>
  distanceMiles === null ? {} : { way: placeText.minutesWalk(walkingMinutes(distanceMiles)) };

/** Other places within a walk of ten minutes. */
export function Neighbours({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <section>
      <h2 className="t2 mb-2">{placeText.neighbours}</h2>
      <ul className="scroller place-scroller">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceCard place={place} {...wayTo(place)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
