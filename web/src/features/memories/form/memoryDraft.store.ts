import { MOODS } from '@liora/domain/rules/moods';
import { readJson, removeStored, writeJson } from '../../../lib/browserStorage.ts';
import { photosAreGone } from '../../../lib/photosPending.ts';
import { z } from '../../../lib/zod.ts';
import type { MemoryDraft } from './memoryDraft.forms.ts';

/** A new memory as it was left, whole. */
export interface StoredDraft {
  /** So that what was sent and not answered is sent as the same. */
  requestId: string;
  draft: MemoryDraft;
  onlyMe: boolean;
  /** For the partner alone. */
  words: string;
}

/** Of a place, plan, day or name that it was begun from; of each there is one draft. */
export interface DraftSubject {
  place: string | undefined;
  from: string | undefined;
  on: string | undefined;
  called?: string | undefined;
}

const photo = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  thumbhash: z.string(),
  caption: z.string().nullable(),
});
const stored = z.object({
  user_id: z.string(),
  stored_at: z.number(),
  request_id: z.uuid(),
  only_me: z.boolean(),
  words: z.string(),
  draft: z.object({
    place_name: z.string(),
    place_id: z.string().nullable().optional(),
    date_completed: z.string(),
    rating: z.number().nullable(),
    mood: z.enum(MOODS).nullable(),
    reflection: z.string(),
    photos: z.array(photo),
  }),
});

/** Its name says 'partner': what was written for them goes with the link (lib/personalData.ts). */
const keyOf = ({ place = '', from = '', on = '', called }: DraftSubject) =>
  ['liora.memory-with-partner', place, from, on, ...(called === undefined ? [] : [called])].join('.');

/** What this person left on this device, or null; somebody else's is never shown. Photos that are gone by now are left out. */
export function readStoredDraft(
  userId: string,
  subject: DraftSubject,
  now: number,
): (StoredDraft & { photosGone: boolean }) | null {
  const { data } = stored.safeParse(readJson('localStorage', keyOf(subject)));
  if (data?.user_id !== userId) return null;
  const { draft, stored_at: storedAt, request_id: requestId, only_me: onlyMe, words } = data;
  const photosGone = draft.photos.length > 0 && photosAreGone(storedAt, now);
  const { place_id, ...rest } = draft;
  const kept = { ...rest, place_id: place_id ?? null, ...(photosGone && { photos: [] }) };
  return { requestId, onlyMe, words, photosGone, draft: kept };
}

export function keepDraft(
  userId: string,
  subject: DraftSubject,
  { requestId, draft, onlyMe, words }: StoredDraft,
  now: number,
): void {
  const value = {
    user_id: userId,
    stored_at: now,
    request_id: requestId,
    only_me: onlyMe,
    words,
    draft,
  } satisfies z.input<typeof stored>;
  writeJson('localStorage', keyOf(subject), value);
}

export const dropStoredDraft = (subject: DraftSubject): void => removeStored('localStorage', keyOf(subject));
