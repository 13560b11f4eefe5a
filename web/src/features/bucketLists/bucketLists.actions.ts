import type { BucketItem } from '@liora/domain/contract/bucketItem';
import type { QueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { retrying } from '../../lib/retry.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { changeItems } from './bucketCache.actions.ts';
import { bucketText } from './bucketLists.text.ts';
import { refreshBucketList } from './bucketTopics.effects.ts';

/** Does what a press asks for; whatever came of it, the list is asked for again. */
async function press<Result>(queries: QueryClient, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await retrying(work);
  } catch (error) {
    const code = errorCode(error);
    toast(code === 'BUCKET_CHANGED' ? bucketText.changedMeanwhile : errorText(error), { kind: 'error' });
    if (code === 'UNAUTHENTICATED') void queries.invalidateQueries(orpc.platform.start.queryOptions());
    return null;
  } finally {
    refreshBucketList(queries);
  }
}

/** An answer that was asked for before a press would undo it on screen. */
const holdBack = (queries: QueryClient) => queries.cancelQueries({ queryKey: orpc.bucketLists.key() });

export async function setWish(queries: QueryClient, { id, wishes }: BucketItem, wish: number): Promise<void> {
  await holdBack(queries);
  changeItems(queries, (item) => (item.id === id ? { ...item, wishes: { ...wishes, mine: wish } } : item));
  await press(queries, () => client.bucketLists.wish({ id, wish }));
}

/** On which day it was done, or that it was not; a toast takes it back. Answers whether it is so now. */
export async function markDone(
  queries: QueryClient,
  item: BucketItem,
  doneOn: string | null,
): Promise<boolean> {
  const { id, done_on: was } = item;
  await holdBack(queries);
  changeItems(queries, (one) => (one.id === id ? null : one));
  const done = await press(queries, () => client.bucketLists.done({ id, done_on: doneOn, was }));
  if (!done) return false;
  const undo = () => void press(queries, () => client.bucketLists.done({ id, done_on: was, was: doneOn }));
  toast(doneOn === null ? bucketText.markedOpen : bucketText.markedDone, {
    kind: 'success',
    action: { label: bucketText.undo, onPress: undo },
  });
  return true;
}

export async function removeItem(queries: QueryClient, { id }: BucketItem): Promise<void> {
  await holdBack(queries);
  changeItems(queries, (item) => (item.id === id ? null : item));
  const removed = await press(queries, () => client.bucketLists.remove({ ids: [id] }));
  if (!removed) return;
  toast(bucketText.removed, {
    kind: 'success',
    action: {
      label: bucketText.undo,
      onPress: () => void press(queries, () => client.bucketLists.restore({ ids: [id] })),
    },
  });
}
