import type { ForTwo } from '@liora/domain/contract/explore';
import { kindName } from '@liora/domain/rules/shownNames';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import { usePartner } from '../../couples/usePartner.ts';
import { PlaceCard } from '../../places/components/PlaceCard.tsx';
import { PlanCard } from '../../plans/components/PlanCard.tsx';
import { Section } from '../components/Section.tsx';
import { twoText } from './two.text.ts';

/** Places and plans that both may like, each with its reason; nothing without a partner. */
export function ForYouTwo({ at }: { at: Date }) {
  const shares = usePartner()?.paused === false;
  const { data } = useQuery({
    ...orpc.explore.forTwo.queryOptions({ input: { at: at.toISOString() } }),
    enabled: shares,
  });
  if (!shares || !data || data.places.length + data.plans.length === 0) return null;
  return (
    <Section title={twoText.forTwo}>
      <ul className="card-row">
        {data.places.map(({ place, because }) => (
          <li key={place.id}>
            <PlaceCard place={place} light />
            <p className="mt-1 text-small text-ink-2">{why(because)}</p>
          </li>
        ))}
        {data.plans.map(({ plan, because }) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
            <p className="mt-1 text-small text-ink-2">{twoText.bothSavedStop(because)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Because = ForTwo['places'][number]['because'];

const why = (because: Because): string =>
  because.kind === 'both_saved' ? twoText.bothSaved : twoText.bothLike(kindName(because.what));
