import type { PlaceCard, SearchInput } from '@liora/domain/contract/places';
import { moodScore } from '@liora/domain/rules/moods';

/**
 * The places of an answer, nearest to another place first (SRCH-20, SRCH-21). What goes before distance does not depend on
 * where one stands and stays: open before unknown, the better match, the better score, and whether the text names it. The
 * last is known to the server alone, but leaves its mark: where the distances of an answer fall, the next of them begin.
 */
export function nearestFirst(
  places: readonly PlaceCard[],
  asked: SearchInput,
  milesTo: (place: PlaceCard) => number | null,
): PlaceCard[] {
  return runsOf(places, asked).flatMap((run) =>
    run.toSorted((a, b) => (milesTo(a) ?? 0) - (milesTo(b) ?? 0) || 0),
  );
}

/** Neighbours that only distance has put in order. */
function runsOf(places: readonly PlaceCard[], asked: SearchInput): PlaceCard[][] {
  const runs: PlaceCard[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isOnlyFarther(last, place, asked)) run.push(place);
    else runs.push([place]);
  }
  return runs;
}

function isOnlyFarther(last: PlaceCard, next: PlaceCard, asked: SearchInput): boolean {
  if (rankOf(last, asked) !== rankOf(next, asked)) return false;
  return (last.distanceMiles ?? 0) <= (next.distanceMiles ?? 0);
}

function rankOf(place: PlaceCard, { openAt, sort, moods = [] }: SearchInput): string {
  const byMood = moods.length > 0 && (sort ?? 'mood') === 'mood';
  return JSON.stringify([
    place.distanceMiles === null,
    openAt !== undefined && place.opening.state,
    sort === 'score' && place.sparkScore,
    byMood && moodScore(place.detectedMoods, moods),
  ]);
}
