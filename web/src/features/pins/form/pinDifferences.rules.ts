import { formatNumber } from '@liora/domain/i18n/format';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { kindName } from '@liora/domain/rules/shownNames';
import { pinsText } from '../pins.text.ts';
import type { PinDraft } from './pinDraft.forms.ts';

export interface Difference {
  field: string;
  theirs: string;
  yours: string;
}

/** A spot in words: enough digits to tell two apart that are a few steps away. */
const DIGITS = 5;
const spot = (at: PinDraft['at']) =>
  at && [at.latitude, at.longitude].map((degrees) => degrees.toFixed(DIGITS)).join(', ');
const switched = (on: boolean) => (on ? pinsText.yes : pinsText.no);

/** How a draft is told, field by field. */
const FIELDS: readonly (readonly [label: () => string, words: (draft: PinDraft) => string | null])[] = [
  [() => pinsText.title, ({ title }) => title.trim()],
  [() => pinsText.category, ({ category }) => category && categoryLabels[category]],
  [() => pinsText.subcategory, ({ subcategory }) => subcategory && kindName(subcategory)],
  [() => pinsText.rating, ({ rating }) => (rating === null ? null : formatNumber(rating))],
  [() => pinsText.address, ({ address }) => address.trim()],
  [() => pinsText.description, ({ description }) => description.trim()],
  [() => pinsText.photos, ({ photos }) => (photos.length > 0 ? pinsText.photoCount(photos.length) : null)],
  [() => pinsText.point, ({ at }) => spot(at)],
  [() => pinsText.visible, ({ is_public }) => switched(is_public)],
  [() => pinsText.prive, ({ is_prive }) => switched(is_prive)],
];

/** Where two versions of a pin differ. */
export function pinDifferences(theirs: PinDraft, yours: PinDraft): Difference[] {
  return FIELDS.flatMap(([label, words]) => {
    const [one, other] = [words(theirs) || pinsText.none, words(yours) || pinsText.none];
    return one === other ? [] : [{ field: label(), theirs: one, yours: other }];
  });
}
