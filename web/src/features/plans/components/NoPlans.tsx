import { CURATED_RADIUS_MILES } from '@liora/domain/limits';
import { radiusLabel } from '@liora/domain/rules/radius';
import { Vignette } from '../../../art/Vignette.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { creatorFilterText } from '../creatorFilter.text.ts';
import { type Near, plansText } from '../plans.text.ts';

interface NoPlansProps {
  /** Why the list is empty: no plan has the chosen tags, the person asked for has none, none is near, or there is none at all. */
  because: 'tags' | 'creator' | 'near' | 'none';
  creatorName: string | undefined;
  near: Near;
  signedIn: boolean;
  onCreate: () => void;
  onClearTags: () => void;
  onClearCreator: () => void;
  onEverywhere: () => void;
}

/** What empties the list is said, and taken away by one press (PLAN-10, PLAN-11, RUL-58). */
export function NoPlans({ because, creatorName, near, signedIn, ...on }: NoPlansProps) {
  switch (because) {
    case 'tags':
      return (
        <Narrowed
          title={plansText.noMatchTitle}
          text={plansText.noMatchText}
          clear={plansText.clearTags}
          onClear={on.onClearTags}
        />
      );
    case 'creator':
      return (
        <Narrowed
          title={creatorName ? creatorFilterText.byNone(creatorName) : creatorFilterText.byNoneUnnamed}
          text={creatorFilterText.byNoneText}
          clear={creatorFilterText.byAll}
          onClear={on.onClearCreator}
        />
      );
    case 'near':
      return (
        <Narrowed
          title={plansText.noneNearTitle(near)}
          text={plansText.noneNearText(radiusLabel(CURATED_RADIUS_MILES))}
          clear={plansText.showEverywhere}
          onClear={on.onEverywhere}
        />
      );
    case 'none':
      return <NoneAtAll onCreate={signedIn ? on.onCreate : undefined} />;
  }
}

interface NarrowedProps {
  title: string;
  text: string;
  clear: string;
  onClear: () => void;
}

function Narrowed({ title, text, clear, onClear }: NarrowedProps) {
  return (
    <EmptyState
      art={<Vignette kind="noResults" />}
      title={title}
      text={text}
      action={<Button onClick={onClear}>{clear}</Button>}
    />
  );
}

function NoneAtAll({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={plansText.emptyTitle}
      text={plansText.emptyText}
      action={
        onCreate && (
          <Button variant="primary" onClick={onCreate}>
            {plansText.createFirst}
          </Button>
        )
      }
    />
  );
}
