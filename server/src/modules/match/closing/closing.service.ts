import { MATCH_DECKS_AT_ONCE } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import {
  type DueDeck,
  deleteDecks,
  eraseUnmatched,
  lockDueDecks,
  markClosed,
  peopleOf,
} from './closing.queries.ts';

/** Settles what is due of one pair; else it is the job's. */
export const closeDeckOf = (deps: Pick<Deps, 'db' | 'now' | 'queue'>, linkId: string) =>
  closeDue(deps, linkId);

/**
 * Settles decks whose time has come, each once: votes that met none are erased, and both are told in the same words
 * whatever is in it. Where the two share nothing any more the deck goes without a word. What is shown does not wait for
 * this: that is the clock's. How many were settled.
 */
export async function closeDue(deps: Pick<Deps, 'db' | 'now' | 'queue'>, linkId?: string): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const due = await lockDueDecks(trx, { now, limit: MATCH_DECKS_AT_ONCE, ...(linkId && { linkId }) });
    if (due.length === 0) return 0;
    const idsOf = (decks: readonly DueDeck[]) => decks.map(({ id }) => id);
    const shared = due.filter(({ shares }) => shares);
    await deleteDecks(trx, idsOf(due.filter(({ shares }) => !shares)));
    await eraseUnmatched(trx, idsOf(shared));
    await markClosed(trx, idsOf(shared), now);
    await notifyBoth(deps, trx, shared);
    return due.length;
  });
}

async function notifyBoth(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  decks: readonly DueDeck[],
): Promise<void> {
  const deckOf = new Map(decks.map(({ id, link_id }) => [link_id, id]));
  for (const { user_id, link_id } of await peopleOf(trx, [...deckOf.keys()]))
    await addNotification(deps, trx, {
      userId: user_id,
      fromUserId: null,
      type: 'match_opened',
      data: { deck_id: deckOf.get(link_id) ?? '' },
    });
}
