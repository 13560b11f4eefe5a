import { useEffect, useState } from 'react';
import { type DraftOwner, dropFormDraft, isSame, readFormDraft, storeFormDraft } from './formDraft.ts';
import { newRequestId } from './requestId.ts';

interface FormDraftOptions<Draft> extends DraftOwner {
  /** What the form begins with: what is stored, or nothing yet. */
  stored: Draft;
  /** Of what is stored, where the server counts them. */
  version?: number;
}

/**
 * The draft of a form: as this person left it in this tab, or as it is stored. From the first change on it is kept until it was
 * sent or given up; `base` and `version` are what it began with, so that nothing newer is written over unseen.
 */
export function useFormDraft<Draft extends object>({
  userId,
  subject,
  stored,
  version = 0,
}: FormDraftOptions<Draft>) {
  const [owner] = useState<DraftOwner>(() => ({ userId, subject }));
  const anew = () => ({ draft: stored, base: stored, version, requestId: newRequestId() });
  const [restored, setRestored] = useState(() => readFormDraft(owner, stored, Date.now()));
  const [edit, setEdit] = useState(() => {
    if (!restored) return anew();
    // Another version of the same words is none that could be written over.
    return isSame(restored.base, stored) ? { ...restored, version } : restored;
  });
  const [isTouched, setTouched] = useState(false);
  const [now, setNow] = useState(stored);
  useEffect(() => {
    if (isTouched) storeFormDraft(owner, edit, Date.now());
  }, [isTouched, owner, edit]);
  return {
    ...edit,
    /** It is as it was left, not as it is stored; `photosGone`: all but photos that nobody has any more. */
    restored,
    /** What is stored by now, where the draft began with something else. */
    newer: restored && !isSame(edit.base, now) ? now : null,
    change: (part: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => {
      setTouched(true);
      setEdit((before) => {
        const more = typeof part === 'function' ? part(before.draft) : part;
        return { ...before, draft: { ...before.draft, ...more } };
      });
    },
    /** What was changed meanwhile has been seen: from here on it is what the draft began with. */
    rebase: (base: Draft, version = 0) => {
      setTouched(true);
      setNow(base);
      setEdit((before) => ({ ...before, base, version }));
    },
    /** Was sent, or is given up. Also after the form is gone. */
    drop: () => {
      setTouched(false);
      dropFormDraft(owner);
    },
    startOver: () => {
      setTouched(false);
      dropFormDraft(owner);
      setRestored(null);
      setNow(stored);
      setEdit(anew());
    },
  };
}
