import { useState } from 'react';
import { answered, type Draft, EMPTY_DRAFT } from './reason.rules.ts';

/** What was begun of each item: whoever looks at another one in between finds it again. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const draftOf = (key: string): Draft => drafts[key] ?? EMPTY_DRAFT;
  const change = (key: string, made: (draft: Draft) => Draft) =>
    setDrafts((all) => ({ ...all, [key]: made(all[key] ?? EMPTY_DRAFT) }));
  return {
    draftOf,
    change: (key: string, part: Partial<Draft>) => change(key, (draft) => ({ ...draft, ...part })),
    answer: (key: string, answer: Draft['answer']) => change(key, (draft) => answered(draft, answer)),
    forget: (key: string) => setDrafts(({ [key]: _, ...others }) => others),
  };
}
