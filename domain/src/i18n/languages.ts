/** Those that there are messages in, by their names in catalogues and in `<html lang>`; English is what is written first. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** 'de' of 'de-AT'. */
export const baseOf = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/** The first of the reader's languages that is among those, itself or without its region. */
export function firstLanguage<Known extends string>(
  wanted: readonly string[],
  known: readonly Known[],
): Known | undefined {
  const find = (name: string) => known.find((language) => language === name);
  return wanted.map((tag) => find(tag) ?? find(baseOf(tag))).find(Boolean);
}
