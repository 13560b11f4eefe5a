import type { MatchDeck } from '@liora/domain/contract/match';
import { MINUTE_MS } from '@liora/domain/durations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../../lib/api.ts';
import { retrying } from '../../lib/retry.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { offerUndo } from '../platform/recentChanges/recentChanges.store.ts';
import { currentDeckQuery, refreshDecks, VOTES } from './match.queries.ts';
import { matchText } from './match.text.ts';
import { type Vote, withVote } from './voting.rules.ts';

/** What a press does to a card of the hand, at once and then on the server; and taking the last one back. */
export function useVoting(deck: MatchDeck) {
  const queries = useQueryClient();
  const { queryKey } = currentDeckQuery();
  /** Cards in the order of the presses here. */
  const pressed = useRef<string[]>([]);
  const show = (card: string, vote: Vote) =>
    queries.setQueryData(queryKey, (now) => (now?.deck ? { deck: withVote(now.deck, card, vote) } : now));
  const { mutateAsync } = useMutation({
    mutationKey: VOTES,
    // One after the other, so that the last answer is the newest.
    scope: { id: VOTES[0] },
    mutationFn: ({ card, vote, was }: { card: string; vote: Vote; was: Vote }) =>
      retrying(() => client.match.vote({ id: deck.id, card, vote, was })),
    onMutate: async ({ card, vote }) => {
      await queries.cancelQueries({ queryKey });
      show(card, vote);
    },
    onSuccess: ({ vote }, { card }) => show(card, vote),
    onError: (error) => void toast(matchText.failed, { description: errorText(error), kind: 'error' }),
    onSettled: () => refreshDecks(queries, { except: 1 }),
  });
  const cast = (card: string, vote: Vote) => {
    const was = deck.hand.find((one) => one.card.id === card)?.vote ?? null;
    // What failed has been told of.
    if (was !== vote) mutateAsync({ card, vote, was }).catch(() => undefined);
  };
  /** Votes that were taken back together, of those cards that have none since. */
  const restore = (votes: MatchDeck['hand']) => {
    const now = queries.getQueryData(queryKey)?.deck?.hand ?? [];
    const open = new Set(now.flatMap(({ card, vote }) => (vote === null ? card.id : [])));
    return Promise.all(
      votes
        .filter(({ card }) => open.has(card.id))
        .map(({ card, vote }) => mutateAsync({ card: card.id, vote, was: null })),
    );
  };
  return {
    vote: (card: string, vote: Exclude<Vote, null>) => {
      pressed.current.push(card);
      cast(card, vote);
    },
    /** The last card that was pressed here, else the last one of the hand with a vote. */
    undo: () => {
      const card = pressed.current.pop() ?? deck.hand.findLast(({ vote }) => vote !== null)?.card.id;
      if (card) cast(card, null);
    },
    /** All votes are taken back one by one; a toast gives them back until the deck opens. */
    again: () => {
      const votes = deck.hand.filter(({ vote }) => vote !== null);
      offerUndo(matchText.cleared, {
        label: matchText.restore,
        about: matchText.title,
        minutes: (Date.parse(deck.reveals_at) - Date.now()) / MINUTE_MS,
        undo: () => restore(votes),
      });
      for (const { card } of deck.hand) cast(card.id, null);
      pressed.current = [];
    },
  };
}
