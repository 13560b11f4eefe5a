import { PLAN_MIN_PLACES } from '../limits.ts';

export type PlanDraftProblem = 'title_required' | 'too_few_places' | 'duplicate_place' | 'public_and_prive';

interface PlanDraft {
  title: string;
  places: ReadonlyArray<{ place_id: string }>;
  is_public: boolean;
  is_prive: boolean;
}

/** The first thing that keeps a plan from being stored, or null (PCRE-15, PCRE-18, PCRE-20, PCRE-25). */
export function planDraftProblem(draft: PlanDraft): PlanDraftProblem | null {
  if (draft.title.trim() === '') return 'title_required';
  if (draft.places.length < PLAN_MIN_PLACES) return 'too_few_places';
  if (new Set(draft.places.map((place) => place.place_id)).size < draft.places.length)
    return 'duplicate_place';
  return draft.is_public && draft.is_prive ? 'public_and_prive' : null;
}

/** Both switches of a plan after one was pressed: turning one on turns the other off (PCRE-12, PCRE-13). */
export function planSwitches(
  pressed: 'is_public' | 'is_prive',
  on: boolean,
  before: { is_public: boolean; is_prive: boolean },
) {
  if (pressed === 'is_public') return { is_public: on, is_prive: on ? false : before.is_prive };
  return { is_prive: on, is_public: on ? false : before.is_public };
}
