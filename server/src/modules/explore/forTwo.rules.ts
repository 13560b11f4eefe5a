import { FOR_TWO_KINDS } from '@liora/domain/limits';

interface Saved {
  saved_by: readonly ('me' | 'partner')[];
  place: { subcategory: string | null };
}

/** Kinds of place that both saved, those first of which the one who has fewer has most; then by name. */
export function kindsOfBoth(saved: readonly Saved[]): string[] {
  const counts = new Map<string, { me: number; partner: number }>();
  for (const { saved_by, place } of saved) {
    if (place.subcategory === null) continue;
    const count = counts.get(place.subcategory) ?? { me: 0, partner: 0 };
    for (const who of saved_by) count[who] += 1;
    counts.set(place.subcategory, count);
  }
  return [...counts]
    .map(([kind, { me, partner }]) => ({ kind, least: Math.min(me, partner) }))
    .filter(({ least }) => least > 0)
    .sort((a, b) => b.least - a.least || (a.kind < b.kind ? -1 : 1))
    .slice(0, FOR_TWO_KINDS)
    .map(({ kind }) => kind);
}
