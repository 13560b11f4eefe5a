import { CURATED_RADIUS_MILES } from '@liora/domain/limits';
import { radiusLabel } from '@liora/domain/rules/radius';
import { Vignette } from '../../../art/Vignette.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { creatorFilterText } from '../creatorFilter.text.ts';
import type { Narrowing } from '../nearPlans.rules.ts';
import { type Near, plansText } from '../plans.text.ts';

interface NoPlansProps {
  /** All that narrows the list; nothing when there is no plan at all. */
  because: readonly Narrowing[];
  creatorName: string | undefined;
  near: Near;
  signedIn: boolean;
  onCreate: () => void;
  onClearTags: () => void;
  onClearCreator: () => void;
  onEverywhere: () => void;
}

/** Whatever may empty the list is said, and each is taken away by one press (PLAN-10, PLAN-11, RUL-58). */
export function NoPlans({ because, creatorName, near, signedIn, ...on }: NoPlansProps) {
  if (because.length === 0) return <NoneAtAll onCreate={signedIn ? on.onCreate : undefined} />;
  const waysOut: Record<Narrowing, [words: string, take: () => void]> = {
    tags: [plansText.clearTags, on.onClearTags],
    creator: [creatorFilterText.byAll, on.onClearCreator],
    near: [plansText.showEverywhere, on.onEverywhere],
  };
  return (
    <EmptyState
      art={<Vignette kind="noResults" />}
      {...wordsFor(because, near, creatorName)}
      action={because.map((one, i) => (
        <Button key={one} variant={i === 0 ? 'primary' : 'line'} onClick={waysOut[one][1]}>
          {waysOut[one][0]}
        </Button>
      ))}
    />
  );
}

function wordsFor(because: readonly Narrowing[], near: Near, name: string | undefined) {
  const tagged = because.includes('tags');
  if (because.includes('near')) {
    const radius = radiusLabel(CURATED_RADIUS_MILES);
    return tagged
      ? { title: plansText.noMatchNearTitle(near), text: plansText.noMatchNearText(radius) }
      : { title: plansText.noneNearTitle(near), text: plansText.noneNearText(radius) };
  }
  if (!because.includes('creator')) return { title: plansText.noMatchTitle, text: plansText.noMatchText };
  const of = creatorFilterText;
  return tagged
    ? { title: name ? of.byNoMatch(name) : of.byNoMatchUnnamed, text: of.byNoMatchText }
    : { title: name ? of.byNone(name) : of.byNoneUnnamed, text: of.byNoneText };
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
