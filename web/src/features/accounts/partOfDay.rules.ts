const MORNING = 5;
const NOON = 12;
const EVENING = 17;

/**
 * The part of the reader’s own day, for greeting them: times of an area go by its clocks, people by theirs. Who is still up
 * before five is in last evening.
 */
export function partOfDay(at: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = at.getHours();
  if (hour < MORNING || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'afternoon';
}
