import { useQueryClient } from '@tanstack/react-query';
import type { PlanReaction } from './planCache.actions.ts';
import { pressReaction } from './reactions.actions.ts';

/** What a heart and a bookmark do. */
export function useReactions() {
  const queries = useQueryClient();
  type Reacted = PlanReaction & { id: string };
  return {
    like: (plan: Reacted) => pressReaction(queries, 'like', plan),
    save: (plan: Reacted) => pressReaction(queries, 'save', plan),
  };
}
