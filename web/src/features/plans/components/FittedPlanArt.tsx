import type { Inset } from '@liora/art/planLayout';
import { useRef } from 'react';
import type { ArtSize } from '../../../art/ArtFrame.tsx';
import { useHydrated } from '../../../lib/firstRender.ts';
import { useElementSize } from '../../../ui/useElementSize.ts';
import { PlanCoverArt, type PlanCoverArtProps } from './PlanCoverArt.tsx';

interface FittedPlanArtProps {
  plan: PlanCoverArtProps['plan'];
  /** What lies over a cover of that height. */
  insetOf?: (height: number) => Inset;
  /** It leads its screen: what its slot measures for most, for drawing it before it can be measured. */
  first?: ArtSize;
}

/** A picture is drawn anew when its slot has changed by more than this. */
const STEP_PX = 16;

/** The cover of a plan in a slot that grows and shrinks with the window: drawn for what it measures, so that no stop is cut off. */
export function FittedPlanArt({ plan, insetOf, first }: FittedPlanArtProps) {
  const slot = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const measured = useElementSize(slot, STEP_PX);
  const size = measured ?? (hydrated ? null : first);
  return (
    <div ref={slot} className="size-full [&>div]:size-full">
      {size && (
        <PlanCoverArt
          plan={plan}
          {...size}
          {...(insetOf && { inset: insetOf(size.height) })}
          first={first !== undefined}
        />
      )}
    </div>
  );
}
