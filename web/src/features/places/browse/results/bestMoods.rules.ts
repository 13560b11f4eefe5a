import type { PlaceCard } from '@liora/domain/contract/places';
import { BEST_MOOD_MIN_SHARE, BEST_MOODS_SHOWN } from '@liora/domain/limits';
import { MOODS, type Mood } from '@liora/domain/rules/moods';

/** What the found places are best for: the moods that most of them have, at most three. */
export function bestMoods(places: ReadonlyArray<Pick<PlaceCard, 'detectedMoods'>>): Mood[] {
  const count = (mood: Mood) => places.filter(({ detectedMoods }) => detectedMoods.includes(mood)).length;
  return MOODS.map((mood) => ({ mood, count: count(mood) }))
    .filter((entry) => entry.count > 0 && entry.count >= places.length * BEST_MOOD_MIN_SHARE)
    .sort((a, b) => b.count - a.count)
    .slice(0, BEST_MOODS_SHOWN)
    .map(({ mood }) => mood);
}
