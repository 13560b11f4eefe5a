import type { LiveChange } from '@liora/domain/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import { orpc } from '../../lib/api.ts';
import type { Spreading } from '../../lib/live/spreading.ts';
import { lookForNewPlans } from './newPlans.queries.ts';
import { askWithoutPlan, dropPlan, refreshPlan } from './planCache.actions.ts';
import { hearCounts } from './reactions.actions.ts';

/** What events about plans do to the answers that show them. */
export function planTopics(queries: QueryClient, soon: Spreading): Pick<TopicEffects, 'plans' | 'reactions'> {
  const changes: Record<LiveChange, (id: string, withinMs: number) => void> = {
    new: (id, within) => {
      soon('new plans', within, () => {
        lookForNewPlans(queries);
        void queries.invalidateQueries({ queryKey: orpc.plans.shared.key() });
        // Most liked first: it stands at the end of one of these, if at all, and whoever reads one is not moved for that.
        void queries.invalidateQueries({ queryKey: orpc.places.plans.key(), refetchType: 'none' });
      });
      // One message stands for all that happened to it since: a page that was opened in between has an older one.
      const queryKey = orpc.plans.get.queryKey({ input: { id } });
      soon(`details ${id}`, within, () => void queries.invalidateQueries({ queryKey }));
    },
    changed: (id, within) => soon(`changed ${id}`, within, () => refreshPlan(queries, id)),
    gone: (id, within) => {
      dropPlan(queries, id);
      soon(`gone ${id}`, within, () => askWithoutPlan(queries, id));
    },
  };
  return {
    plans: ({ change, subject }, within) => changes[change](subject, within),
    reactions: (event) => hearCounts(queries, event.subject, event),
  };
}
