import { SAME_PLACE_METRES } from '../limits.ts';

/** What two records of places can have in common. */
export const LIKENESSES = ['name', 'phone', 'website'] as const;
export type Likeness = (typeof LIKENESSES)[number];

const WEIGHT: Record<Likeness, number> = { name: 45, phone: 35, website: 25 };
/** For standing on one spot; none of it as far apart as one place can be. */
const NEARNESS = 25;
/** Only people are sure. */
const MOST = 99;

/** How alike two places are, 0 to 99: what they have in common, and how near they stand (RUL-115). */
export function samePlaceScore(alike: readonly Likeness[], metres: number | null): number {
  const nearness = metres === null ? 0 : NEARNESS * Math.max(0, 1 - metres / SAME_PLACE_METRES);
  return Math.min(MOST, Math.round(alike.reduce((sum, one) => sum + WEIGHT[one], nearness)));
}

/** What the place that stays may take over from the one that is merged into it. */
export const TAKEN_FACTS = ['name', 'category', 'address', 'phone', 'website', 'price', 'hours'] as const;
export type TakenFact = (typeof TAKEN_FACTS)[number];
