import { PLAN_MAX_TAGS } from '../limits.ts';

/** What two people may write of a plan, as the one of them began with it, left it, or finds it. */
export interface PlanWords<Stop extends MergedStop = MergedStop> {
  title: string;
  description: string;
  theme: string | null;
  location_name: string | null;
  tags: readonly string[];
  /** Each place once: its id says which stop is which. Where two places have become one since, which of its stops it is, too. */
  places: readonly Stop[];
}

export interface MergedStop {
  place_id: string;
  name: string;
  address: string | null;
  note: string | null;
  starts_at: string | null;
  stay_minutes: number | null;
  cost_for_two?: number | null | undefined;
}

const FIELDS = ['title', 'description', 'theme', 'location_name'] as const;
const STOP_FIELDS = ['note', 'starts_at', 'stay_minutes', 'cost_for_two'] as const;
/** What is a fact of every other place. */
const OWN_PLACE_FIELDS = ['name', 'address', ...STOP_FIELDS] as const;
export type PlanField = (typeof FIELDS)[number];
export type StopField = (typeof OWN_PLACE_FIELDS)[number];
type Value = string | number | null;

/** Both changed the same since one of them began, each to something else. */
export type PlanConflict =
  | { kind: 'field'; field: PlanField; mine: Value; theirs: Value }
  | { kind: 'tags'; mine: readonly string[]; theirs: readonly string[] }
  | { kind: 'stop'; stop: string; name: string; field: StopField; mine: Value; theirs: Value }
  /** One took the stop out, and the other wrote something of it. */
  | { kind: 'removed'; stop: string; name: string; by: 'me' | 'them' }
  /** Both moved it, each to somewhere else. */
  | { kind: 'moved'; stop: string; name: string };

export interface PlanMerge<Stop extends MergedStop> {
  /** Everything that either changed; where both changed the same, as `mine` says. */
  merged: PlanWords<Stop>;
  conflicts: PlanConflict[];
}

/**
 * What becomes of a plan that two people change at once, each beginning with `base`: field by field, stop by stop, nothing of
 * either is lost, and what cannot be both is a conflict for people to decide.
 */
export function mergePlan<Stop extends MergedStop>(
  base: PlanWords,
  mine: PlanWords<Stop>,
  theirs: PlanWords<Stop>,
): PlanMerge<Stop> {
  const conflicts: PlanConflict[] = [];
  const merged = { ...theirs };
  for (const field of FIELDS) {
    const found = mergeValue(base[field], mine[field], theirs[field]);
    Object.assign(merged, { [field]: found.value });
    if (found.conflict) conflicts.push({ kind: 'field', field, mine: mine[field], theirs: theirs[field] });
  }
  const tags = mergeTags(base.tags, mine.tags, theirs.tags);
  if (tags === null) conflicts.push({ kind: 'tags', mine: mine.tags, theirs: theirs.tags });
  const places = mergeStops(base.places, mine.places, theirs.places, conflicts);
  return { merged: { ...merged, tags: tags ?? mine.tags, places }, conflicts };
}

const fieldsOf = ({ place_id }: MergedStop): readonly StopField[] =>
  place_id.startsWith('custom_') ? OWN_PLACE_FIELDS : STOP_FIELDS;

/** Nothing written is nothing, whichever way it is stored. */
const plain = (value: Value | undefined): Value => (value === undefined || value === '' ? null : value);

function mergeValue(
  base: Value | undefined,
  mine: Value | undefined,
  theirs: Value | undefined,
): { value: Value | undefined; conflict: boolean } {
  if (plain(mine) === plain(base)) return { value: theirs, conflict: false };
  const conflict = plain(theirs) !== plain(base) && plain(theirs) !== plain(mine);
  return { value: mine, conflict };
}

