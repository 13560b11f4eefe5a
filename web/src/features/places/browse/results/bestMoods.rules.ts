import type { PlaceCard } from '@liora/domain/contract/places';
import { MOODS, type Mood } from '@liora/domain/rules/moods';

const MOST = 3;
/** A mood that fits fewer than one place in five does not speak for the category. */
const LEAST_SHARE = 0.2;

/** What the found places are best for: the moods that most of them have, at most three. */
export function bestMoods(places: ReadonlyArray<Pick<PlaceCard, 'detectedMoods'>>): Mood[] {
  const count = (mood: Mood) => places.filter(({ detectedMoods }) => detectedMoods.includes(mood)).length;
  return MOODS.map((mood) => ({ mood, count: count(mood) }))
    .filter((entry) => entry.count > 0 && entry.count >= places.length * LEAST_SHARE)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ mood }) => mood);
}
