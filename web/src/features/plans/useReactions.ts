import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import type { PlanReaction } from './planCache.actions.ts';
import { planCardsText } from './planCards.text.ts';
import type { ReactionKind } from './reactions.actions.ts';

type Reacted = PlanReaction & { id: string };

/** What a heart and a bookmark do. */
export function useReactions() {
  const queries = useQueryClient();
  return {
    like: (plan: Reacted) => press(queries, 'like', plan),
    save: (plan: Reacted) => press(queries, 'save', plan),
  };
}

/** Its code comes with what runs beside the screens (background.ts): no first visit waits for it. */
async function press(queries: QueryClient, kind: ReactionKind, plan: Reacted): Promise<void> {
  const code = await import('./reactions.actions.ts').catch(() => null);
  if (code) await code.pressReaction(queries, kind, plan);
  else toast(kind === 'like' ? planCardsText.likeFailed : planCardsText.saveFailed, { kind: 'error' });
}
