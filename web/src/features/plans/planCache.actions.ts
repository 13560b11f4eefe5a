import type { PlanCard } from '@liora/domain/contract/planCards';
import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import type { Change } from '../../lib/answers/answerShapes.ts';
import { changeAnswers, holdBackAnswers, showsPlan } from '../../lib/answers/changeAnswers.ts';
import { type client, orpc } from '../../lib/api.ts';

/** The numbers and marks that a like or a save changes. */
export type PlanReaction = Pick<PlanCard, 'like_count' | 'save_count' | 'user_has_liked' | 'user_has_saved'>;

/** Keys of everything that can show a plan. */
const planAreas = () => [
  orpc.plans.key(),
  orpc.explore.key(),
  orpc.places.get.key(),
  orpc.places.plans.key(),
  orpc.profiles.key(),
];

/** Changes the marks of a plan in every list, detail and first screen that is kept. */
export function changePlan(
  queries: QueryClient,
  id: string,
  change: (plan: PlanReaction) => Partial<PlanReaction>,
): void {
  changeAnswers(queries, {
    plan: (plan) => {
      if (plan.id !== id || !('user_has_saved' in plan)) return plan;
      const changes = change(plan);
      const same = Object.entries(changes).every(([name, value]) => value === Reflect.get(plan, name));
      return same ? plan : { ...plan, ...changes };
    },
  });
}

type Answer = Awaited<ReturnType<typeof client.plans.get>>;

const withoutPlan = (id: string): Change => ({ plan: (plan) => (plan.id === id ? null : plan) });

/** A plan that can no longer be seen leaves lists at once. Copies that somebody saved stay, and say so themselves. */
export function dropPlan(queries: QueryClient, id: string): void {
  const lists = [
    orpc.plans.list.key(),
    orpc.plans.shared.key(),
    orpc.places.get.key(),
    orpc.places.plans.key(),
    orpc.profiles.plans.key(),
  ];
  const isList = (query: Query) => lists.some((queryKey) => matchQuery({ queryKey }, query));
  changeAnswers(queries, withoutPlan(id), isList);
  void queries.invalidateQueries({ queryKey: orpc.plans.count.key() });
}

/**
 * What still shows a plan that is gone, being more than a list or a copy of one's own, is asked for again; the plan's own
 * page then says that it is gone, except to who has just deleted it and is closing it.
 */
export function askWithoutPlan(queries: QueryClient, id: string): void {
  const details = orpc.plans.get.queryKey({ input: { id } });
  const predicate = (query: Query) => !matchQuery({ queryKey: details }, query) && showsPlan(query, id);
  for (const queryKey of planAreas()) void queries.invalidateQueries({ queryKey, predicate });
  for (const [queryKey, page] of queries.getQueriesData<Answer>({ queryKey: details }))
    if (!(page?.kind === 'plan' && page.plan.is_own)) void queries.resetQueries({ queryKey, exact: true });
}

/** Everything that shows the plan is asked for again; what shows it out of sight, when it is next looked at. */
export async function refreshPlan(queries: QueryClient, id: string): Promise<void> {
  const predicate = (query: Query) => showsPlan(query, id);
  await refresh(queries, predicate);
}

/** Lists, details and first screen no longer hold: a plan came, changed or went. */
export const refreshPlans = (queries: QueryClient): Promise<void> => refresh(queries);

/** The same after a plan was deleted: its own details are not asked for again, as long as a closing dialog shows them. */
export async function refreshPlansWithout(queries: QueryClient, id: string): Promise<void> {
  // Matches the plan on every evening.
  const gone = orpc.plans.get.queryKey({ input: { id } });
  changeAnswers(queries, withoutPlan(id));
  await refresh(queries, (query) => !matchQuery({ queryKey: gone }, query));
  queries.removeQueries({ queryKey: gone, type: 'inactive' });
}

async function refresh(queries: QueryClient, predicate?: (query: Query) => boolean): Promise<void> {
  const askAgain = holdBackAnswers(queries);
  const asked = planAreas().map((queryKey) =>
    queries.invalidateQueries({
      queryKey,
      ...(predicate && { predicate: (query) => predicate(query as Query) }),
    }),
  );
  askAgain();
  await Promise.all(asked);
}
