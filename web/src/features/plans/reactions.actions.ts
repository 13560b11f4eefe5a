import type { QueryClient } from '@tanstack/react-query';
import { holdBackAnswers } from '../../lib/answers/changeAnswers.ts';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { retrying } from '../../lib/retry.ts';
import { waits } from '../../lib/writeThrough.ts';
import { toast } from '../../ui/toast.ts';
import { changePlan, type PlanReaction, refreshPlan } from './planCache.actions.ts';
import { planCardsText } from './planCards.text.ts';
import { plansText } from './plans.text.ts';

export type ReactionKind = 'like' | 'save';
type Counts = Pick<PlanReaction, 'like_count' | 'save_count'>;

/** A press that is on its way; Query's mutations hold it, so that it goes with the person who pressed. */
interface Press {
  kind: ReactionKind;
  on: boolean;
  /** The counts that came from elsewhere meanwhile. */
  heard: Counts | null;
}

const FIELDS = {
  like: { on: 'user_has_liked', count: 'like_count' },
  save: { on: 'user_has_saved', count: 'save_count' },
} as const;
const done = {
  like: (on: boolean) => (on ? plansText.liked : plansText.unliked),
  save: (on: boolean) => (on ? plansText.saved : plansText.unsaved),
};
const failed = {
  like: () => planCardsText.likeFailed,
  save: (on: boolean) => (on ? planCardsText.saveFailed : plansText.unsaveFailed),
};

const pressKey = (id: string, kind?: ReactionKind) => ['reaction', id, ...(kind ? [kind] : [])];

/**
 * Toggles a like or a save: shown at once, taken back with a toast when the server refuses (PLAN-23, PLAN-24). One call at
 * a time per plan and kind: a second press waits for nothing and changes nothing.
 */
export async function pressReaction(
  queries: QueryClient,
  kind: ReactionKind,
  plan: PlanReaction & { id: string },
): Promise<void> {
  const { id } = plan;
  const mutationKey = pressKey(id, kind);
  if (queries.isMutating({ mutationKey }) > 0) return;
  /** Not after the person has left: then the answer is nobody's. */
  const whileTheirs = (work: () => void) => {
    if (queries.getMutationCache().find({ mutationKey, status: 'pending' })) work();
  };
  /** What was given up because it was asked for before the server had this press. */
  const askAgain: (() => void)[] = [];
  const press: Press = { kind, on: !plan[FIELDS[kind].on], heard: null };
  const mutation = queries.getMutationCache().build<PlanReaction, Error, Press, void>(queries, {
    mutationKey,
    mutationFn: () => retrying(() => reactionCall(kind, press.on)({ id })),
    onMutate: ({ on }) => {
      askAgain.push(holdBackAnswers(queries));
      changePlan(queries, id, (before) => reacted(before, kind, on));
    },
    onSuccess: (counts, { on }) =>
      whileTheirs(() => {
        askAgain.push(holdBackAnswers(queries));
        changePlan(queries, id, () => counts);
        toast(done[kind](on), { kind: 'success' });
      }),
    onError: (error, { on }) =>
      whileTheirs(() => {
        if (waits(error)) return;
        changePlan(queries, id, (before) => reacted(before, kind, !on));
        reportFailure(error, kind, on);
        if (errorCode(error) === 'UNAUTHENTICATED')
          void queries.invalidateQueries(orpc.platform.start.queryOptions());
      }),
    onSettled: (counts, _error, pressed) =>
      whileTheirs(() => {
        for (const ask of askAgain) ask();
        reconcile(queries, id, pressed, counts ?? null);
      }),
  });
  await mutation.execute(press).catch(() => undefined);
}

const reactionCall = (kind: ReactionKind, on: boolean) =>
  on ? client.plans[kind] : client.plans[kind === 'like' ? 'unlike' : 'unsave'];

/** Presses of this plan that are on their way. */
function pressesOf(queries: QueryClient, id: string): Press[] {
  const found = queries.getMutationCache().findAll({ mutationKey: pressKey(id), status: 'pending' });
  return found.map(({ state }) => state.variables as Press);
}

/**
 * Counts that were heard during a press wait for the last one of the plan. When they are not what it was answered with,
 * nobody can say which are newer, and the plan is asked for again.
 */
function reconcile(queries: QueryClient, id: string, press: Press, answered: Counts | null): void {
  const others = pressesOf(queries, id).filter((other) => other !== press);
  const { heard } = press;
  for (const other of others) other.heard ??= heard;
  if (others.length > 0 || !heard) return;
  const same =
    answered && heard.like_count === answered.like_count && heard.save_count === answered.save_count;
  if (!same) void refreshPlan(queries, id);
}

/** Counts of a plan that somebody liked or saved, in every list and detail that shows it; never over a press under way. */
export function hearCounts(queries: QueryClient, id: string, { like_count, save_count }: Counts): void {
  const presses = pressesOf(queries, id);
  for (const press of presses) press.heard = { like_count, save_count };
  if (presses.length === 0) changePlan(queries, id, () => ({ like_count, save_count }));
}

/** What a press shows of a plan before it is answered. */
export function reacted(plan: PlanReaction, kind: ReactionKind, on: boolean): Partial<PlanReaction> {
  const { on: mark, count } = FIELDS[kind];
  if (plan[mark] === on) return {};
  return { [mark]: on, [count]: Math.max(0, plan[count] + (on ? 1 : -1)) };
}

function reportFailure(error: unknown, kind: ReactionKind, on: boolean): void {
  if (errorCode(error) === 'UNAUTHENTICATED') {
    toast(plansText.authTitle, {
      kind: 'error',
      description: kind === 'like' ? plansText.authLike : undefined,
    });
  } else {
    toast(failed[kind](on), { kind: 'error' });
  }
}
