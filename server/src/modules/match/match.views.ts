import type { MatchCard, MatchDeck } from '@liora/domain/contract/match';
import type { MatchVote } from '@liora/domain/rules/matchDeck';
import type { Face } from './faces.service.ts';
import type { CardRow, DeckRow, StoredVote } from './match.queries.ts';

const STORED = { yes: 'y', no: 'n' } as const;

export const storedVote = (vote: MatchVote | null): StoredVote => (vote === null ? '-' : STORED[vote]);

export function readVote(vote: StoredVote): MatchVote | null {
  if (vote === '-') return null;
  return vote === 'y' ? 'yes' : 'no';
}

export const isRevealed = ({ reveals_at, settled_at }: DeckRow, now: Date): boolean =>
  reveals_at <= now || settled_at !== null;

/** Cards that cannot be seen by both are left out, so that nothing counts them. */
export function toDeck(
  deck: DeckRow,
  { hand, matches }: { hand: readonly CardRow[]; matches: readonly CardRow[] | null },
  faces: ReadonlyMap<CardRow, Face>,
  now: Date,
): MatchDeck {
  const cardOf = (row: CardRow): MatchCard[] => {
    const face = faces.get(row);
    return face ? [{ id: row.id, ...face }] : [];
  };
  return {
    id: deck.id,
    reveals_at: deck.reveals_at.toISOString(),
    time_zone: deck.time_zone,
    is_revealed: isRevealed(deck, now),
    hand: hand.flatMap((row) => cardOf(row).map((card) => ({ card, vote: readVote(row.vote) }))),
    matches: matches?.flatMap(cardOf) ?? null,
  };
}
