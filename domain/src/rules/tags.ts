import type { Mood } from './moods.ts';

export type TagGroup = 'activity' | 'environment' | 'occasion' | 'time';
export interface FilterTag {
  name: string;
  group: TagGroup;
  moods: readonly Mood[];
}

/** The 18 filter tags in four categories, each mapped to moods (MOOD-01 to MOOD-03, RUL-55). */
export const FILTER_TAGS: readonly FilterTag[] = [
  { name: 'Dining', group: 'activity', moods: ['intimate'] },
  { name: 'Drinks', group: 'activity', moods: ['lively'] },
  { name: 'Coffee & Dessert', group: 'activity', moods: ['serene'] },
  { name: 'Live Music', group: 'activity', moods: ['lively'] },
  { name: 'Museums & Art', group: 'activity', moods: ['artsy'] },
  { name: 'Adventure', group: 'activity', moods: ['outdoorsy'] },
  { name: 'Outdoor', group: 'environment', moods: ['outdoorsy'] },
  { name: 'Indoor', group: 'environment', moods: ['intimate'] },
  { name: 'Rooftop', group: 'environment', moods: ['magical'] },
  { name: 'Waterfront', group: 'environment', moods: ['serene'] },
  { name: 'First Date', group: 'occasion', moods: ['intimate'] },
  { name: 'Anniversary', group: 'occasion', moods: ['magical', 'intimate'] },
  { name: 'Birthday', group: 'occasion', moods: ['lively'] },
  { name: 'Casual Hangout', group: 'occasion', moods: ['serene'] },
  { name: 'Morning', group: 'time', moods: ['serene'] },
  { name: 'Afternoon', group: 'time', moods: ['outdoorsy'] },
  { name: 'Evening', group: 'time', moods: ['intimate'] },
  { name: 'Late Night', group: 'time', moods: ['lively'] },
];

/** Made once: comparing two tags by making it anew took a seventh of the script of a page of plans. */
const alphabet = new Intl.Collator('en', { sensitivity: 'base' });

/** Alphabetical, ignoring case: the order in which they are stored and answered. */
export function sortTags(tags: Iterable<string>): string[] {
  return [...tags].sort((a, b) => alphabet.compare(a, b) || (a < b ? -1 : 1));
}

/**
 * A plan matches when, for every selected tag, some plan tag contains it, ignoring case (PLAN-16, PLAN-17). In the product the
 * lists do it in SQL; tests compare the two.
 */
export function matchesAllTags(planTags: readonly string[], selected: readonly string[]): boolean {
  const have = planTags.map((tag) => tag.toLowerCase());
  return selected.every((tag) => have.some((planTag) => planTag.includes(tag.toLowerCase())));
}

/** The list with `text` added, or the same list when it is empty after trimming or already there (PCRE-26, PCRE-27). */
export function addTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim();
  const present = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return tag === '' || present ? tags : [...tags, tag];
}
