import type { LovedPlace } from '@liora/domain/contract/reviews';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { LovedStep } from './LovedStep.tsx';

/** The plain average of a place of the list and the step that it has reached (RUL-49), where neither is the order. */
export function LovedStanding({
  entry: { overall_rating, step },
  size,
}: {
  entry: LovedPlace;
  size?: number;
}) {
  return (
    <>
      <SparkScore score={overall_rating} {...(size && { size })} />
      <LovedStep step={step} />
    </>
  );
}
