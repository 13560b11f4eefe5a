import { useQueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { retrying } from '../../lib/retry.ts';
import { toast } from '../../ui/toast.ts';
import { changePlan, type PlanReaction } from './planCache.store.ts';
import { plansText } from './plans.text.ts';
import { reactionBegins, reactionEnds } from './reactionsUnderWay.store.ts';

type Kind = 'like' | 'save';
interface Reacted extends PlanReaction {
  id: string;
}

const FIELDS = {
  like: { on: 'user_has_liked', count: 'like_count' },
  save: { on: 'user_has_saved', count: 'save_count' },
} as const;
const DONE = {
  like: [plansText.unliked, plansText.liked],
  save: [plansText.unsaved, plansText.saved],
} as const;
const FAILED = {
  like: [plansText.likeFailed, plansText.likeFailed],
  save: [plansText.unsaveFailed, plansText.saveFailed],
} as const;

/** One call at a time per plan and kind: a second press waits for nothing and changes nothing. */
const running = new Set<string>();

/** Toggles a like or a save: shown at once, taken back with a toast when the server refuses (PLAN-23, PLAN-24). */
export function useReactions() {
  const queries = useQueryClient();

  async function toggle(kind: Kind, plan: Reacted): Promise<void> {
    const key = `${kind}:${plan.id}`;
    if (running.has(key)) return;
    running.add(key);
    reactionBegins(plan.id);
    let answered: PlanReaction | null = null;
    const on = !plan[FIELDS[kind].on];
    changePlan(queries, plan.id, (before) => reacted(before, kind, on));
    try {
      const call = on ? client.plans[kind] : client.plans[kind === 'like' ? 'unlike' : 'unsave'];
      const counts = await retrying(() => call({ id: plan.id }));
      answered = counts;
      changePlan(queries, plan.id, () => counts);
      toast(DONE[kind][Number(on)] ?? '', { kind: 'success' });
    } catch (error) {
      changePlan(queries, plan.id, (before) => reacted(before, kind, !on));
      if (errorCode(error) === 'UNAUTHENTICATED')
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
      tellFailure(error, kind, on);
    } finally {
      running.delete(key);
      reactionEnds(queries, plan.id, answered);
    }
  }
  return { like: (plan: Reacted) => toggle('like', plan), save: (plan: Reacted) => toggle('save', plan) };
}

function reacted(plan: PlanReaction, kind: Kind, on: boolean): Partial<PlanReaction> {
  const { on: mark, count } = FIELDS[kind];
  if (plan[mark] === on) return {};
  return { [mark]: on, [count]: Math.max(0, plan[count] + (on ? 1 : -1)) };
}

function tellFailure(error: unknown, kind: Kind, on: boolean): void {
  if (errorCode(error) === 'UNAUTHENTICATED') {
    toast(plansText.authTitle, {
      kind: 'error',
      description: kind === 'like' ? plansText.authLike : undefined,
    });
  } else {
    toast(FAILED[kind][Number(on)] ?? '', { kind: 'error' });
  }
}
