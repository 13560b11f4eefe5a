import { SAVED_SKELETON_CARDS } from '@liora/domain/limits';
import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ResultSkeleton } from '../../places/browse/results/ResultSkeleton.tsx';
import { savedText } from '../saved.text.ts';

/** Nothing fits what the list was narrowed to. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      art={<Vignette kind="noResults" />}
      title={savedText.nothingFound}
      text={savedText.nothingFoundText}
      action={<Button onClick={onShowAll}>{savedText.showAll}</Button>}
    />
  );
}

/** Nothing is saved yet. */
export function NothingSaved() {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={savedText.emptyTitle}
      text={savedText.emptyPlacesText}
      action={
        <Link to="/search" className={buttonClass({ variant: 'primary' })}>
          {savedText.emptyPlacesAction}
        </Link>
      }
    />
  );
}

/** Shaped like the places, while they load: rows on phones, unless somebody wants them otherwise. */
export function SavedSkeleton({ look }: { look: 'card' | 'row' }) {
  if (look === 'row') return <ResultSkeleton />;
  return (
    <div className="card-grid" data-four="">
      {Array.from({ length: SAVED_SKELETON_CARDS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
        <div key={i} className="place-card" data-skeleton="place">
          <Skeleton ratio="4 / 3" radius={20} />
          <div className="place-card-body">
            <Skeleton width="70%" height={22} />
            <Skeleton width="50%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
