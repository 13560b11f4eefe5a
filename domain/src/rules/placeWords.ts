import { CATEGORY_NAMES, type Category, isCategory } from './categories.ts';
import { CLOSE_KINDS, CLOSE_TO_WORDS, KIND_WORDS, OTHER_OWNERS } from './kindVocabulary.ts';
import { KIND_WORDS_OF_LANGUAGES } from './kindWordsOfLanguages.ts';
import { CATEGORIES } from './subcategories.ts';
import { asKatakana } from './unspacedScripts.ts';

const filedUnder = (kind: string) => (kind === 'Italian' ? ['Pizza'] : []);

const SAYS_NOTHING = new Set(
  'place places spot spots shop store space drink drinks near nearby me here around'.split(' '),
);

const KINDS_BY_WORD = wordTable();

function wordTable(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  const others = Object.entries(KIND_WORDS_OF_LANGUAGES).map(
    ([kind, words]) => [kind, compared(words)] as const,
  );
  for (const [kind, words] of [...Object.entries(KIND_WORDS), ...others]) {
    for (const word of [kind.toLowerCase(), ...words.split(', ')]) {
      const kinds = table.get(word) ?? [];
      if (!kinds.includes(kind)) table.set(word, [...kinds, kind]);
    }
  }
  return table;
}

/** Without accents, in the form in which queries are compared. */
function compared(words: string): string {
  return asKatakana(
    words
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFKC'),
  ).replaceAll('ł', 'l');
}

/** Words that are part of a word for a kind as well, the 'cream' of 'ice cream'; short ones are 'of' and 'de'. */
const LETTERS_OF_PART = 4;
const PARTS_OF_WORDS: ReadonlySet<string> = new Set(
  [...KINDS_BY_WORD.keys()]
    .flatMap((word) => word.split(' '))
    .filter((word) => word.length >= LETTERS_OF_PART),
);

/** Whether a single word is one of the vocabulary, in the singular or the plural. */
export const isKnownWord = (word: string): boolean =>
  kindsNamed(word) !== null ||
  SAYS_NOTHING.has(word) ||
  [word, ...singulars(word)].some((form) => PARTS_OF_WORDS.has(form));

/** Every kind of the vocabulary. */
export const PLACE_KINDS: readonly string[] = Object.keys(KIND_WORDS);

export interface KindsOfPlace {
  /** Kinds that the words name; none where only the text of a place can say it ('candy store'). */
  kinds: readonly string[];
  /** What comes after them: kinds that are close, then the categories of the kinds. */
  next: ReadonlyArray<readonly string[]>;
  /** 'Mexican restaurant': where one sits down, before counters and stands. */
  sitDown: boolean;
  /** What is filed under these, being something else: whoever asks for Italian does not ask for pizza. */
  apart: readonly string[];
}

/**
 * The kinds of place that a whole text names: 'gallery' and 'art museums' do, 'gallery of dreams' does not.
 * `text` is in lower case, without accents and punctuation.
 */
export function kindsNamed(text: string): KindsOfPlace | null {
  for (const form of [text, ...singulars(text)]) {
    const kinds = KINDS_BY_WORD.get(form) ?? [];
    const closeToWord = Object.hasOwn(CLOSE_TO_WORDS, form) ? (CLOSE_TO_WORDS[form] ?? []) : [];
    if (kinds.length + closeToWord.length === 0) continue;
    const close = [...new Set(kinds.flatMap((kind) => CLOSE_KINDS[kind] ?? []))];
    const categories = [...new Set(kinds.flatMap(categoriesOf))];
    const next = [...closeToWord.map((kind) => [kind]), close, categories].filter(
      (group) => group.length > 0,
    );
    return { kinds, next, sitDown: form.endsWith(' restaurant'), apart: kinds.flatMap(filedUnder) };
  }
  return null;
}

export interface PartsOfKinds {
  /** Two kinds side by side, of both at once: 'rooftop wine bar'; else null. */
  both: readonly [readonly string[], readonly string[]] | null;
  /**
   * Kinds that the text ends with, after what says nothing is taken off: 'garlic naan', 'boba drink place'; where its end
   * names none, the longest part that does: 'a wine bar for two'.
   */
  end: readonly string[];
}

/** What parts of a text say when no kind is called like the whole of it. */
export function kindsInParts(text: string): PartsOfKinds | null {
  const words = text.split(' ');
  while (words.length > 1 && SAYS_NOTHING.has(words.at(-1) ?? '')) words.pop();
  const part = (from: number, to?: number) => kindsNamed(words.slice(from, to).join(' '))?.kinds;
  for (let start = 0; start < words.length; start++) {
    const end = part(start);
    if (!end) continue;
    const before = start > 0 ? part(0, start) : undefined;
    return { both: before ? [before, end] : null, end };
  }
  const within = longestKind(words, part);
  return within && { both: null, end: within };
}

/** Of equally long parts the later one: what is wanted stands after what it should be like. */
function longestKind(
  words: readonly string[],
  part: (from: number, to: number) => readonly string[] | undefined,
): readonly string[] | null {
  for (let count = words.length - 1; count > 0; count--)
    for (let from = words.length - count; from >= 0; from--) {
      const kinds = part(from, from + count);
      if (kinds && kinds.length > 0) return kinds;
    }
  return null;
}

/** The categories with this subcategory; a cuisine is a restaurant's. */
function categoriesOf(kind: string): Category[] {
  if (isCategory(kind)) return [];
  const owners = CATEGORY_NAMES.filter((name) => (CATEGORIES[name] as readonly string[]).includes(kind));
  if (owners.length > 0) return owners;
  return [OTHER_OWNERS[kind] ?? 'Restaurant'];
}

function singulars(text: string): string[] {
  const forms: string[] = [];
  if (text.endsWith('ies')) forms.push(`${text.slice(0, -3)}y`);
  if (text.endsWith('es')) forms.push(text.slice(0, -2));
  if (text.endsWith('s')) forms.push(text.slice(0, -1));
  return forms;
}
