import type { PlanCard as Plan } from '@liora/domain/contract/planCards';
import { PLANS_SKELETON_CARDS } from '@liora/domain/limits';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { withOverlay } from '../../../lib/overlays.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Button } from '../../../ui/Button.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { RemoveChip } from '../../../ui/RemoveChip.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { CreatorChip } from '../components/CreatorChip.tsx';
import { DeletePlanDialog } from '../components/DeletePlanDialog.tsx';
import { ExclusivesShelf } from '../components/ExclusivesShelf.tsx';
import { NewPlansButton } from '../components/NewPlansButton.tsx';
import { NoPlans } from '../components/NoPlans.tsx';
import { PlanCardSkeletons } from '../components/PlanCardSkeletons.tsx';
import { PlanGrid } from '../components/PlanGrid.tsx';
import { PlansSubtitle } from '../components/PlansSubtitle.tsx';
import { TagFilter } from '../components/TagFilter.tsx';
import { EVERYWHERE, whyEmpty } from '../nearPlans.rules.ts';
import { plansCountOptions, plansListOptions } from '../plans.queries.ts';
import { plansText } from '../plans.text.ts';
import { useNearPlans } from '../useNearPlans.ts';

/** The curated list: everybody reads it, signed-in people add to it (PLAN-01 to PLAN-22). */
export function PlansScreen() {
  const me = useMe();
  const goBack = useGoBack();
  const { tags, by, where, setTags, setEverybody, setWhere, create } = usePlansAddress();
  const around = useNearPlans();
  // Everything was asked for, or a person: their plans, wherever they are.
  const near = by || where ? EVERYWHERE : around;
  const options = plansListOptions(near?.origin, tags, by);
  const list = useInfiniteQuery({ ...options, enabled: near !== null });
  const count = useQuery({ ...plansCountOptions(near?.origin, tags, by), enabled: near !== null });
  const plans = list.data?.pages.flatMap((page) => page.plans) ?? [];
  const start = useStartFailure();
  const [toDelete, setToDelete] = useState<Plan | null>(null);
  const first = list.data?.pages[0];
  const total = first?.total ?? shownCount(list.isPlaceholderData, count);
  // While another list is fetched the former one is shown.
  const creator = first?.creator?.user_id === by ? (first?.creator ?? null) : null;
  return (
    <div className="page">
      <PageTitle>{plansText.pageTitle}</PageTitle>
      <TopBar onBack={goBack} actions={me && <CreateButton className="max-md:hidden" onClick={create} />} />
      <header className="mb-6">
        <h1 className="t1">{plansText.pageTitle}</h1>
        <PlansSubtitle
          total={total}
          near={(near ?? EVERYWHERE).near}
          isFormerList={list.isPlaceholderData}
          member={me?.member ?? false}
        />
      </header>
      <TagFilter
        chosen={tags}
        found={count.data?.tags ?? []}
        leading={count.data?.leading}
        onChange={setTags}
        before={
          <>
            {by && (first || list.isError) && <CreatorChip creator={creator} onRemove={setEverybody} />}
            {where && around?.origin && (
              <RemoveChip name={plansText.everywhereRemove} onRemove={() => setWhere(undefined)}>
                {plansText.everywhere}
              </RemoveChip>
            )}
          </>
        }
      />
      <QueryArea
        query={list}
        blocked={start}
        skeleton={<PlanCardSkeletons count={PLANS_SKELETON_CARDS} />}
        failed={{ title: plansText.loadFailed, retry: plansText.retry, art: <Vignette kind="error" /> }}
      >
        {() => (
          <>
            <NewPlansButton listKey={options.queryKey} shown={plans} />
            <PlanGrid plans={plans} onDelete={setToDelete} />
            <MorePages list={list} label={plansText.more} />
            {first?.total === 0 && (
              <NoPlans
                because={whyEmpty(tags, by, near?.origin)}
                near={(near ?? EVERYWHERE).near}
                creatorName={creator?.username}
                signedIn={Boolean(me)}
                onCreate={create}
                onClearTags={() => setTags([])}
                onClearCreator={setEverybody}
                onEverywhere={() => setWhere('everywhere')}
              />
            )}
            <ExclusivesShelf plans={first?.locked ?? []} />
          </>
        )}
      </QueryArea>
      {me && <CreateButton className="plans-create" onClick={create} />}
      <DeletePlanDialog plan={toDelete} onClose={() => setToDelete(null)} />
    </div>
  );
}

/** In the bar on desktop, over the list on phones. */
function CreateButton({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <Button className={className} icon={<Plus />} onClick={onClick}>
      {plansText.createDate}
    </Button>
  );
}

/** What the list is narrowed to, as the address has it, and what changes it. */
function usePlansAddress() {
  const navigate = useNavigate();
  const { tags = [], by, where } = useSearch({ from: '/curated-plans' });
  const narrow = (next: { tags?: string[] | undefined; by?: undefined; where?: 'everywhere' | undefined }) =>
    void navigate({ to: '/curated-plans', search: (before) => ({ ...before, ...next }), replace: true });
  return {
    tags,
    by,
    where,
    setTags: (next: string[]) => narrow({ tags: next.length > 0 ? next : undefined }),
    setEverybody: () => narrow({ by: undefined }),
    setWhere: (next: 'everywhere' | undefined) => narrow({ where: next }),
    create: () => void navigate({ to: '.', search: withOverlay({ create: true }), resetScroll: false }),
  };
}

/** The count of a former list stands as long as that list does, and no longer. */
function shownCount(
  isFormerList: boolean,
  { data, isPlaceholderData }: { data: { total: number } | undefined; isPlaceholderData: boolean },
): number | null {
  return data && isPlaceholderData === isFormerList ? data.total : null;
}
