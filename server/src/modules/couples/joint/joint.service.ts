import type { Person } from '@liora/domain/contract/common';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { lockAcceptedLink, lockLinkedPerson, personOf } from './joint.queries.ts';

/**
 * The link under which something is written for two, held until the transaction ends: whoever ends the link waits for it,
 * so that nothing is left with a link that is over. Null: whoever writes shares with nobody, or no longer.
 */
export async function lockLinkShared(trx: Db, viewer: Viewer): Promise<string | null> {
  if (viewer.linkId === null) return null;
  return (await lockLinkedPerson(trx, viewer.userId, viewer.linkId)) ? viewer.linkId : null;
}

/** Like {@link lockLinkShared}, and whatever the two write for each other by this takes turns. */
export async function lockLink(
  trx: Db,
  viewer: Viewer,
): Promise<{ linkId: string; partnerId: string } | null> {
  const { linkId, partnerId } = viewer;
  if (linkId === null || partnerId === null) return null;
  return (await lockAcceptedLink(trx, linkId)) ? { linkId, partnerId } : null;
}

/** The caller's partner by the name of today; null while the two share nothing. */
export async function partnerOf({ deps, viewer }: SignedInCaller): Promise<Person | null> {
  return viewer.partnerId === null ? null : personOf(deps.db, viewer.partnerId);
}
