import type { Photo } from '@liora/domain/contract/photos';
import type { Review } from '@liora/domain/contract/reviews';
import { formatNumber } from '@liora/domain/i18n/format';
import type { Marks } from '@liora/domain/rules/sparkScore';
import type { Difference } from '../../../ui/TwoVersions.tsx';
import { photosText } from '../../photos/photos.text.ts';
import { reviewsText } from '../reviews.text.ts';

export const MARKS = ['vibe', 'quality', 'experience'] as const satisfies readonly (keyof Marks)[];

/** A review while it is written; null: not rated yet. A number that nobody gave would count as theirs. */
export interface ReviewDraft extends Record<keyof Marks, number | null> {
  text: string;
  been_there: boolean;
  photos: Photo[];
}

/** What the writer said before, or nothing yet. */
export function draftOfReview(own: Review | null): ReviewDraft {
  if (!own) return { vibe: null, quality: null, experience: null, text: '', been_there: false, photos: [] };
  const { vibe, quality, experience, text, been_there, photos } = own;
  return { vibe, quality, experience, text: text ?? '', been_there, photos };
}

/** Those of the three that nobody has rated yet. */
export const unrated = (draft: ReviewDraft) => MARKS.filter((name) => draft[name] === null);

/** The three numbers, once all are given. */
export function marksOf({ vibe, quality, experience }: ReviewDraft): Marks | null {
  if (vibe === null || quality === null || experience === null) return null;
  return { vibe, quality, experience };
}

const markWords = (mark: number | null) => (mark === null ? '' : formatNumber(mark));

const FIELDS: readonly (readonly [label: () => string, words: (draft: ReviewDraft) => string])[] = [
  [() => reviewsText.vibe, ({ vibe }) => markWords(vibe)],
  [() => reviewsText.quality, ({ quality }) => markWords(quality)],
  [() => reviewsText.experience, ({ experience }) => markWords(experience)],
  [() => reviewsText.next, ({ text }) => text.trim()],
  [() => photosText.photos, ({ photos }) => (photos.length > 0 ? formatNumber(photos.length) : '')],
  [() => reviewsText.beenThere, ({ been_there }) => (been_there ? reviewsText.wasThere : '')],
];

/** Where two versions of a review differ. */
export const reviewDifferences = (theirs: ReviewDraft, yours: ReviewDraft): Difference[] =>
  FIELDS.flatMap(([label, words]) => {
    const [one, other] = [words(theirs), words(yours)];
    return one === other ? [] : [{ field: label(), theirs: one, yours: other }];
  });
