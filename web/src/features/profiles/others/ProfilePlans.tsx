import type { ViewAs } from '@liora/domain/rules/viewAs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PlanCard } from '../../plans/components/PlanCard.tsx';
import { PlanCardSkeletons } from '../../plans/components/PlanCardSkeletons.tsx';
import { plansText } from '../../plans/plans.text.ts';
import { profilePlansOptions } from '../profiles.queries.ts';
import { profilesText } from '../profiles.text.ts';
import { ProfileList } from './ProfileList.tsx';

const SKELETONS = 4;

/** What somebody has published, as far as the reader may see it. */
export function ProfilePlans({ userId, as }: { userId: string; as?: ViewAs | undefined }) {
  const list = useInfiniteQuery(profilePlansOptions(userId, as));
  const plans = list.data?.pages.flatMap((page) => page.plans) ?? [];
  return (
    <ProfileList
      title={profilesText.plans}
      titleClassName="t2 mb-4"
      list={list}
      skeleton={<PlanCardSkeletons count={SKELETONS} />}
      failed={profilesText.plansFailed}
      more={plansText.more}
    >
      {plans.length === 0 && <p className="text-ink-2">{profilesText.noPlansYet}</p>}
      <ul className="card-grid" data-four="">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
    </ProfileList>
  );
}
