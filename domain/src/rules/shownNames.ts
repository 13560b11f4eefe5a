import { compareWords } from '../i18n/format.ts';
import { kindTexts, kitchenTexts } from './kinds.text.ts';
import { moodTexts } from './moods.text.ts';
import { dietTexts, tagTexts, vibeTexts } from './tags.text.ts';

/*
 * What people read in place of a stored name. Names that are not in our lists, a person's own tag or a source's own kind,
 * are shown as they are.
 */
function message(names: object, name: string): string | null {
  return Object.hasOwn(names, name) ? names[name as keyof typeof names] : null;
}

export const tagName = (tag: string): string => message(tagTexts, tag) ?? tag;
export const dietName = (diet: string): string => message(dietTexts, diet) ?? diet;

const moodName = (words: string) => message(moodTexts, words.trim().toLowerCase());

/** What is said of an evening at a place: a word of its own, or a tag, a kind or, of a pin, a mood. */
export const vibeName = (vibe: string): string =>
  message(vibeTexts, vibe) ?? message(tagTexts, vibe) ?? message(kindTexts, vibe) ?? moodName(vibe) ?? vibe;

/** The theme of a plan: a mood, or words of its curator's own. */
export const themeName = (theme: string): string => moodName(theme) ?? capitalised(theme);

/** 'Wine bar'; a kind that its source writes for machines, 'art_gallery', as 'Art gallery'. */
export function kindName(kind: string): string {
  const known = message(kindTexts, kind);
  if (known !== null) return known;
  const words = kind.replaceAll('_', ' ').trim();
  return capitalised(words);
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** 'Italian restaurant' of a kitchen, else null. */
export const kitchenName = (kitchen: string): string | null => message(kitchenTexts, kitchen);

/** Tags in the order of what people read, ignoring case (PLAN-20). */
export function tagsAsShown(tags: Iterable<string>): string[] {
  return [...tags].sort((a, b) => compareWords(tagName(a), tagName(b)) || (a < b ? -1 : 1));
}
