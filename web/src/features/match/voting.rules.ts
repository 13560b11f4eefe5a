import type { MatchDeck } from '@liora/domain/contract/match';

export type Vote = MatchDeck['hand'][number]['vote'];

/** The hand with a vote on one card. */
export const withVote = (deck: MatchDeck, card: string, vote: Vote): MatchDeck => ({
  ...deck,
  hand: deck.hand.map((one) => (one.card.id === card ? { ...one, vote } : one)),
});

/** The card that lies on top: the first without a vote; null when there is none. */
export const topCard = ({ hand }: MatchDeck) => hand.find(({ vote }) => vote === null) ?? null;

export const countLeft = ({ hand }: MatchDeck): number => hand.filter(({ vote }) => vote === null).length;
