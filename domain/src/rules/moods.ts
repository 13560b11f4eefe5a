/** The six mood types (MOOD-04). */
export const MOODS = ['magical', 'intimate', 'outdoorsy', 'lively', 'artsy', 'serene'] as const;
export type Mood = (typeof MOODS)[number];

/**
 * The fixed mood table (RUL-56): words of a vibe tag, type, category or subcategory → moods.
 * Whole words, ignoring case; longer phrases are listed as written.
 */
const MOOD_WORDS: Record<Mood, readonly string[]> = {
  intimate: ['restaurant', 'fine dining', 'wine bar', 'lounge'],
  lively: ['bar', 'brewery', 'pub', 'nightclub', 'karaoke', 'live music', 'comedy', 'bowling', 'arcade'],
  serene: ['cafe', 'tea house', 'spa', 'yoga', 'park', 'garden', 'beach'],
  artsy: ['museum', 'gallery', 'theater', 'workshop', 'cooking class'],
  outdoorsy: ['hiking', 'market', 'sports', 'patio', 'park', 'garden', 'beach'],
  magical: ['rooftop', 'dessert', 'ice cream'],
};

/** 'Wine Bar' is intimate, not also lively: a phrase hides the shorter word inside it. */
const PHRASES: ReadonlyArray<readonly [pattern: RegExp, moods: readonly Mood[]]> = phraseTable();

function phraseTable() {
  const words = new Map<string, Mood[]>();
  for (const mood of MOODS) {
    for (const word of [...MOOD_WORDS[mood], mood]) words.set(word, [...(words.get(word) ?? []), mood]);
  }
  const longestFirst = [...words].sort(([a], [b]) => b.length - a.length);
  return longestFirst.map(([word, moods]) => [new RegExp(`\\b${word}s?\\b`, 'gi'), moods] as const);
}

export interface MoodSource {
  vibeTags?: readonly string[] | null;
  types?: readonly string[] | null;
  category?: string | null;
  subcategory?: string | null;
  isPin?: boolean;
}

/**
 * A place's moods from its vibe tags, types, category and subcategory (MOOD-05), in the order of {@link MOODS}.
 * Never empty: without a match a restaurant is intimate, a pin magical, anything else serene (MOOD-08 to MOOD-10). In the product
 * the SQL function detect_moods() of migration 0003 does it when a place is indexed; tests compare the two.
 */
export function detectMoods(place: MoodSource): Mood[] {
  const texts = [
    ...(place.vibeTags ?? []),
    ...(place.types ?? []),
    place.category ?? '',
    place.subcategory ?? '',
  ];
  const found = new Set<Mood>();
  for (const text of texts) {
    let rest = text;
    for (const [pattern, moods] of PHRASES) {
      if (rest.search(pattern) < 0) continue;
      for (const mood of moods) found.add(mood);
      rest = rest.replace(pattern, '|');
    }
  }
  if (found.size === 0) found.add(defaultMood(place));
  return MOODS.filter((mood) => found.has(mood));
}

function defaultMood(place: MoodSource): Mood {
  if (place.isPin) return 'magical';
  return place.category?.trim().toLowerCase() === 'restaurant' ? 'intimate' : 'serene';
}

/** Fraction of the selected moods that the place has, 0 to 1 (MOOD-11). No selection scores 0. */
export function moodScore(placeMoods: readonly string[], selected: readonly string[]): number {
  if (selected.length === 0) return 0;
  return selected.filter((mood) => placeMoods.includes(mood)).length / selected.length;
}
