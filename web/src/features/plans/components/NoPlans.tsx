import { Vignette } from '../../../art/Vignette.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { creatorFilterText } from '../creatorFilter.text.ts';
import { plansText } from '../plans.text.ts';

interface NoPlansProps {
  /** Why the list is empty: no plan has the chosen tags, the person asked for has none, or there is none at all. */
  because: 'tags' | 'creator' | 'none';
  creatorName: string | undefined;
  signedIn: boolean;
  onCreate: () => void;
  onClearTags: () => void;
  onClearCreator: () => void;
}

/** Nothing at all, nothing with these tags, or nothing by this person: the last two offer the way back (PLAN-10, PLAN-11, RUL-58). */
export function NoPlans({ because, creatorName, signedIn, ...on }: NoPlansProps) {
  if (because === 'none') {
    return (
      <EmptyState
        art={<Vignette kind="empty" />}
        title={plansText.emptyTitle}
        text={plansText.emptyText}
        action={
          signedIn && (
            <Button variant="primary" onClick={on.onCreate}>
              {plansText.createFirst}
            </Button>
          )
        }
      />
    );
  }
  const tags = because === 'tags';
  return (
    <EmptyState
      art={<Vignette kind="noResults" />}
      title={tags ? plansText.noMatchTitle : creatorFilterText.byNone(creatorName)}
      text={tags ? plansText.noMatchText : creatorFilterText.byNoneText}
      action={
        <Button onClick={tags ? on.onClearTags : on.onClearCreator}>
          {tags ? plansText.clearTags : creatorFilterText.byAll}
        </Button>
      }
    />
  );
}
