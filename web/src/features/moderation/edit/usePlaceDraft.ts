import { useSelector } from '@tanstack/react-store';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { NO_DRAFT, type PlaceDraft } from './placeDraft.rules.ts';
import { placeDrafts } from './placeDrafts.store.ts';

/** What was begun of one place. */
export function usePlaceDraft(id: string) {
  const owner = useMe()?.user_id ?? null;
  const begun = useSelector(placeDrafts);
  const draft = (begun.owner === owner ? begun.drafts[id] : undefined) ?? NO_DRAFT;
  const change = (made: (draft: PlaceDraft) => PlaceDraft) =>
    placeDrafts.setState((before) => {
      const drafts = before.owner === owner ? before.drafts : {};
      return { owner, drafts: { ...drafts, [id]: made(drafts[id] ?? NO_DRAFT) } };
    });
  return { draft, change, forget: () => change(() => NO_DRAFT) };
}
