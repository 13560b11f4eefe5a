import { newRequestId } from '../../../lib/requestId.ts';
import { z } from '../../../lib/zod.ts';
import { EMPTY_DRAFT, type PlanDraft, planDraft } from './draft.forms.ts';

/** One draft per tab, kept until the plan is created or the draft is given up. */
const KEY = 'liora.plan-draft';

/** As a version of before stored it: what is newer begins as in a new plan. */
const storedDraft = planDraft.extend({ shared_with_partner: z.boolean().default(true) });
const stored = z.object({ user_id: z.string(), request_id: z.uuid(), draft: storedDraft });
export type StoredDraft = z.infer<typeof stored>;

/** The kept draft of this person, or a new empty one; somebody else's draft is never shown. */
export function readDraft(userId: string, storage?: Storage): StoredDraft {
  const fresh = { user_id: userId, request_id: newRequestId(), draft: EMPTY_DRAFT };
  const found = stored.safeParse(readStored(KEY, storage));
  return found.success && found.data.user_id === userId ? found.data : fresh;
}

export function storeDraft(found: StoredDraft, storage?: Storage): void {
  writeStored(KEY, same(found.draft, EMPTY_DRAFT) ? null : found, storage);
}

export const dropDraft = (storage?: Storage): void => writeStored(KEY, null, storage);

/** What is being edited: whose plan, and how it was stored when the editing began. */
export interface EditedPlan {
  userId: string;
  planId: string;
  /** What began before a change that was made elsewhere is merged with it, never written over it. */
  updatedAt: string;
  /** The plan as it is stored. */
  stored: PlanDraft;
}

/** What was typed, and the plan as it was when that began. */
export interface PlanEdit {
  draft: PlanDraft;
  base: PlanDraft;
}

const storedEdit = z.object({
  user_id: z.string(),
  updated_at: z.string(),
  draft: storedDraft,
  // Edits of earlier versions have none.
  base: storedDraft.optional(),
});
const editKey = ({ planId }: EditedPlan) => `liora.plan-edit.${planId}`;

/** What was typed into this plan and not sent, or the plan as it is. */
export function readEdit(plan: EditedPlan, storage?: Storage): PlanEdit {
  const { data } = storedEdit.safeParse(readStored(editKey(plan), storage));
  if (data?.user_id !== plan.userId) return { draft: plan.stored, base: plan.stored };
  const base = data.base ?? (data.updated_at === plan.updatedAt ? plan.stored : undefined);
  return base ? { draft: data.draft, base } : { draft: plan.stored, base: plan.stored };
}

export function storeEdit(plan: EditedPlan, { draft, base }: PlanEdit, storage?: Storage): void {
  const { userId: user_id, updatedAt: updated_at } = plan;
  const edit = { user_id, updated_at, draft, base };
  writeStored(editKey(plan), same(draft, base) ? null : edit, storage);
}

export const dropEdit = (plan: EditedPlan, storage?: Storage): void =>
  writeStored(editKey(plan), null, storage);

const same = (one: PlanDraft, other: PlanDraft) => JSON.stringify(one) === JSON.stringify(other);

function readStored(key: string, storage: Storage | undefined): unknown {
  try {
    return JSON.parse((storage ?? sessionStorage).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still lets people create plans. */
function writeStored(key: string, value: object | null, storage: Storage | undefined): void {
  try {
    if (value === null) (storage ?? sessionStorage).removeItem(key);
    else (storage ?? sessionStorage).setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}
