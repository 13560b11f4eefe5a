import './newPlans.css';
import type { PlanCard } from '@liora/domain/contract/planCards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { Chip } from '../../../ui/Chip.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { newestPageOptions, showNewPlans, unseenPlans } from '../newPlans.queries.ts';
import type { plansListOptions } from '../plans.queries.ts';
import { plansText } from '../plans.text.ts';

interface NewPlansButtonProps {
  /** Key of the open list. */
  listKey: ReturnType<typeof plansListOptions>['queryKey'];
  shown: readonly PlanCard[];
}

/** '2 new plans': they were published while the list was open, and come when they are asked for. */
export function NewPlansButton({ listKey, shown }: NewPlansButtonProps) {
  const queries = useQueryClient();
  const newest = useQuery(newestPageOptions(listKey));
  const count = unseenPlans(newest.data, shown).length;
  const show = () => {
    showNewPlans(queries, listKey);
    window.scrollTo({ top: 0 });
    // The button is gone: the keyboard goes on at the top of the list.
    document.querySelector<HTMLElement>('.plan-card-link')?.focus({ preventScroll: true });
  };
  return (
    <div className="new-plans">
      {count > 0 && (
        <Chip floating icon={<ArrowUp />} onClick={show}>
          {plansText.newPlans(count)}
        </Chip>
      )}
      <LiveRegion>{count > 0 ? plansText.newPlans(count) : ''}</LiveRegion>
    </div>
  );
}
