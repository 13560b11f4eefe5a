import type { Memory } from '@liora/domain/contract/memories';
import type { MemoryFacts } from '@liora/domain/contract/memory';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { memoryQuery, refreshMemories } from '../memories.queries.ts';
import { contentOf, draftOf, isWhole, type MemoryDraft, type WholeDraft } from './memoryDraft.forms.ts';
import { type MergedField, mergeMemory } from './mergeMemory.rules.ts';

/** What the other one changed is put together by itself so often; after that somebody has to look. */
const MERGES = 3;

const changedTo = (error: unknown): MemoryFacts | null =>
  errorCode(error) === 'MEMORY_CHANGED' ? (error as { data: { memory: MemoryFacts } }).data.memory : null;

/** Where the edit began, and how it stands since. */
interface Since {
  base: MemoryDraft;
  version: number;
}

/** An edit of a memory, and its saving: what the other one changed meanwhile is merged, what both changed is a conflict. */
export function useMemoryEdit(memory: Memory, onSaved: () => void) {
  const form = useStoredEdit(memory);
  const send = useSend(memory.id);
  const { draft, restored } = form;
  const [since, setSince] = useState<Since>(() => ({ base: form.base, version: form.version }));
  const [conflicts, setConflicts] = useState<MergedField[]>([]);
  const [refusals, setRefusals] = useState(0);
  /** Photos are on their way. */
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const store = async (mine: WholeDraft, from: Since, merges: number): Promise<void> => {
    const theirs = await send(mine, from.version);
    if (!theirs) {
      form.drop();
      return onSaved();
    }
    const now = { base: draftOf(theirs), version: theirs.version };
    const merged = mergeMemory(from.base, mine, now.base);
    setSince(now);
    form.change(merged.draft);
    setConflicts(merged.conflicts);
    if (merged.conflicts.length === 0 && isWhole(merged.draft) && merges > 0)
      return store(merged.draft, now, merges - 1);
    setSaving(false);
  };
  const save = async (mine = draft) => {
    if (!isWhole(mine)) return setRefusals(refusals + 1);
    if (busy || saving) return;
    setSaving(true);
    setError(null);
    await store(mine, since, MERGES).catch((caught: unknown) => {
      setError(caught);
      setSaving(false);
    });
  };
  return {
    ...{ draft, restored, refusals, busy, setBusy, saving, error, conflicts },
    change: form.change,
    save: () => void save(),
    theirs: since.base,
    /** Each conflict is decided: saved as chosen. */
    choose(chosen: MemoryDraft) {
      form.change(chosen);
      setConflicts([]);
      void save(chosen);
    },
    startOver() {
      form.startOver();
      setSince({ base: draftOf(memory), version: memory.version });
      setRefusals(0);
    },
  };
}

/** As it was left, or as the memory stands. */
const useStoredEdit = (memory: Memory) =>
  useFormDraft<MemoryDraft>({
    userId: useMe()?.user_id,
    // What is written for the two goes with their link (lib/personalData.ts).
    subject: `memory-with-partner.${memory.id}`,
    stored: draftOf(memory),
    version: memory.version,
  });

/** Sends an edit of the memory as it stood at a version. Answers with the memory as it stands when that is another one. */
function useSend(id: string) {
  const queries = useQueryClient();
  return async (mine: WholeDraft, version: number): Promise<MemoryFacts | null> => {
    try {
      const answer = await retrying(() => client.memories.edit({ ...contentOf(mine), id, version }));
      queries.setQueryData(memoryQuery(id).queryKey, answer);
      refreshMemories(queries);
      return null;
    } catch (caught) {
      const theirs = changedTo(caught);
      if (!theirs) throw caught;
      return theirs;
    }
  };
}
