export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** How much it takes: an evening as it comes, one that wants preparing, or more than an evening. */
export const EFFORTS = ['easy', 'some', 'big'] as const;
export type Effort = (typeof EFFORTS)[number];

/** How much each of the two wishes for an item, 0 to 3; null of the partner where it is not shared. */
export interface Wishes {
  mine: number;
  partner: number | null;
}

/** What the order of a list is made of. */
export interface Wished {
  id: string;
  wishes: Wishes;
  /** ISO instant. */
  created_at: string;
}

/** What the two wish together. */
export const jointWish = ({ mine, partner }: Wishes): number => mine + (partner ?? 0);

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The order of what is to be done: by joint wish, of equal ones the older first. */
export const byJointWish = (one: Wished, other: Wished): number =>
  jointWish(other.wishes) - jointWish(one.wishes) ||
  compare(one.created_at, other.created_at) ||
  compare(one.id, other.id);

/** The order of what is done: the last done first. */
export const byDoneDay = (
  one: { id: string; done_on: string },
  other: { id: string; done_on: string },
): number => compare(other.done_on, one.done_on) || compare(one.id, other.id);
