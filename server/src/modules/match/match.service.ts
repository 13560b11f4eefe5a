import type { MatchDeck } from '@liora/domain/contract/match';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { partnerCaller } from '../couples/joint/partnerViewer.service.ts';
import { seenByBoth } from './faces.service.ts';
import { type DeckRow, findDeck, handOf, matchesOf, newestDeck } from './match.queries.ts';
import { isRevealed, toDeck } from './match.views.ts';

/** The newest deck of the caller's pair, or null. */
export async function currentDeck(caller: SignedInCaller): Promise<{ deck: MatchDeck | null }> {
  const { deps, viewer } = caller;
  const row = viewer.linkId === null ? undefined : await newestDeck(deps.db, viewer.linkId);
  return { deck: row ? await shown(caller, row) : null };
}

export async function getDeck(caller: SignedInCaller, id: string): Promise<{ deck: MatchDeck }> {
  const { deps, viewer } = caller;
  const row = viewer.linkId === null ? undefined : await findDeck(deps.db, viewer.linkId, id);
  const deck = row && (await shown(caller, row));
  if (!deck) throw new ProductError('NOT_FOUND');
  return { deck };
}

/**
 * A deck as its reader's own hand, or what both want once its time has come. Of the other hand nothing is read before; of
 * votes that met none, one's own too, nothing afterwards. Null: they share with nobody any more.
 */
async function shown(caller: SignedInCaller, deck: DeckRow): Promise<MatchDeck | null> {
  const { deps, viewer } = caller;
  const now = deps.now();
  const partner = await partnerCaller(caller);
  if (!partner) return null;
  const rows = isRevealed(deck, now)
    ? { hand: [], matches: await matchesOf(deps.db, deck.id, viewer.userId, now) }
    : { hand: await handOf(deps.db, deck.id, viewer.userId), matches: null };
  const faces = await seenByBoth(caller, partner, rows.matches ?? rows.hand);
  return toDeck(deck, rows, faces, now);
}
