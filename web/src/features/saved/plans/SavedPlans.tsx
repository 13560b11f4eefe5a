import type { SavedPlan } from '@liora/domain/contract/plans';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { PlanCard } from '../../plans/components/PlanCard.tsx';
import { PlanCardSkeletons } from '../../plans/components/PlanCardSkeletons.tsx';
import { UnpublishedPlanCard } from '../../plans/components/UnpublishedPlanCard.tsx';
import { plansText } from '../../plans/plans.text.ts';
import { savedText } from '../saved.text.ts';
import { forgetTakenOut, savedPlansOptions } from '../savedPlans.queries.ts';
import { LockedSavedCard } from './LockedSavedCard.tsx';

const SKELETONS = 4;

/** The tab of saved plans: as they are, locked, or what is left of one that was withdrawn (RUL-69, RUL-116). */
export function SavedPlans({ enabled }: { enabled: boolean }) {
  const queries = useQueryClient();
  const saved = useInfiniteQuery({ ...savedPlansOptions(), enabled });
  useEffect(() => () => forgetTakenOut(queries), [queries]);
  const start = useStartFailure();
  const plans = saved.data?.pages.flatMap((page) => page.plans) ?? [];
  return (
    <QueryArea
      query={saved}
      blocked={start}
      skeleton={<PlanCardSkeletons count={SKELETONS} />}
      failed={{ title: savedText.loadFailed, retry: savedText.retry, art: <Vignette kind="error" /> }}
    >
      {() => (
        <>
          {plans.length === 0 && !saved.hasNextPage ? (
            <EmptyState
              art={<Vignette kind="empty" />}
              title={savedText.emptyTitle}
              text={savedText.emptyText}
              action={
                <Link to="/curated-plans" className={buttonClass({ variant: 'primary' })}>
                  {savedText.emptyAction}
                </Link>
              }
            />
          ) : (
            <ul className="card-grid" data-four="">
              {plans.map((entry) => (
                <li key={entry.plan.id}>
                  <SavedCard entry={entry} />
                </li>
              ))}
            </ul>
          )}
          <MorePages list={saved} label={plansText.more} />
        </>
      )}
    </QueryArea>
  );
}

function SavedCard({ entry }: { entry: SavedPlan }) {
  if (entry.kind === 'locked') return <LockedSavedCard plan={entry.plan} />;
  if (entry.kind === 'unpublished') return <UnpublishedPlanCard plan={entry.plan} />;
  return <PlanCard plan={entry.plan} toggle="save" headingLevel={2} />;
}
