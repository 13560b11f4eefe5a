import type { Photo } from '@liora/domain/contract/photos';
import type { Review } from '@liora/domain/contract/reviews';
import { formatNumber } from '@liora/domain/i18n/format';
import { SCORE_PRIOR_MEAN } from '@liora/domain/limits';
import type { Difference } from '../../../ui/TwoVersions.tsx';
import { photosText } from '../../photos/photos.text.ts';
import { reviewsText } from '../reviews.text.ts';

/** A review while it is written. */
export interface ReviewDraft {
  vibe: number;
  quality: number;
  experience: number;
  text: string;
  been_there: boolean;
  photos: Photo[];
}

/** What the writer said before, or nothing yet. */
export function draftOfReview(own: Review | null): ReviewDraft {
  const even = { vibe: SCORE_PRIOR_MEAN, quality: SCORE_PRIOR_MEAN, experience: SCORE_PRIOR_MEAN };
  if (!own) return { ...even, text: '', been_there: false, photos: [] };
  const { vibe, quality, experience, text, been_there, photos } = own;
  return { vibe, quality, experience, text: text ?? '', been_there, photos };
}

const FIELDS: readonly (readonly [label: () => string, words: (draft: ReviewDraft) => string])[] = [
  [() => reviewsText.vibe, ({ vibe }) => formatNumber(vibe)],
  [() => reviewsText.quality, ({ quality }) => formatNumber(quality)],
  [() => reviewsText.experience, ({ experience }) => formatNumber(experience)],
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
