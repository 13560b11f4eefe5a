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
