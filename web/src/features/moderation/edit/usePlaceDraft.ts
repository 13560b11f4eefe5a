import type { EditablePlace } from '@liora/domain/contract/placeFields';
import { useSelector } from '@tanstack/react-store';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { goingOn, NO_DRAFT, type PlaceDraft } from './placeDraft.rules.ts';
import { placeDrafts } from './placeDrafts.store.ts';

/** What was begun of one place. */
export function usePlaceDraft({ id, version }: Pick<EditablePlace, 'id' | 'version'>) {
  const owner = useMe()?.user_id ?? null;
  const begun = useSelector(placeDrafts);
  const draft = (begun.owner === owner ? begun.drafts[id] : undefined) ?? NO_DRAFT;
  const put = (made: (draft: PlaceDraft) => PlaceDraft) =>
    placeDrafts.setState((before) => {
      const drafts = before.owner === owner ? before.drafts : {};
      return { owner, drafts: { ...drafts, [id]: made(drafts[id] ?? NO_DRAFT) } };
    });
  return {
    draft,
    change: (made: (draft: PlaceDraft) => PlaceDraft) =>
      put((before) => goingOn(before, made(before), version)),
    /** Goes on over how the place stands by now, of which its admin knows. */
    goOnFrom: (now: string) => put((before) => ({ ...before, version: now })),
    forget: () => put(() => NO_DRAFT),
  };
}
