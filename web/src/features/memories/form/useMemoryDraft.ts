import { useEffect, useState } from 'react';
import { newRequestId } from '../../../lib/requestId.ts';
import { emptyDraft, type MemoryDraft } from './memoryDraft.forms.ts';
import { type DraftSubject, keepDraft, readStoredDraft, type StoredDraft } from './memoryDraft.store.ts';

type Written = Pick<StoredDraft, 'draft' | 'onlyMe' | 'words'>;

/** A new memory while it is written: as it was left, or `start`; from the first change on it is kept on this device. */
export function useMemoryDraft(
  userId: string,
  { place, from, on, called }: DraftSubject,
  start: Partial<MemoryDraft>,
) {
  const [kept] = useState(() => readStoredDraft(userId, { place, from, on, called }, Date.now()));
  const [written, setWritten] = useState<Written>(
    () => kept ?? { draft: emptyDraft(start), onlyMe: false, words: '' },
  );
  const [requestId] = useState(() => kept?.requestId ?? newRequestId());
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) keepDraft(userId, { place, from, on, called }, { requestId, ...written }, Date.now());
  }, [isTouched, userId, place, from, on, called, requestId, written]);
  const write = (change: (before: Written) => Partial<Written>) => {
    setTouched(true);
    setWritten((before) => ({ ...before, ...change(before) }));
  };
  return { kept, written, write, isTouched, requestId };
}
