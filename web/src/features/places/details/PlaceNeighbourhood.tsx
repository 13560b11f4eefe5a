import type { PlaceCard as Place } from '@liora/domain/contract/places';
import type { PlanCard as Plan } from '@liora/domain/contract/planCards';
import { PLACE_PLANS_COUNTED_MAX } from '@liora/domain/limits';
import { walkingMinutes } from '@liora/domain/rules/distance';
import { PlanCard } from '../../plans/components/PlanCard.tsx';
import { PlaceCard } from '../components/PlaceCard.tsx';
import { placeText } from './place.text.ts';

/** The plans that include the place. */
export function PlansHere({ plans, total }: { plans: readonly Plan[]; total: number }) {
  if (plans.length === 0) return null;
  return (
    <section>
      <div className="mb-2">
        <h2 className="t2">{placeText.plans}</h2>
        {total > plans.length && <p className="text-small text-ink-2">{ofAll(plans.length, total)}</p>}
      </div>
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

const ofAll = (shown: number, total: number) =>
  placeText.plansOf(shown, Math.min(total, PLACE_PLANS_COUNTED_MAX), total > PLACE_PLANS_COUNTED_MAX);

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