/** What either added or took away; null when that is more than a plan has. */
function mergeTags(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | null {
  const is = (tag: string) => (other: string) => other.toLowerCase() === tag.toLowerCase();
  const has = (tags: readonly string[], tag: string) => tags.some(is(tag));
  const stays = theirs.filter((tag) => has(mine, tag) || !has(base, tag));
  const added = mine.filter((tag) => !has(base, tag) && !has(theirs, tag));
  const all = [...stays, ...added];
  return all.length <= PLAN_MAX_TAGS ? all : null;
}

function mergeStops<Stop extends MergedStop>(
  base: readonly MergedStop[],
  mine: readonly Stop[],
  theirs: readonly Stop[],
  conflicts: PlanConflict[],
): Stop[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const kept = new Map<string, Stop>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const stop = mergeStop(before.get(id), own.get(id), other.get(id), conflicts);
    if (stop) kept.set(id, stop);
  }
  const order = mergeOrder([...before.keys()], [...own.keys()], [...other.keys()], kept, conflicts);
  return order.flatMap((id) => kept.get(id) ?? []);
}

/** Of two places that have become one both stops stay: that is for people to decide, and nothing of either is lost. */
function byId<Stop extends MergedStop>(stops: readonly Stop[]): Map<string, Stop> {
  const found = new Map<string, Stop>();
  for (const stop of stops) {
    let id = stop.place_id;
    while (found.has(id)) id += ' again';
    found.set(id, stop);
  }
  return found;
}

/** Undefined: it is out. */
function mergeStop<Stop extends MergedStop>(
  base: MergedStop | undefined,
  mine: Stop | undefined,
  theirs: Stop | undefined,
  conflicts: PlanConflict[],
): Stop | undefined {
  if (mine && theirs) {
    const merged = { ...theirs };
    for (const field of fieldsOf(theirs)) {
      const found = mergeValue(base?.[field], mine[field], theirs[field]);
      Object.assign(merged, { [field]: found.value });
      const values = { mine: plain(mine[field]), theirs: plain(theirs[field]) };
      if (found.conflict)
        conflicts.push({ kind: 'stop', stop: mine.place_id, name: theirs.name, field, ...values });
    }
    return merged;
  }
  const left = mine ?? theirs;
  if (!base || !left) return left;
  if (fieldsOf(left).every((field) => plain(left[field]) === plain(base[field]))) return undefined;
  conflicts.push({ kind: 'removed', stop: left.place_id, name: left.name, by: mine ? 'them' : 'me' });
  return mine;
}

/**
 * The order of theirs, with what is new in mine, and what was moved there, behind the stop that it follows there.
 */
function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  kept: ReadonlyMap<string, { name: string }>,
  conflicts: PlanConflict[],
): string[] {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const among = (order: readonly string[]) => order.filter((id) => common.includes(id));
  const [own, other] = [among(mine), among(theirs)];
  const movedByMe = moved(common, own);
  const movedByThem = own.join() === other.join() ? new Set<string>() : moved(common, other);
  const order = theirs.filter((id) => kept.has(id));
  for (const [index, id] of mine.entries()) {
    if (!kept.has(id)) continue;
    if (movedByMe.has(id) && movedByThem.has(id))
      conflicts.push({ kind: 'moved', stop: id, name: kept.get(id)?.name ?? '' });
    if (order.includes(id) && !movedByMe.has(id)) continue;
    if (order.includes(id)) order.splice(order.indexOf(id), 1);
    const behind = mine.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(behind === undefined ? 0 : order.indexOf(behind) + 1, 0, id);
  }
  return order;
}

/** The fewest that have to be moved to make one order of the other. */
function moved(before: readonly string[], after: readonly string[]): Set<string> {
  // The longest run that keeps its order, by where each of it began.
  const runs: number[][] = [];
  for (const id of after) {
    const at = before.indexOf(id);
    const best = runs.filter((run) => (run.at(-1) ?? -1) < at).reduce<number[]>(longer, []);
    runs.push([...best, at]);
  }
  const stays = new Set(runs.reduce<number[]>(longer, []).map((at) => before[at]));
  return new Set(before.filter((id) => !stays.has(id)));
}

const longer = (one: number[], other: number[]) => (other.length > one.length ? other : one);
