import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { withdrawPartnerActivity } from '../../notifications/partnerActivity.service.ts';
import { letPhotosGo, restorePhotoOf, shareWithoutTrash } from '../../photos/joint/jointPhotos.service.ts';
import { isOfBoth } from '../memories.policy.ts';
import { restorableSince } from '../memories.views.ts';
import { endSharesOfOthers } from '../shared/shares.queries.ts';
import { putWords, setDeleted, setLink } from './memoryWrites.queries.ts';
import { notifyPartner, withMemory } from './writeMemories.service.ts';

/**
 * Its maker makes it both's, or takes it back while nobody else has added to it. Links that the other one made end with that,
 * and who has not read of it yet is not told of it any more.
 */
export const shareMemory = (caller: SignedInCaller, { id, shared }: { id: string; shared: boolean }) =>
  withMemory(caller, id, async (trx, memory, linkId) => {
    if (memory.user_id !== caller.viewer.userId) throw new ProductError('NOT_OWNER');
    if (shared) {
      if (!linkId || memory.link_id === linkId) return;
      await setLink(trx, memory.id, linkId);
      await shareWithoutTrash(trx, { kind: 'memory', subjectId: memory.id });
      // Of what lies in the trash there is nothing to be told.
      if (!memory.deleted_at) await notifyPartner(caller, trx, memory.id);
      return;
    }
    if (memory.link_id && isOfBoth(memory)) throw new ProductError('MEMORY_OF_BOTH');
    await setLink(trx, memory.id, null);
    await withdrawFromPartner(trx, caller, memory.id);
    const now = caller.deps.now();
    const ended = await endSharesOfOthers(trx, memory.id, caller.viewer.userId, now);
    await letPhotosGo(trx, 'shared_memory', ended, now);
  });

/** What the caller writes for the other one alone, or takes back. Nothing else of the memory changes. */
export const writeWords = (caller: SignedInCaller, { id, words }: { id: string; words: string | null }) =>
  withMemory(caller, id, async (trx, memory) => {
    if (memory.deleted_at) throw new ProductError('NOT_FOUND');
    const { viewer, deps } = caller;
    const said = { memory_id: memory.id, user_id: viewer.userId, now: deps.now() };
    await putWords(trx, { ...said, words: words?.trim() || null });
  });

/** Into the trash, by either of two; once more it stays where it is. */
export const deleteMemory = (caller: SignedInCaller, id: string) =>
  withMemory(caller, id, async (trx, memory) => {
    if (memory.deleted_at) return;
    await setDeleted(trx, memory.id, caller.deps.now());
    // Of what lies in the trash there is nothing to be told.
    await withdrawFromPartner(trx, caller, memory.id);
  });

async function withdrawFromPartner(trx: Db, { viewer }: SignedInCaller, id: string): Promise<void> {
  const { userId: fromUserId, partnerId } = viewer;
  if (partnerId === null) return;
  await withdrawPartnerActivity(trx, { userId: partnerId, fromUserId, what: 'memories', ids: [id] });
}

/** Out of the trash, by either of two. What has lain there for thirty days is gone. */
export const restoreMemory = (caller: SignedInCaller, id: string) =>
  withMemory(caller, id, async (trx, memory) => {
    if (!memory.deleted_at) return;
    if (memory.deleted_at < restorableSince(caller.deps.now())) throw new ProductError('NOT_FOUND');
    await setDeleted(trx, memory.id, null);
  });

/** One of its photos out of the trash, by either of two; it comes last. */
export const restorePhoto = (caller: SignedInCaller, { id, photo }: { id: string; photo: string }) =>
  withMemory(caller, id, async (trx, memory) => {
    if (memory.deleted_at) throw new ProductError('NOT_FOUND');
    const of = { kind: 'memory', subjectId: memory.id, userId: caller.viewer.userId };
    await restorePhotoOf(trx, of, photo, restorableSince(caller.deps.now()));
  });
