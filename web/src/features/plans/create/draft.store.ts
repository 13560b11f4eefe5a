import { z } from '../../../lib/zod.ts';
import { EMPTY_DRAFT, type PlanDraft, planDraft } from './draft.forms.ts';
import { newRequestId } from './requestId.rules.ts';

/** One draft per tab, kept until the plan is created or the draft is given up. */
const KEY = 'liora.plan-draft';

const stored = z.object({ user_id: z.string(), request_id: z.uuid(), draft: planDraft });
export type StoredDraft = z.infer<typeof stored>;

/** The kept draft of this person, or a new empty one; somebody else's draft is never shown. */
export function readDraft(userId: string, storage: Storage = sessionStorage): StoredDraft {
  const fresh = { user_id: userId, request_id: newRequestId(), draft: EMPTY_DRAFT };
  try {
    const kept = stored.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null'));
    return kept.success && kept.data.user_id === userId ? kept.data : fresh;
  } catch {
    return fresh;
  }
}

export function keepDraft(kept: StoredDraft, storage: Storage = sessionStorage): void {
  try {
    if (isUntouched(kept.draft)) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still lets people create plans.
  }
}

export function dropDraft(storage: Storage = sessionStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

const isUntouched = (draft: PlanDraft) => JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
