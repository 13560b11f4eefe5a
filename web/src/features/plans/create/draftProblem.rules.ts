import type { ErrorCode } from '@liora/domain/errors';
import { planDraftProblem } from '@liora/domain/rules/planDraft';
import { errorCode } from '../../../lib/api.ts';
import { planFailureText } from '../planFailure.rules.ts';
import { createText } from './create.text.ts';
import type { PlanDraft } from './draft.forms.ts';

/** The fields of the form that an error can belong to; `form` is the area above the buttons. */
export type DraftField = 'title' | 'places' | 'form';

export interface DraftError {
  field: DraftField;
  /** Shown in the form. */
  text: string;
  /** Title and text of the toast; absent when the field says enough. */
  toast?: { title: string; text: string };
}

const titleMissing = (): DraftError => ({
  field: 'title',
  text: createText.titleRequired,
  toast: { title: createText.missingTitle, text: createText.missingTitleText },
});
const placesMissing = (): DraftError => ({
  field: 'places',
  text: createText.placesRequired,
  toast: { title: createText.morePlaces, text: createText.morePlacesText },
});

/** The first thing that keeps the draft from being sent, or null (PCRE-18 to PCRE-21). */
export function draftError(draft: PlanDraft): DraftError | null {
  const problem = planDraftProblem(draft);
  if (problem === 'title_required') return titleMissing();
  if (problem === 'too_few_places') return placesMissing();
  if (problem === 'duplicate_place') return { field: 'places', text: createText.alreadyThere };
  return problem && { field: 'form', text: createText.publicAndPrive };
}

/** Both changed the same, and it is not said yet which it should be (RUL-47). */
export const undecided = (): DraftError => ({
  field: 'form',
  text: createText.both.decideFirst,
  toast: { title: createText.both.decideFirst, text: createText.both.decideFirstText },
});

/** It is another one by now, which the form shows. */
export const changedMeanwhile = (): DraftError => ({ field: 'form', text: createText.taken });

/** Whether the Create button may be pressed: a title and two places (PCRE-22, PCRE-23). */
export function isDraftReady(draft: Pick<PlanDraft, 'title' | 'places'>): boolean {
  return planDraftProblem({ ...draft, is_public: true, is_prive: false }) === null;
}

/** The words of a refusal; of a place that is not there any more, which one it is. */
export function refusalWords(error: unknown, otherwise?: string): string {
  const data = error instanceof Error && 'data' in error ? error.data : null;
  const name = data && typeof data === 'object' && 'name' in data ? data.name : null;
  return errorCode(error) === 'PLACE_UNKNOWN' && typeof name === 'string'
    ? createText.placeGone(name)
    : planFailureText(error, otherwise);
}

/**
 * What to say when the server refuses: the words of the field rules again, else 'Creation Failed' with the error's
 * own words (ERR-02), or that a sign-in is needed (ERR-12).
 */
export function refusalError(code: ErrorCode | null, words: string, failedTitle: string): DraftError {
  if (code === 'TITLE_REQUIRED') return titleMissing();
  if (code === 'TOO_FEW_PLACES') return placesMissing();
  const title = code === 'UNAUTHENTICATED' ? createText.authTitle : failedTitle;
  return { field: 'form', text: words, toast: { title, text: words } };
}
