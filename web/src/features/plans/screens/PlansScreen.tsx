import type { PlanCard as Plan } from '@liora/domain/contract/planCards';
import { LOCATION_REFETCH_DEBOUNCE_MS, PLANS_SKELETON_CARDS } from '@liora/domain/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadingArea } from '../../../ui/LoadingArea.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { DeletePlanDialog } from '../components/DeletePlanDialog.tsx';
import { ExclusivesShelf } from '../components/ExclusivesShelf.tsx';
import { PlanCardSkeletons } from '../components/PlanCardSkeletons.tsx';
import { PlanGrid } from '../components/PlanGrid.tsx';
import { PlansSubtitle } from '../components/PlansSubtitle.tsx';
import { TagFilter } from '../components/TagFilter.tsx';
import { plansListOptions } from '../plans.queries.ts';
import { plansText } from '../plans.text.ts';
import { useSettled } from '../useSettled.ts';

/** The curated list: everybody reads it, signed-in people add to it (PLAN-01 to PLAN-22). */
export function PlansScreen() {
  const me = useMe();
  const goBack = useGoBack();
  const navigate = useNavigate();
  const { tags = [] } = useSearch({ from: '/curated-plans' });
  const origin = useOrigin();
  // PLAN-34: a position that is still moving does not ask for a list at every step.
  const near = useSettled(origin?.located ? origin.origin : undefined, LOCATION_REFETCH_DEBOUNCE_MS);
  const list = useInfiniteQuery({ ...plansListOptions(near, tags), enabled: origin !== null });
  const [toDelete, setToDelete] = useState<Plan | null>(null);
  const first = list.data?.pages[0];
  const create = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, create: true }), resetScroll: false });
  const setTags = (next: string[]) =>
    void navigate({
      to: '/curated-plans',
      search: (before) => ({ ...before, tags: next.length > 0 ? next : undefined }),
      replace: true,
    });

  return (
    <div className="page">
      <TopBar
        onBack={goBack}
        actions={
          me && (
            <Button className="max-md:hidden" icon={<Plus />} onClick={create}>
              {plansText.createDate}
            </Button>
          )
        }
      />
      <header className="mb-6">
        <h1 className="t1">{plansText.pageTitle}</h1>
        <PlansSubtitle total={first?.total ?? null} near={near !== undefined} member={me?.member ?? false} />
      </header>
      <TagFilter chosen={tags} found={first?.tags ?? []} onChange={setTags} />
      {list.isError ? (
        <EmptyState
          art={<Vignette kind="error" />}
          title={plansText.loadFailed}
          action={<Button onClick={() => list.refetch()}>{plansText.retry}</Button>}
        />
      ) : (
        <LoadingArea loading={list.isPending} skeleton={<PlanCardSkeletons count={PLANS_SKELETON_CARDS} />}>
          <PlanGrid plans={list.data?.pages.flatMap((page) => page.plans) ?? []} onDelete={setToDelete} />
          {list.hasNextPage && (
            <div className="py-8 text-center">
              <Button variant="line" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
                {plansText.more}
              </Button>
            </div>
          )}
          {first?.total === 0 && (
            <NoPlans
              filtered={tags.length > 0}
              signedIn={Boolean(me)}
              onCreate={create}
              onClear={() => setTags([])}
            />
          )}
          <ExclusivesShelf plans={first?.locked ?? []} />
        </LoadingArea>
      )}
      {me && (
        <Button className="plans-create" icon={<Plus />} onClick={create}>
          {plansText.createDate}
        </Button>
      )}
      <DeletePlanDialog plan={toDelete} onClose={() => setToDelete(null)} />
    </div>
  );
}

interface NoPlansProps {
  filtered: boolean;
  signedIn: boolean;
  onCreate: () => void;
  onClear: () => void;
}

/** Nothing at all, or nothing with these tags: the second offers to clear them (PLAN-10, PLAN-11, RUL-58). */
function NoPlans({ filtered, signedIn, onCreate, onClear }: NoPlansProps) {
  if (filtered) {
    return (
      <EmptyState
        art={<Vignette kind="noResults" />}
        title={plansText.noMatchTitle}
        text={plansText.noMatchText}
        action={<Button onClick={onClear}>{plansText.clearTags}</Button>}
      />
    );
  }
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={plansText.emptyTitle}
      text={plansText.emptyText}
      action={
        signedIn && (
          <Button variant="primary" onClick={onCreate}>
            {plansText.createFirst}
          </Button>
        )
      }
    />
  );
}
