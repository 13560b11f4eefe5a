import { readJson, removeStored, writeJson } from './browserStorage.ts';
import { photosAreGone } from './photosPending.ts';

/** Whose form it is, and of what: 'review.bar'. What is written for a partner says 'partner' (lib/personalData.ts). */
export interface DraftOwner {
  /** Nobody's is kept. */
  userId: string | undefined;
  subject: string;
}

/** A form as it was left. */
export interface FormDraft<Draft> {
  draft: Draft;
  /** What it began with, and the version of that. */
  base: Draft;
  version: number;
  /** So that what was sent and not answered is sent as the same. */
  requestId: string;
}

interface Stored<Draft> {
  user_id: string;
  stored_at: number;
  request_id: string;
  version: number;
  base: Draft;
  draft: Draft;
}

const keyOf = ({ subject }: DraftOwner) => `liora.form-draft.${subject}`;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What this person left in this tab, over what is stored now: fields that they had not changed follow it. Null when there is
 * nothing that is not stored; somebody else's is never shown. Photos that are gone by now are left out.
 */
export function readFormDraft<Draft extends object>(
  owner: DraftOwner,
  now: Draft,
  at: number,
): (FormDraft<Draft> & { photosGone: boolean }) | null {
  const found = readJson('sessionStorage', keyOf(owner));
  if (!isStored(found, now) || found.user_id !== owner.userId) return null;
  const left = photosAreGone(found.stored_at, at)
    ? { ...found.draft, ...onlyStoredPhotos(found.draft, now) }
    : found.draft;
  const draft = overNow(left, found.base, now);
  if (isSame(draft, now)) return null;
  const { base, version, request_id: requestId } = found;
  return { draft, base, version, requestId, photosGone: !isSame(left, found.draft) };
}

/** Keeps it, or drops what is as it was when it began. A browser that keeps nothing still lets people send their forms. */
export function storeFormDraft<Draft extends object>(
  owner: DraftOwner,
  { draft, base, version, requestId }: FormDraft<Draft>,
  at: number,
): void {
  if (owner.userId === undefined || isSame(draft, base)) {
    dropFormDraft(owner);
    return;
  }
  const value: Stored<Draft> = {
    user_id: owner.userId,
    stored_at: at,
    request_id: requestId,
    version,
    base,
    draft,
  };
  writeJson('sessionStorage', keyOf(owner), value);
}

export const dropFormDraft = (owner: DraftOwner): void => removeStored('sessionStorage', keyOf(owner));

/** Both have the same fields, in the same order. */
function overNow<Draft extends object>(draft: Draft, base: Draft, now: Draft): Draft {
  const merged = { ...now };
  for (const field of Object.keys(now) as (keyof Draft)[])
    if (!isSame(draft[field], base[field])) merged[field] = draft[field];
  return merged;
}

type WithPhotos = { photos?: readonly { id: string }[] };

function onlyStoredPhotos(draft: WithPhotos, now: WithPhotos): WithPhotos {
  if (!draft.photos) return {};
  return { photos: draft.photos.filter(({ id }) => now.photos?.some((photo) => photo.id === id)) };
}

/** What an older version of the app left has other fields. Told by hand: dialogs this small bring no library for it. */
function isStored<Draft extends object>(found: unknown, now: Draft): found is Stored<Draft> {
  if (!isRecord(found)) return false;
  const { user_id, stored_at, request_id, version, draft, base } = found;
  const isHead =
    typeof user_id === 'string' && typeof stored_at === 'number' && typeof request_id === 'string';
  return isHead && typeof version === 'number' && isLike(draft, now) && isLike(base, now);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

function isLike(found: unknown, now: object): boolean {
  if (!isRecord(found)) return false;
  return Object.entries(now).every(([field, value]) => {
    const other = found[field];
    // What may be left out is, where it is stored.
    if (value === undefined) return true;
    if (other === undefined) return false;
    return value === null || other === null || kindOf(other) === kindOf(value);
  });
}
