import {
  type AfterRow,
  type Branch,
  candidateSql,
  limitOf,
  type NearSearch,
  type Shared,
  scan,
  splitsUnknownHours,
} from './near.queries.ts';
import type { Parameters } from './parameters.rules.ts';
import { circlesAround, type PlaneCircle } from './planeCircle.rules.ts';

/** The rows of a search, in SQL: what stands in WITH, and the rows `r` themselves. */
export interface NearRows {
  ctes: string[];
  rows: string;
}

/**
 * The inner rows of a search: per open group, step and tier a scan of the one index, nearest first, in this order.
 * Columns: the row, hours_group, rank, step, k (nearness on the plane), miles, keep (false: the scan's window ended here).
 * Without a rank the steps stand in the order of the answer already, and PostgreSQL starts each only when those before
 * did not fill the page.
 */
export function nearRows(
  search: NearSearch,
  after: AfterRow | null,
  shared: Shared,
  parameters: Parameters,
): NearRows {
  if (search.nested && !after && search.rank === null && search.openAt === null && search.steps.length > 1)
    return nestedRows(search, shared, parameters);
  const candidates = new Map<string, string>();
  const scansOf = (branch: Branch) =>
    circlesOf(search, branch).map((circle, side) => {
      const from = () => candidateSql(search, branch, circle, shared, parameters);
      if (!splitsUnknownHours(search)) return scan(search, branch, `(${from()})`, after, shared, parameters);
      const name = `candidates_${branch.nth}_${side}`;
      if (!candidates.has(name)) candidates.set(name, `${name} as materialized (${from()} order by k)`);
      return scan(search, branch, name, after, shared, parameters);
    });
  const steps = branchesOf(search)
    .filter(([branch]) => branch && isAhead(search, branch, after))
    .map((branches) => {
      const parts = branches.flatMap(scansOf);
      return parts.length === 1 ? parts.join() : mergedByDistance(parts, limitOf(search, parameters));
    });
  return { ctes: [...candidates.values()], rows: steps.join('\nunion all\n') };
}

/**
 * The same for steps of which each matches all that those before it match. One is scanned first: when it finds less than a
 * page, it found the narrower ones, too, and the wider ones follow; when it fills the page, nothing wider is needed. A
 * narrower one is scanned when the next wider may not have seen all of it.
 */
function nestedRows(search: NearSearch, shared: Shared, parameters: Parameters): NearRows {
  const limit = limitOf(search, parameters);
  const isWhole = (step: number) =>
    `(select count(*) < ${limit} and bool_and(keep) is not false from step_${step})`;
  const isNotFull = (step: number) => `(select count(*) filter (where keep) < ${limit} from step_${step})`;
  const first = fillingStep(search.steps);
  const scanned = search.steps.map((_, step) => {
    const found = nestedScans(search, step, shared, parameters);
    const wider = Array.from({ length: Math.max(0, step - first) }, (_, n) => isNotFull(first + n));
    const needed = step < first ? [`not ${isWhole(step + 1)}`] : wider;
    return {
      cte: `step_${step} as materialized (select c.* from (${found}) c where ${needed.join(' and ') || 'true'})`,
      rows: `select * from step_${step} c where c.step = ${step}${step > first ? '' : ` or ${isWhole(step)}`}`,
    };
  });
  const narrower = scanned.slice(0, first + 1).reverse();
  return {
    ctes: [...narrower, ...scanned.slice(first + 1)].map(({ cte }) => cte),
    rows: `select * from (${scanned.map(({ rows }) => rows).join(' union all ')}) c order by c.step, c.k, c.key`,
  };
}

/** What a step finds, by distance: those of the narrower steps among it. */
function nestedScans(search: NearSearch, step: number, shared: Shared, parameters: Parameters): string {
  const inside = search.steps.slice(0, step);
  const scans = (search.steps[step] ?? []).flatMap((tier, nth) => {
    const branch = { step, tier, group: 0, earlier: [], inside, nth };
    return circlesOf(search, branch).map((circle) =>
      scan(
        search,
        branch,
        `(${candidateSql(search, branch, circle, shared, parameters)})`,
        null,
        shared,
        parameters,
      ),
    );
  });
  return scans.length === 1 ? scans.join() : mergedByDistance(scans, limitOf(search, parameters));
}

/** The narrowest that holds whole kinds of places, which fill most pages; else the widest. */
function fillingStep(steps: NearSearch['steps']): number {
  const kinds = steps.findIndex((tiers) => tiers.some(({ anyOf }) => anyOf !== undefined));
  return kinds === -1 ? steps.length - 1 : kinds;
}

/**
 * A place that several tiers of a step match is in several of its scans. To leave it out of all but one there would read
 * the whole window of the others; so every scan gives its nearest, and what is there twice falls out here.
 */
const mergedByDistance = (scans: readonly string[], limit: string) =>
  `(select distinct on (c.k, c.key, c.keep) * from (${scans.join(' union all ')}) c order by c.k, c.key, c.keep limit ${limit})`;

/** Whether something of this step may come after that row. */
function isAhead(search: NearSearch, { group, step }: Branch, after: AfterRow | null): boolean {
  if (!after || search.rank !== null) return true;
  return group > after.group || (group === after.group && step >= after.step);
}

/** The scans of each step, of the open ones and then of those of unknown hours. */
function branchesOf(search: NearSearch): Branch[][] {
  const groups = splitsUnknownHours(search) ? [0, 1] : [0];
  return groups.flatMap((group) =>
    search.steps.map((tiers, step) => {
      const earlier = search.steps.slice(0, step).flat();
      return tiers.map((tier, i) => ({ step, tier, group, earlier, nth: earlier.length + i }));
    }),
  );
}

/** Two beside the antimeridian. */
function circlesOf(search: NearSearch, { tier }: Branch): PlaneCircle[] {
  return circlesAround(search.origin, tier.withinRadius ? search.radiusMiles : search.maxMiles);
}
