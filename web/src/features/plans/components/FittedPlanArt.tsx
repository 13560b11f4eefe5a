import type { Inset } from '@liora/art/planLayout';
import { useRef } from 'react';
import { useSlotSize } from '../../../art/useSlotSize.ts';
import { PlanCoverArt, type PlanCoverArtProps } from './PlanCoverArt.tsx';

interface FittedPlanArtProps {
  plan: PlanCoverArtProps['plan'];
  /** What lies over a cover of that height. */
  insetOf?: (height: number) => Inset;
}

/** The cover of a plan in a slot that grows and shrinks with the window: drawn for what it measures, so that no stop is cut off. */
export function FittedPlanArt({ plan, insetOf }: FittedPlanArtProps) {
  const slot = useRef<HTMLDivElement>(null);
  const size = useSlotSize(slot);
  return (
    <div ref={slot} className="size-full [&>div]:size-full">
      {size && <PlanCoverArt plan={plan} {...size} {...(insetOf && { inset: insetOf(size.height) })} />}
    </div>
  );
}
