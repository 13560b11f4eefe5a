import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { ANSWER_SHAPES, type Change } from './answerShapes.ts';

/** Changes plans, places and people in every kept answer that shows them (`only` narrows it). */
export function changeAnswers(queries: QueryClient, change: Change, only?: (query: Query) => boolean): void {
  for (const { queryKey, changed } of ANSWER_SHAPES) {
    queries.setQueriesData(
      { queryKey, ...(only && { predicate: (query) => only(query as Query) }) },
      (data: unknown) => changed(data, change),
    );
  }
}

/** Whether an answer shows that plan. */
export function showsPlan(query: Query, id: string): boolean {
  let found = false;
  const look: Change = {
    plan: (plan) => {
      found ||= plan.id === id;
      return plan;
    },
  };
  for (const { queryKey, changed } of ANSWER_SHAPES)
    if (matchQuery({ queryKey }, query)) changed(query.state.data, look);
  return found;
}

/**
 * Gives up the answers about plans that are on their way: they were asked for before a change, and one that comes late
 * would undo it. Returns what asks for them again, the next page of a list as the next page.
 */
export function holdBackAnswers(queries: QueryClient): () => void {
  const cache = queries.getQueryCache();
  const running = ANSWER_SHAPES.filter(({ showsPlans }) => showsPlans).flatMap(({ queryKey }) =>
    cache.findAll({ queryKey, fetchStatus: 'fetching' }),
  );
  const held = running.map((query) => ({ query, meta: query.state.fetchMeta }));
  for (const { query } of held) void query.cancel({ revert: true });
  return () => {
    for (const { query, meta } of held) {
      const isCached = cache.get(query.queryHash) === query;
      if (isCached) query.fetch(undefined, meta ? { meta } : {}).catch(() => undefined);
    }
  };
}
