import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { BUCKET_UNDO_MINUTES } from '@liora/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { retrying } from '../../lib/retry.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { offerUndo } from '../platform/recentChanges/recentChanges.store.ts';
import { changeItems } from './bucketCache.actions.ts';
import { bucketText } from './bucketLists.text.ts';
import { refreshBucketList } from './bucketTopics.effects.ts';
import { nameOf } from './itemWords.rules.ts';

/** Does what a press asks for; whatever came of it, the list is asked for again. A failure is told of, and thrown on. */
async function attempt<Result>(queries: QueryClient, work: () => Promise<Result>): Promise<Result> {
  try {
    return await retrying(work);
  } catch (error) {
    const code = errorCode(error);
    toast(code === 'BUCKET_CHANGED' ? bucketText.changedMeanwhile : errorText(error), { kind: 'error' });
    if (code === 'UNAUTHENTICATED') void queries.invalidateQueries(orpc.platform.start.queryOptions());
    throw error;
  } finally {
    refreshBucketList(queries);
  }
}

/** The same, where nothing follows from a failure. */
const press = <Result>(queries: QueryClient, work: () => Promise<Result>): Promise<Result | null> =>
  attempt(queries, work).catch(() => null);

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
  offerUndo(doneOn === null ? bucketText.markedOpen : bucketText.markedDone, {
    kind: 'success',
    label: bucketText.undo,
    about: nameOf(item),
    undo: () => attempt(queries, () => client.bucketLists.done({ id, done_on: was, was: doneOn })),
  });
  return true;
}

export async function removeItem(queries: QueryClient, item: BucketItem): Promise<void> {
  const { id } = item;
  await holdBack(queries);
  changeItems(queries, (one) => (one.id === id ? null : one));
  const removed = await press(queries, () => client.bucketLists.remove({ ids: [id] }));
  if (!removed) return;
  offerUndo(bucketText.removed, {
    kind: 'success',
    label: bucketText.undo,
    about: nameOf(item),
    minutes: BUCKET_UNDO_MINUTES,
    undo: () => attempt(queries, () => client.bucketLists.restore({ ids: [id] })),
  });
}
