import { z } from '../../../lib/zod.ts';
import { EMPTY_DRAFT, type PlanDraft, planDraft } from './draft.forms.ts';
import { newRequestId } from './requestId.rules.ts';

/** One draft per tab, kept until the plan is created or the draft is given up. */
const KEY = 'liora.plan-draft';

const stored = z.object({ user_id: z.string(), request_id: z.uuid(), draft: planDraft });
export type StoredDraft = z.infer<typeof stored>;

/** The kept draft of this person, or a new empty one; somebody else's draft is never shown. */
export function readDraft(userId: string, storage?: Storage): StoredDraft {
  const fresh = { user_id: userId, request_id: newRequestId(), draft: EMPTY_DRAFT };
  const kept = stored.safeParse(readKept(KEY, storage));
  return kept.success && kept.data.user_id === userId ? kept.data : fresh;
}

export function keepDraft(kept: StoredDraft, storage?: Storage): void {
  keep(KEY, same(kept.draft, EMPTY_DRAFT) ? null : kept, storage);
}

export const dropDraft = (storage?: Storage): void => keep(KEY, null, storage);

/** What is being edited: whose plan, and how it was stored when the editing began. */
export interface EditedPlan {
  userId: string;
  planId: string;
  /** A plan that was changed elsewhere meanwhile is not written over with what began before. */
  updatedAt: string;
  /** The plan as it is stored. */
  stored: PlanDraft;
}

const storedEdit = z.object({ user_id: z.string(), updated_at: z.string(), draft: planDraft });
const editKey = ({ planId }: EditedPlan) => `liora.plan-edit.${planId}`;

/** What was typed into this plan and not sent, or the plan as it is. */
export function readEdit(plan: EditedPlan, storage?: Storage): PlanDraft {
  const kept = storedEdit.safeParse(readKept(editKey(plan), storage));
  const isTheirs = kept.data?.user_id === plan.userId && kept.data.updated_at === plan.updatedAt;
  return kept.data && isTheirs ? kept.data.draft : plan.stored;
}

export function keepEdit(plan: EditedPlan, draft: PlanDraft, storage?: Storage): void {
  const { userId: user_id, updatedAt: updated_at } = plan;
  keep(editKey(plan), same(draft, plan.stored) ? null : { user_id, updated_at, draft }, storage);
}

export const dropEdit = (plan: EditedPlan, storage?: Storage): void => keep(editKey(plan), null, storage);

const same = (one: PlanDraft, other: PlanDraft) => JSON.stringify(one) === JSON.stringify(other);

function readKept(key: string, storage: Storage | undefined): unknown {
  try {
    return JSON.parse((storage ?? sessionStorage).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still lets people create plans. */
function keep(key: string, value: object | null, storage: Storage | undefined): void {
  try {
    if (value === null) (storage ?? sessionStorage).removeItem(key);
    else (storage ?? sessionStorage).setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}
