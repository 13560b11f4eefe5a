import { randomUUID } from 'node:crypto';
import { bucketListInput } from '@liora/domain/contract/bucketLists';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { listBucket } from '../read/list.service.ts';
import { type AddInput, addItem } from '../write/add.service.ts';

const NOTHING_MORE = { title: null, season: null, budget: null, effort: null, note: null, shared: true };

/** An item that somebody adds: an idea unless it is of something else. */
export async function want(who: SignedInCaller, title: string | null, more: Partial<AddInput> = {}) {
  const input = { ...NOTHING_MORE, request_id: randomUUID(), of: { kind: 'idea' } as const, wish: 0 };
  return (await addItem(who, { ...input, title, ...more })).item;
}

/** Somebody's list as they see it. */
export const listOf = (who: SignedInCaller, more: object = {}) =>
  listBucket(who, bucketListInput.parse({ year: 2026, limit: 100, ...more }));

export const titlesOf = async (who: SignedInCaller, more: object = {}) =>
  (await listOf(who, more)).items.map(({ title }) => title);

/** What an edit sends of an item that stays as it is. */
export const detailsOf = ({
  id,
  version,
  title,
  season,
  budget,
  effort,
  note,
  shared,
}: Awaited<ReturnType<typeof want>>) => ({ id, version, title, season, budget, effort, note, shared });
