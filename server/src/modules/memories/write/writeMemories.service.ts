import type { MemoryContent } from '@liora/domain/contract/memories';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { MEMORIES_FROM_YEAR, MEMORIES_PER_HOUR, MEMORY_CHANGES_PER_HOUR } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockLinkShared } from '../../couples/joint/joint.service.ts';
import { addPartnerActivity } from '../../notifications/partnerActivity.service.ts';
import { arrangePhotos } from '../../photos/joint/jointPhotos.service.ts';
import { planCards } from '../../plans/plans.service.ts';
import { factsOf, getMemory } from '../read/readMemories.service.ts';
import {
  insertMemory,
  type LockedMemory,
  lockMemory,
  type MemoryFields,
  memoryOfRequest,
  updateMemory,
} from './memoryWrites.queries.ts';
import { placeOfMemory, requirePast } from './placeOfMemory.service.ts';

const CREATE_LIMIT = { name: 'memory', max: MEMORIES_PER_HOUR, windowSeconds: HOUR_SECONDS };
const CHANGE_LIMIT = { name: 'memory-change', max: MEMORY_CHANGES_PER_HOUR, windowSeconds: HOUR_SECONDS };

function fieldsOf(content: MemoryContent): MemoryFields {
  const { place_name, date_completed, rating, mood, reflection } = content;
  if (Number(date_completed.slice(0, 4)) < MEMORIES_FROM_YEAR) throw new ProductError('MEMORY_DATE');
  return { place_name, date_completed, rating, mood, reflection: reflection?.trim() || null };
}

const named = (content: MemoryContent) =>
  content.photos.map(({ id, caption }) => ({ id, caption: caption?.trim() || null }));

/** Keeps a memory once per request id; it is both's while the caller shares with a partner, unless they say otherwise. */
export async function createMemory(
  caller: SignedInCaller,
  input: MemoryContent & { request_id: string; plan_id: string | null; shared: boolean },
) {
  const { deps, viewer } = caller;
  const earlier = await memoryOfRequest(deps.db, viewer.userId, input.request_id);
  if (earlier) return getMemory(caller, earlier);
  const fields = fieldsOf(input);
  const place = await placeOfMemory(caller, input);
  requirePast(fields.date_completed, place.time_zone, deps.now());
  if (input.plan_id && (await planCards(caller, [input.plan_id])).length === 0)
    throw new ProductError('NOT_FOUND');
  const id = await deps.db.transaction().execute(async (trx) => {
    const link_id = input.shared ? await lockLinkShared(trx, viewer) : null;
    const { plan_id, request_id } = input;
    const memory = { ...fields, ...place, plan_id, request_id, link_id, user_id: viewer.userId };
    const stored = await insertMemory(trx, { ...memory, now: deps.now() });
    if (!stored.isNew) return stored.id;
    // Inside, so that one request that comes twice at once counts once.
    await takeFromLimit({ ...deps, db: trx }, CREATE_LIMIT, viewer.userId);
    const of = { kind: 'memory', subjectId: stored.id, userId: viewer.userId };
    await arrangePhotos(trx, { ...of, photos: named(input) }, deps.now());
    if (link_id) await notifyPartner(caller, trx, stored.id);
    return stored.id;
  });
  return getMemory(caller, id);
}

/** The partner is told of one of the caller's that is both's from now on. */
export async function notifyPartner({ deps, viewer }: SignedInCaller, trx: Db, id: string): Promise<void> {
  if (!viewer.partnerId) return;
  const to = { userId: viewer.partnerId, fromUserId: viewer.userId };
  await addPartnerActivity(deps, trx, { ...to, what: 'memories', ids: [id] });
}

/**
 * Does something to one of theirs while nobody else can, and answers with how it stands then. Whoever ends the link waits,
 * and afterwards what is the other one's is no longer there. @throws NOT_FOUND, RATE_LIMITED
 */
export async function withMemory(
  caller: SignedInCaller,
  id: string,
  work: (trx: Db, memory: LockedMemory, linkId: string | null) => Promise<void>,
) {
  const { deps, viewer } = caller;
  await takeFromLimit(deps, CHANGE_LIMIT, viewer.userId);
  await deps.db.transaction().execute(async (trx) => {
    const linkId = await lockLinkShared(trx, viewer);
    const memory = await lockMemory(trx, { ...viewer, linkId }, id);
    if (!memory) throw new ProductError('NOT_FOUND');
    await work(trx, memory, linkId);
  });
  return getMemory(caller, id);
}

/** Either of two changes what they saw as `version`; an older one is told how it stands now. */
export async function editMemory(
  caller: SignedInCaller,
  input: MemoryContent & { id: string; version: number },
) {
  const { deps, viewer } = caller;
  const fields = fieldsOf(input);
  const moved = input.place_id === undefined ? null : await placeOfMemory(caller, input);
  return withMemory(caller, input.id, async (trx, memory) => {
    if (memory.deleted_at) throw new ProductError('NOT_FOUND');
    if (memory.version !== input.version)
      throw new ProductError('MEMORY_CHANGED', { memory: await factsOf(caller, trx, memory.id) });
    requirePast(fields.date_completed, (moved ?? memory).time_zone, deps.now());
    const by = { edited_by: viewer.userId, ...(memory.user_id !== viewer.userId && { of_both: true }) };
    await updateMemory(trx, memory.id, { ...fields, ...moved, ...by }, deps.now());
    const of = { kind: 'memory', subjectId: memory.id, userId: viewer.userId };
    await arrangePhotos(trx, { ...of, photos: named(input) }, deps.now());
  });
}
