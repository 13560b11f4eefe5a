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

/** Keys of everything that can show a plan. */
export const planAreas = () => [orpc.plans.key(), orpc.explore.key(), orpc.places.key()];

/** Everything that shows the plan is asked for again; what shows it out of sight, when it is next looked at. */
export async function refreshPlan(client: QueryClient, id: string): Promise<void> {
  const predicate = (query: Query) => showsPlan(query, id);
  await Promise.all(planAreas().map((queryKey) => client.invalidateQueries({ queryKey, predicate })));
}

export const showsPlan = ({ state: { data } }: Query, id: string): boolean =>
  withPlanChanged(data, id, () => ({})) !== data;

/** Changes a plan in every list, detail and first screen that is kept. */
export function changePlan(client: QueryClient, id: string, change: Change): void {
  for (const queryKey of planAreas()) {
    client.setQueriesData({ queryKey }, (data: unknown) => withPlanChanged(data, id, change));
  }
}

/** The same without searches, which only name plans' places. */
const planScreens = () => [orpc.plans.key(), orpc.explore.key(), orpc.places.get.key()];

/** Lists, details and first screen no longer hold: a plan came, changed or went. */
export async function refreshPlans(client: QueryClient): Promise<void> {
  await Promise.all(planScreens().map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** The same after a plan was deleted: its own details are not asked for again, as long as a closing dialog shows them. */
export async function refreshPlansWithout(client: QueryClient, id: string): Promise<void> {
  // Matches the plan on every evening.
  const gone = orpc.plans.get.queryKey({ input: { id } });
  const predicate = (query: Query) => !matchQuery({ queryKey: gone }, query);
  await Promise.all(planScreens().map((queryKey) => client.invalidateQueries({ queryKey, predicate })));
  client.removeQueries({ queryKey: gone, type: 'inactive' });
}
