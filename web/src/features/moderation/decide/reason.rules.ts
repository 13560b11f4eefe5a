import { DECISION_REASON_MAX_CHARS } from '@liora/domain/limits';

/** What somebody is deciding: which answer, the number of a ready reason from 1 on, and own words. */
export interface Draft {
  answer: string | null;
  ready: number | null;
  own: string;
  /** Of places: what is right instead. */
  fact: string;
  /** Of a suspension: for how many days; null until somebody ends it. */
  days: number | null;
  /** Of reports: the same for what came together with it. */
  together: boolean;
}

export const EMPTY_DRAFT: Draft = { answer: null, ready: null, own: '', fact: '', days: 7, together: false };

/** The reason that is sent: the ready one, and own words below it; null while there is neither. */
export function reasonOf({ ready, own }: Pick<Draft, 'ready' | 'own'>, reasons: readonly string[]) {
  const words = [ready === null ? undefined : reasons[ready - 1], own.trim() || undefined];
  return words.filter((word) => word !== undefined).join('\n') || null;
}

/** How much may be written beside the longest of these. */
export const ownWordsMax = (reasons: readonly string[]): number =>
  DECISION_REASON_MAX_CHARS - Math.max(0, ...reasons.map((reason) => reason.length)) - 1;

/** Another answer has other reasons: a number chosen for the first would be another sentence. */
export const answered = (draft: Draft, answer: Draft['answer']): Draft =>
  answer === draft.answer ? draft : { ...draft, answer, ready: null };
