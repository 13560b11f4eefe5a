import {
  PLAN_DESCRIPTION_MAX_CHARS,
  PLAN_LOCATION_MAX_CHARS,
  PLAN_THEME_MAX_CHARS,
  PLAN_TITLE_MAX_CHARS,
  STOP_NOTE_MAX_CHARS,
} from '@liora/domain/limits';
import { mergePlan, type PlanConflict } from '@liora/domain/rules/planMerge';
import type { DraftStop, PlanDraft } from './draft.forms.ts';
import { withoutStop, withStop, withStopChanged, withStopMoved } from './stopOrder.rules.ts';

const SWITCHES = ['is_public', 'is_prive', 'shared_with_partner'] as const;

/** What somebody typed, with what was stored of the plan since they began; what both changed stays as they typed it. */
export function mergeDrafts(
  base: PlanDraft,
  mine: PlanDraft,
  theirs: PlanDraft,
): { draft: PlanDraft; conflicts: PlanConflict[] } {
  const { merged, conflicts } = mergePlan<DraftStop>(base, mine, theirs);
  const draft = {
    ...mine,
    title: merged.title,
    description: merged.description,
    theme: merged.theme ?? '',
    location_name: merged.location_name ?? '',
    tags: [...merged.tags],
    places: [...merged.places],
  };
  for (const one of SWITCHES) if (mine[one] === base[one]) draft[one] = theirs[one];
  return { draft, conflicts };
}

export type Choice = 'mine' | 'theirs' | 'both';

/** What names a conflict: of the same thing there is one. */
export function conflictKey(conflict: PlanConflict): string {
  if (conflict.kind === 'field') return conflict.field;
  if (conflict.kind === 'tags') return 'tags';
  return [conflict.kind, conflict.stop, conflict.kind === 'stop' ? conflict.field : ''].join(' ');
}

/** A newer conflict about the same thing stands for the one before. */
export const withConflicts = (
  before: readonly PlanConflict[],
  found: readonly PlanConflict[],
): PlanConflict[] => {
  const keys = new Set(found.map(conflictKey));
  return [...before.filter((one) => !keys.has(conflictKey(one))), ...found];
};

const ROOM = {
  title: PLAN_TITLE_MAX_CHARS,
  description: PLAN_DESCRIPTION_MAX_CHARS,
  theme: PLAN_THEME_MAX_CHARS,
  location_name: PLAN_LOCATION_MAX_CHARS,
} as const;

/** Both texts in one, where there is room for them; null for what cannot be both. */
export function bothTexts(conflict: PlanConflict): string | null {
  if (conflict.kind !== 'field' && conflict.kind !== 'stop') return null;
  const isNote = conflict.kind === 'stop' && conflict.field === 'note';
  if (conflict.kind === 'stop' && !isNote) return null;
  const lines = isNote || (conflict.kind === 'field' && conflict.field === 'description');
  const { mine, theirs } = conflict;
  if (typeof mine !== 'string' || typeof theirs !== 'string' || mine === '' || theirs === '') return null;
  const both = [theirs, mine].join(lines ? '\n' : ' / ');
  return both.length <= (conflict.kind === 'field' ? ROOM[conflict.field] : STOP_NOTE_MAX_CHARS)
    ? both
    : null;
}

/** The draft after a decision; `theirs` is the plan as it was stored. */
export function decided(
  draft: PlanDraft,
  conflict: PlanConflict,
  choice: Choice,
  theirs: PlanDraft,
): PlanDraft {
  if (choice === 'mine') return draft;
  const both = choice === 'both' ? bothTexts(conflict) : null;
  if (conflict.kind === 'field') return { ...draft, [conflict.field]: both ?? conflict.theirs ?? '' };
  if (conflict.kind === 'tags') return { ...draft, tags: [...conflict.theirs] };
  return { ...draft, places: [...decidedStops(draft.places, conflict, both, theirs.places)] };
}

function decidedStops(
  stops: readonly DraftStop[],
  conflict: Exclude<PlanConflict, { kind: 'field' | 'tags' }>,
  both: string | null,
  theirs: readonly DraftStop[],
): readonly DraftStop[] {
  const placeOf = (list: readonly DraftStop[]) =>
    list.findIndex(({ place_id }) => place_id === conflict.stop);
  const index = placeOf(theirs);
  const stored = theirs[index];
  if (conflict.kind === 'stop') {
    const value = both ?? conflict.theirs ?? (conflict.field === 'note' ? '' : null);
    return withStopChanged(stops, placeOf(stops), { [conflict.field]: value });
  }
  if (!stored) return withoutStop(stops, placeOf(stops));
  const others = withoutStop(stops, placeOf(stops));
  // Behind the stop that it follows there, of those that are here.
  const before = theirs.slice(0, index).findLast(({ place_id }) => has(others, place_id));
  const to = before ? others.findIndex(({ place_id }) => place_id === before.place_id) + 1 : 0;
  return conflict.kind === 'moved' ? withStopMoved(stops, placeOf(stops), to) : withStop(others, stored, to);
}

const has = (stops: readonly DraftStop[], id: string) => stops.some(({ place_id }) => place_id === id);
