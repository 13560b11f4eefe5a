import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { lockLinkShared } from '../../couples/joint/joint.service.ts';
import { lockPartner } from '../../couples/joint/partnerViewer.service.ts';
import { addPartnerActivity, withdrawPartnerActivity } from '../../notifications/partnerActivity.service.ts';
import { everyIdOf } from '../../places/cards/cards.service.ts';
import { noteSeen, setShared, unseenBy } from './sharedSaves.queries.ts';

/** Shares rows of the caller's own list, or keeps them to the caller. Without a partner it is what a next one will see. */
export async function shareSaves(
  { deps, viewer }: SignedInCaller,
  { ids, shared }: { ids: readonly string[]; shared: boolean },
) {
  return deps.db.transaction().execute(async (trx) => {
    const partner = await lockPartner(deps, trx, viewer);
    const changed = await setShared(trx, viewer.userId, ids, shared);
    const rows = changed.map(({ id }) => id);
    if (partner && shared) await notifyOfSaves(deps, trx, { viewer, partner }, rows);
    if (partner && !shared)
      await withdrawSaves(
        trx,
        { viewer, partner },
        changed.map(({ place_id }) => place_id),
      );
    return { ids: rows };
  });
}

/** The caller has looked at rows of their partner's. Nobody learns of it but the caller's own devices. */
export async function markSavesSeen({ deps, viewer }: SignedInCaller, ids: readonly string[]) {
  await deps.db.transaction().execute(async (trx) => {
    if (await lockLinkShared(trx, viewer)) await noteSeen(trx, viewer, ids);
  });
  return {};
}

interface Two {
  viewer: Viewer;
  partner: Viewer;
}

/** Tells a partner of rows that they see now and have not looked at (NOTIF-06), in the transaction of what made them so. */
export async function notifyOfSaves(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  { viewer, partner }: Two,
  ids: readonly string[],
): Promise<void> {
  await addPartnerActivity(deps, trx, {
    userId: partner.userId,
    fromUserId: viewer.userId,
    what: 'places',
    ids: await unseenBy(trx, partner, ids),
  });
}

/** What a partner has not read of yet, and sees no more, is not told of any longer. */
export async function withdrawSaves(
  trx: Db,
  { viewer, partner }: Two,
  placeIds: readonly string[],
): Promise<void> {
  await withdrawPartnerActivity(trx, {
    userId: partner.userId,
    fromUserId: viewer.userId,
    what: 'places',
    // It was told of under the id that a place had by then.
    ids: await everyIdOf(trx, placeIds),
  });
}
