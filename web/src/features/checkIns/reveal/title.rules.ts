import type { CheckIn } from '@liora/domain/contract/checkInFacts';
import { checkInsText } from '../checkIns.text.ts';

/** 'A good week, and a tired one': the moods of both, one's own first. */
export function revealedTitle({ kind, mine, theirs }: Pick<CheckIn, 'kind' | 'mine' | 'theirs'>): string {
  const one = mine ?? theirs;
  if (!one) return checkInsText.takenAway;
  const first = checkInsText.first[kind][one.mood];
  if (!mine || !theirs) return first;
  if (mine.mood === theirs.mood) return checkInsText.alike(first);
  return checkInsText.both(first, checkInsText.second[theirs.mood]);
}
