import { HOUR_SECONDS } from '@liora/domain/durations';
import { MATCH_VOTES_PER_HOUR } from '@liora/domain/limits';
import type { MatchVote } from '@liora/domain/rules/matchDeck';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { isRevealed, readVote, storedVote } from '../match.views.ts';
import { lockDeck, storeVote } from './vote.queries.ts';

const VOTE_LIMIT = { name: 'match vote', max: MATCH_VOTES_PER_HOUR, windowSeconds: HOUR_SECONDS };

export interface VoteInput {
  id: string;
  card: string;
  vote: MatchVote | null;
  was: MatchVote | null;
}

/** Yes, no and taking it back are the same statements on rows of the same size; nothing but the one row changes. */
export async function voteOn(
  { deps, viewer }: SignedInCaller,
  input: VoteInput,
): Promise<{ vote: MatchVote | null }> {
  const { linkId, userId } = viewer;
  if (linkId === null) throw new ProductError('NOT_FOUND');
  await takeFromLimit(deps, VOTE_LIMIT, userId);
  const stands = await deps.db.transaction().execute(async (trx) => {
    const deck = await lockDeck(trx, linkId, input.id);
    if (!deck) throw new ProductError('NOT_FOUND');
    if (isRevealed(deck, deps.now())) throw new ProductError('MATCH_CLOSED');
    const { card } = input;
    const [vote, was] = [storedVote(input.vote), storedVote(input.was)];
    return storeVote(trx, { deckId: deck.id, userId, card, vote, was });
  });
  if (stands === undefined) throw new ProductError('NOT_FOUND');
  return { vote: readVote(stands) };
}
