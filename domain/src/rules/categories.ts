/** The seven categories of the product; what is in them stands apart (subcategories.ts), as few screens need it. */
export const CATEGORY_NAMES = [
  'Restaurant',
  'Bar',
  'Cafe',
  'Dessert',
  'Entertainment',
  'Experience',
  'Outdoor',
] as const;
export type Category = (typeof CATEGORY_NAMES)[number];

export function isCategory(text: string): text is Category {
  return (CATEGORY_NAMES as readonly string[]).includes(text);
}

/** The category whose name equals `text` after trimming and ignoring case, or null. */
export function categoryNamed(text: string): Category | null {
  const wanted = text.trim().toLowerCase();
  return CATEGORY_NAMES.find((name) => name.toLowerCase() === wanted) ?? null;
}
