import type { BucketFacts } from '@liora/domain/contract/bucketFacts';
import type { BucketItem } from '@liora/domain/contract/bucketItem';
import type { PlaceCard } from '@liora/domain/contract/places';
import type { Effort, Season } from '@liora/domain/rules/bucketLists';
import { priceLabel } from '@liora/domain/rules/price';
import type { Difference } from '../../../ui/TwoVersions.tsx';
import { bucketText } from '../bucketLists.text.ts';

export type Kind = 'idea' | 'place' | 'plan';

/** An item while it is typed. */
export interface ItemDraft {
  kind: Kind;
  place: Pick<PlaceCard, 'id' | 'name'> | null;
  planId: string | null;
  title: string;
  season: Season | null;
  budget: BucketFacts['budget'];
  effort: Effort | null;
  note: string;
  shared: boolean;
  wish: number;
}

export const EMPTY_ITEM: ItemDraft = {
  kind: 'idea',
  place: null,
  planId: null,
  title: '',
  season: null,
  budget: null,
  effort: null,
  note: '',
  shared: true,
  wish: 2,
};

/** What somebody said of an item, as the fields hold it. */
export const wordsOf = ({ title, season, budget, effort, note, shared }: BucketFacts) => ({
  title: title ?? '',
  season,
  budget,
  effort,
  note: note ?? '',
  shared,
});

/** The form of an item that is there: what it is about stays. */
export const draftOfItem = (item: BucketItem): ItemDraft => ({
  ...EMPTY_ITEM,
  kind: item.subject.kind === 'idea' ? 'idea' : item.subject.kind === 'plan' ? 'plan' : 'place',
  ...wordsOf(item),
});

/** What is sent of it: texts trimmed, empty ones left out. */
export const contentOf = ({ title, season, budget, effort, note, shared }: ItemDraft) => ({
  title: title.trim() || null,
  season,
  budget,
  effort,
  note: note.trim() || null,
  shared,
});

export type Missing = 'title' | 'place' | 'plan';

/** What a new item still needs; null when it may be sent. */
export function missingOf({ kind, title, place, planId }: ItemDraft): Missing | null {
  if (kind === 'idea') return title.trim() === '' ? 'title' : null;
  if (kind === 'place') return place === null ? 'place' : null;
  return planId === null ? 'plan' : null;
}

type Words = ReturnType<typeof wordsOf>;

const FIELDS: readonly (readonly [label: () => string, words: (draft: Words) => string | null])[] = [
  [() => bucketText.ownWords, ({ title }) => title.trim()],
  [() => bucketText.season, ({ season }) => season && bucketText.seasons[season]],
  [() => bucketText.budget, ({ budget }) => (budget === 0 ? bucketText.free : priceLabel(budget))],
  [() => bucketText.effort, ({ effort }) => effort && bucketText.efforts[effort]],
  [() => bucketText.note, ({ note }) => note.trim()],
];

/** Where two versions of an item differ. */
export const differencesOf = (theirs: Words, yours: Words): Difference[] =>
  FIELDS.flatMap(([label, words]) => {
    const [one, other] = [words(theirs) || '', words(yours) || ''];
    return one === other ? [] : [{ field: label(), theirs: one, yours: other }];
  });
