import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';

/** The numbers and marks that a like or a save changes. */
export interface PlanReaction {
  like_count: number;
  save_count: number;
  user_has_liked: boolean;
  user_has_saved: boolean;
}

type Change = (plan: PlanReaction) => Partial<PlanReaction>;

const isPlan = (value: object, id: string): value is PlanReaction & { id: string } =>
  'id' in value && value.id === id && 'like_count' in value && 'user_has_saved' in value;

/** `data` with the plan `id` changed wherever it stands, or the same object when it stands nowhere. */
export function withPlanChanged<Data>(data: Data, id: string, change: Change): Data {
  if (Array.isArray(data)) {
    const items = data.map((item) => withPlanChanged(item, id, change));
    return items.some((item, i) => item !== data[i]) ? (items as Data) : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const base = isPlan(data, id) ? { ...data, ...change(data) } : data;
  const entries = Object.entries(base).map(
    ([key, value]) => [key, withPlanChanged(value, id, change)] as const,
  );
  const changed = base !== data || entries.some(([key, value]) => value !== Reflect.get(base, key));
  return changed ? (Object.fromEntries(entries) as Data) : data;
}

/** Changes a plan in every list, detail and first screen that is kept. */
export function changePlan(client: QueryClient, id: string, change: Change): void {
  for (const queryKey of [orpc.plans.key(), orpc.explore.key(), orpc.places.key()]) {
    client.setQueriesData({ queryKey }, (data: unknown) => withPlanChanged(data, id, change));
  }
}

/** Lists, details and first screen no longer hold: a plan came, changed or went. */
export async function refreshPlans(client: QueryClient): Promise<void> {
  const keys = [orpc.plans.key(), orpc.explore.key(), orpc.places.get.key()];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** The same after a plan was deleted: its own details are not asked for again, as long as a closing dialog shows them. */
export async function refreshPlansWithout(client: QueryClient, id: string): Promise<void> {
  // Matches the plan on every evening.
  const gone = orpc.plans.get.queryKey({ input: { id } });
  const keys = [orpc.plans.key(), orpc.explore.key(), orpc.places.get.key()];
  const predicate = (query: Query) => !matchQuery({ queryKey: gone }, query);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, predicate })));
  client.removeQueries({ queryKey: gone, type: 'inactive' });
}
