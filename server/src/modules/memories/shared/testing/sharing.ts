import { randomUUID } from 'node:crypto';
import type { MemoryShare } from '@liora/domain/contract/sharedMemories';
import type { SignedInCaller } from '../../../../rpc/context.ts';
import { getMemory } from '../../read/readMemories.service.ts';
import { createShare } from '../shares.service.ts';

/** Makes a link to one of their memories, with these of its photos, or all. */
export async function share(
  who: SignedInCaller,
  memory_id: string,
  part: { photos?: readonly string[]; request_id?: string } = {},
): Promise<MemoryShare> {
  const { memory } = await getMemory(who, memory_id);
  const { place_name, date_completed, rating, reflection } = memory;
  const made = await createShare(who, {
    ...{ memory_id, place_name, date_completed, rating, reflection },
    request_id: part.request_id ?? randomUUID(),
    photos: part.photos ?? memory.photos.map(({ id }) => id),
  });
  return made.share;
}
