import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshMemories } from '../memories.queries.ts';
import { memoryFormText } from './form.text.ts';
import { contentOf, type WholeDraft } from './memoryDraft.forms.ts';
import { type DraftSubject, dropStoredDraft, type StoredDraft } from './memoryDraft.store.ts';

interface NewMemory extends Omit<StoredDraft, 'draft' | 'onlyMe'> {
  draft: WholeDraft;
  planId: string | null;
  shared: boolean;
}

/** Stores a new memory with what was written for the partner alone, and opens it; what failed leaves the draft as it is. */
export function useStoreMemory(subject: DraftSubject) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const store = async ({ requestId, draft, words, planId, shared }: NewMemory) => {
    setSaving(true);
    setError(null);
    try {
      const content = { ...contentOf(draft), request_id: requestId, plan_id: planId, shared };
      const { memory } = await retrying(() => client.memories.create(content));
      if (shared && words.trim()) await retrying(() => client.memories.write({ id: memory.id, words }));
      dropStoredDraft(subject);
      refreshMemories(queries);
      toast(memoryFormText.kept, { kind: 'success' });
      void navigate({ to: '/memories/{-$part}', params: { part: memory.id }, replace: true });
    } catch (caught) {
      setError(caught);
      setSaving(false);
    }
  };
  return { store, saving, error };
}
