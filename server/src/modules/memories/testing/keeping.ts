import { randomUUID } from 'node:crypto';
import type { Memory } from '@liora/domain/contract/memories';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { photosAreUploadedFor } from '../../photos/testing/shownThings.ts';
import { createMemory, editMemory } from '../write/writeMemories.service.ts';

type Content = Omit<Parameters<typeof createMemory>[1], 'request_id'>;

/** What somebody writes of an evening. */
export const evening = (part: Partial<Content> = {}): Content => ({
  place_name: 'The corner table',
  date_completed: '2026-05-10',
  rating: 9,
  mood: null,
  reflection: 'We missed our stop twice.',
  photos: [],
  time_zone: 'America/Los_Angeles',
  plan_id: null,
  shared: true,
  ...part,
});

/** Keeps a memory, with as many photos of their own. */
export async function keep(who: SignedInCaller, part: Partial<Content> = {}, photos = 0): Promise<Memory> {
  const ids = await photosAreUploadedFor(who, 'memory', photos);
  const own = ids.map((id, n) => ({ id, caption: `Photo ${n + 1}` }));
  const { memory } = await createMemory(who, { ...evening(part), photos: own, request_id: randomUUID() });
  return memory;
}

/** Changes some of what they see. */
export async function change(who: SignedInCaller, seen: Memory, part: Partial<Content>): Promise<Memory> {
  const { id, version, place_name, date_completed, rating, mood, reflection } = seen;
  const photos = seen.photos.map(({ id: photo, caption }) => ({ id: photo, caption }));
  const same = { place_name, date_completed, rating, mood, reflection, photos, time_zone: 'UTC' };
  const { memory } = await editMemory(who, { ...same, ...part, id, version });
  return memory;
}
