import type { CardRef } from './drawHands.rules.ts';

const keyOf = ({ kind, ref }: CardRef): string => `${kind} ${ref}`;

/**
 * Candidates that the pair was not dealt lately: of a card that came back week after week without a match, somebody would
 * know in the end what the other one says. Where too few are left, those dealt the longest ago come back.
 */
export function withoutResting(
  candidates: readonly CardRef[],
  lately: readonly CardRef[],
  enough: number,
): CardRef[] {
  const rests = new Map(lately.map((card, i) => [keyOf(card), i]));
  const fresh = candidates.filter((card) => !rests.has(keyOf(card)));
  const again = candidates
    .filter((card) => rests.has(keyOf(card)))
    .sort((a, b) => (rests.get(keyOf(a)) ?? 0) - (rests.get(keyOf(b)) ?? 0));
  return [...fresh, ...again.slice(0, Math.max(0, enough - fresh.length))];
}
