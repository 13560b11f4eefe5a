import { useSelector } from '@tanstack/react-store';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { begunDrafts } from './drafts.store.ts';
import { answered, type Draft, EMPTY_DRAFT } from './reason.rules.ts';

/** What was begun of each item: whoever looks at another one in between, or has to sign in again, finds it again. */
export function useDrafts() {
  const owner = useMe()?.user_id ?? null;
  const begun = useSelector(begunDrafts);
  const drafts = begun.owner === owner ? begun.drafts : {};
  const draftOf = (key: string): Draft => drafts[key] ?? EMPTY_DRAFT;
  const set = (made: (all: Readonly<Record<string, Draft>>) => Readonly<Record<string, Draft>>) =>
    begunDrafts.setState((before) => ({ owner, drafts: made(before.owner === owner ? before.drafts : {}) }));
  const change = (key: string, made: (draft: Draft) => Draft) =>
    set((all) => ({ ...all, [key]: made(all[key] ?? EMPTY_DRAFT) }));
  return {
    draftOf,
    change: (key: string, part: Partial<Draft>) => change(key, (draft) => ({ ...draft, ...part })),
    answer: (key: string, answer: Draft['answer']) => change(key, (draft) => answered(draft, answer)),
    forget: (key: string) => set(({ [key]: _, ...others }) => others),
  };
}
