import type { BucketDetails } from '@liora/domain/contract/bucketLists';
import { BUCKET_ITEMS_MAX } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { addPartnerActivity, withdrawPartnerActivity } from '../../notifications/partnerActivity.service.ts';
import { placeCopies } from '../../places/cards/cards.service.ts';
import { planCards } from '../../plans/plans.service.ts';
import { countItems } from '../bucketLists.queries.ts';
import { showItem } from '../read/list.service.ts';
import { insertItem, itemOfRequest, type NewSubject, storeWish } from './bucketWrites.queries.ts';
import { writing } from './writing.service.ts';

export type NewItemOf =
  | { kind: 'place'; place_id: string }
  | { kind: 'plan'; plan_id: string }
  | { kind: 'idea' };
export interface AddInput extends BucketDetails {
  request_id: string;
  of: NewItemOf;
  wish: number;
}

/** Adds an item once per request id; the partner hears of what is shared. Throws NOT_FOUND, TITLE_REQUIRED, BUCKET_FULL. */
export async function addItem(
  caller: SignedInCaller,
  { request_id, of, wish, shared, ...details }: AddInput,
) {
  const { deps } = caller;
  const earlier = await itemOfRequest(deps.db, caller.viewer.userId, request_id);
  if (earlier) return showItem(caller, earlier);
  const subject = await subjectOf(caller, of);
  const title = ownTitle(subject.kind, details.title);
  const id = await writing(caller, { adds: true }, async (trx, viewer) => {
    const before = await itemOfRequest(trx, viewer.userId, request_id);
    if (before) return before;
    if ((await countItems(trx, viewer)) >= BUCKET_ITEMS_MAX) throw new ProductError('BUCKET_FULL');
    const link_id = shared ? viewer.linkId : null;
    const item = { ...subject, ...details, title, note: details.note || null };
    const stored = await insertItem(
      trx,
      { ...item, user_id: viewer.userId, link_id, request_id },
      deps.now(),
    );
    if (wish > 0) await storeWish(trx, stored, viewer.userId, wish);
    if (link_id !== null) await notifyPartner(deps, trx, viewer, stored);
    return stored;
  });
  return showItem(caller, id);
}

/** The words of an item; without a place or plan it has nothing else. */
export function ownTitle(kind: NewSubject['kind'], title: string | null): string | null {
  if (kind === 'idea' && !title) throw new ProductError('TITLE_REQUIRED');
  return title || null;
}

export async function notifyPartner(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const { partnerId, userId } = viewer;
  if (partnerId === null) return;
  await addPartnerActivity(deps, trx, { userId: partnerId, fromUserId: userId, what: 'bucket', ids: [id] });
}

/** Who has not read of the viewer's items yet is not told of them any more. */
export async function withdrawFromPartner(
  trx: Db,
  { partnerId, userId: fromUserId }: Viewer,
  ids: readonly string[],
): Promise<void> {
  if (partnerId === null) return;
  await withdrawPartnerActivity(trx, { userId: partnerId, fromUserId, what: 'bucket', ids });
}

/** What the caller may see of it today, as the server knows it; of a pin no more than its id is kept. */
async function subjectOf(caller: SignedInCaller, of: NewItemOf): Promise<NewSubject> {
  if (of.kind === 'idea') return { kind: 'idea', place_id: null, place_name: null, plan_id: null };
  if (of.kind === 'plan') {
    const [plan] = await planCards(caller, [of.plan_id]);
    if (!plan) throw new ProductError('NOT_FOUND');
    return { kind: 'plan', place_id: null, place_name: null, plan_id: plan.id };
  }
  const copy = (await placeCopies(caller.deps.db, caller.viewer, [of.place_id])).get(of.place_id);
  if (!copy) throw new ProductError('NOT_FOUND');
  const place_name = copy.source === PINS ? null : copy.name;
  return { kind: 'place', place_id: copy.place_id, place_name, plan_id: null };
}

const PINS = 2;
