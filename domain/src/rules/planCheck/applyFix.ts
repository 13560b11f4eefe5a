import type { Fix, Slot } from './finding.ts';

type Arranged = Extract<Fix, { stops: readonly Slot[] }>;

/** The stops as a fix arranges them: whatever else is known of each stays with it. */
export function applyFix<Stop extends Slot>(stops: readonly Stop[], { stops: slots }: Arranged): Stop[] {
  return slots.flatMap(({ place_id, starts_at }) => {
    const stop = stops.find((other) => other.place_id === place_id);
    return stop ? [{ ...stop, starts_at }] : [];
  });
}
