import type { LovedStep as Step } from '@liora/domain/rules/sparkScore';
import { Heart } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { placesText } from '../../places/places.text.ts';
import { lovedStepText } from './lovedStep.text.ts';

/**
 * The step that a place has reached, wherever the list shows it: an early score says so, from two reviews on it is a
 * heart, and a Liora Pick in its place once it is one (RUL-49, RUL-52). Over a cover all are badges.
 */
export function LovedStep({ step, onCover = false }: { step: Step; onCover?: boolean }) {
  if (step === 'pick')
    return (
      <Badge kind="pick" className="w-fit">
        {placesText.lioraPick}
      </Badge>
    );
  if (step === 'early') {
    if (onCover)
      return (
        <Badge kind="yours" icon={null}>
          {lovedStepText.early}
        </Badge>
      );
    return <span className="text-caption text-ink-2">{lovedStepText.early}</span>;
  }
  const heart = <Heart aria-hidden="true" className="size-3.5 flex-none fill-current" />;
  if (onCover) {
    return (
      <Badge kind="yours" icon={heart} className="text-coral-ink">
        {lovedStepText.heart}
      </Badge>
    );
  }
  return (
    <span className="inline-flex w-fit items-center gap-1.25 text-caption font-semibold text-coral-ink">
      {heart}
      {lovedStepText.heart}
    </span>
  );
}
